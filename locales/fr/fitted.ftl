fitted-values = Il n’y a pas de valeurs exactes pour ce jeu : ces chiffres reposent sur une estimation qui peut s’écarter de { $error ->
    [one] { $error } point
   *[other] { $error } points
} sur une partie entière.
solve-fitted-title = Le meilleur jeu connu : { $title }
solve-fitted-error = Erreur de l’estimation
solve-fitted-why = Ce jeu a trop de positions pour les parcourir toutes ; la valeur d’une fiche est donc ajustée sur un grand nombre d’entre elles. Chaque tour et les { $cells } dernières cases sont exacts.
solve-fitted-games = Case par case, d’après des parties simulées ({ $games })
