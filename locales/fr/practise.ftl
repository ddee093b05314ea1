# Apprendre : des positions de parties comme exercices.

practise-title = Apprendre
practise-about = Des positions de vraies parties. Choisis comme à la table : garde des dés et lance, ou touche une case.

practise-question = Que fais-tu ?
practise-question-call = Quelle case annonces-tu ?

practise-number = Exercice { $number } sur { $count }
practise-right = Juste.
practise-wrong = Il y a un meilleur choix.
practise-best = Les meilleurs choix
practise-fitted = Il n’y a pas de valeurs exactes pour ce jeu : ce que coûte un choix est une estimation, en général à { $error ->
    [one] { $error } point
   *[other] { $error } points
} près.
practise-odds = Probabilités
practise-next = Exercice suivant
practise-result = { $right ->
    [one] { $right } bonne réponse
   *[other] { $right } bonnes réponses
} sur { $count }
practise-by-theme = { $theme } : { $right } sur { $count }
practise-more = Dix de plus

practise-theme = Thème
practise-theme-any = Tous les thèmes
practise-level = Niveau
practise-level-any = Tous les niveaux
practise-start = Commencer
practise-none = Aucun exercice de ce genre. Choisis un autre thème ou un autre niveau.
practise-making = Préparation des exercices…
practise-rating = Ton niveau : { $level } ({ $rating })
practise-forget = Effacer tout cela
practise-kept = Ce que cet appareil sait de toi
practise-save = Enregistrer dans un fichier
practise-answers = Réponses : { $count }
practise-streak = Jours d’affilée : { $days }
practise-noted = Réponses sur tes erreurs : { $count }
practise-day = Exercice du jour
practise-day-about = Un par jour pour chaque jeu, le même pour tous. Seule ta première réponse compte.
practise-exercises = Exercices
practise-solutions = Solutions

practise-how = Écris les dés que tu gardes, comme « 6-6 » (« none » pour tout lancer), ou une case, comme « { $id } » ; « odds » montre les probabilités, « quit » arrête.
practise-unclear = « { $given } » n’est pas un choix ici ; écris des dés qui sont là, comme « 6-6 », ou une case libre, comme « { $id } ».
practise-no-theme = Ce jeu n’a pas de thème « { $given } » ; ses thèmes sont { $themes }.

practise-theme-bonus = Le bonus
practise-theme-straights = Les suites
practise-theme-pairs = Paires et brelans
practise-theme-cross-out = Que barrer
practise-theme-last-boxes = Les dernières cases
practise-theme-saved-rethrows = Relances gardées
practise-theme-jokers = Jokers
practise-theme-declared = Cases annoncées
practise-theme-columns = Colonnes

practise-mistakes = Tes erreurs
practise-mistakes-none = Joue une partie jusqu’au bout sur cet appareil : ses choix les plus coûteux reviennent ici comme exercices.
practise-mistakes-done = C’est fini pour l’instant. Ce qui était juste revient encore une fois dans deux jours.
practise-lessons = Le Yatzy est nouveau pour toi ? Huit courtes leçons
practise-dismiss = Non merci

practise-lesson = Leçon { $number } sur { $count }
practise-lesson-score = Après trois lancers au plus, les dés vont dans une case, et chaque case ne sert qu’une fois. Les nombres montrent combien de points chacune rapporte maintenant. Où vont ces dés ?
practise-lesson-keep = Touche les dés que tu gardes ; les autres sont relancés, deux fois au plus. Trois dés identiques, c’est un bon début.
practise-lesson-pairs = Deux paires peuvent donner mieux avec un lancer de plus. Quels dés gardes-tu ?
practise-lesson-bonus = Les cases du haut donnent ensemble un bonus : trois dés de chaque face suffisent tout juste. Ici, trois cases rapportent 18 points. Laquelle rapproche du bonus ?
practise-lesson-straight = Quatre faces qui se suivent peuvent se compléter des deux côtés. Garde ce qui laisse le plus de chemins vers une suite.
practise-lesson-zero = Si rien ne convient, une case reçoit un zéro. Barre la case que tu ne remplirais sans doute pas de toute façon.
practise-lesson-chance = La case « Chance » accepte tous les dés. Utilise-la quand le lancer a raté et que toute autre case serait gâchée.
practise-lesson-stop = Pas besoin de lancer trois fois. Si les dés ne peuvent guère s’améliorer, inscris-les.
