# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Expliquer le programme ou l’une de ses commandes
help-help-name = La commande à expliquer
help-examples = Exemples
usage-unknown-command-near = Il n’y a pas de commande « { $given } » ; voulais-tu dire « { $near } » ?
option-unknown-near = Il n’y a pas d’option « { $option } » ; voulais-tu dire « { $near } » ?

man-files = Fichiers
man-environment = Variables d’environnement
man-exit = Code de retour

man-file-house = Toutes les parties. Ce fichier se trouve dans le dossier de données.
man-file-tables = Le jeu parfait qui a été long à calculer ; « yatzy solve » le garde ici.

man-variable-data = Le dossier de données, sauf si --data en donne un.
man-variable-xdg = Le dossier où les programmes gardent leurs données ; le dossier de données y porte le nom « yatzy ».
man-variable-lang = La langue, sauf si --lang en donne une. La première variable définie compte.
man-variable-no-colour = Si cette variable est définie, le jeu en terminal n’utilise pas de couleurs.

man-exit-done = C’est fait, ou la réponse est oui.
man-exit-no = La réponse est non : un enregistrement enfreint une règle, ou ses dés ne concordent pas avec leur preuve.
man-exit-wrong = Quelque chose n’allait pas dans la commande ou dans un fichier ; une phrase dit quoi.
