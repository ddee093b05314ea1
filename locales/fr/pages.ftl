# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Chance et talent
page-report-thinking = Calcul du bilan. Il apparaîtra ici tout seul.
page-report-perfect = Jeu parfait
page-report-good = Bon jeu, estimation
page-report-to-come = Reste à venir
page-report-turns = Tour par tour
page-report-boxes = Case par case

## A game stepped through

page-replay-title = Revoir la partie
page-replay-step = Étape { $step } sur { $steps }
page-replay-first = Au début
page-replay-previous = Précédent
page-replay-next = Suivant
page-replay-last = À la fin
page-replay-keys = Les flèches du clavier font défiler la partie.
page-replay-begins = La partie commence.
page-replay-throws = { $name } lance { $hand }.
page-replay-keeps = { $name } garde { $keep } et lance : { $hand }.
page-replay-throws-again = { $name } relance tous les dés : { $hand }.
page-replay-names = { $name } annonce la case « { $box } ».
page-replay-enters = { $name } inscrit { $points } dans la case « { $box } ».
page-replay-tells = { $name } a { $hand } : { $points } dans la case « { $box } ».
page-replay-takes-back = { $name } annule son choix.
page-replay-corrects = Correction : { $name }, tour { $round } : { $points } dans la case « { $box } ».
page-replay-asks = { $name } demande conseil.
page-replay-best = Il n’y avait pas mieux.

## The dice, checked

page-dice-yourself = Vérifie toi-même : télécharge l’enregistrement, puis exécute
page-dice-agrees = Ce que cet appareil a noté pendant la partie concorde avec l’enregistrement.
page-dice-differs = Ce que cet appareil a noté pendant la partie ne concorde pas avec l’enregistrement : ce ne sont pas les dés qu’il a vus.

## The coach

page-coach-may = Peut-on demander conseil ?
page-coach-may-usual = Si tout le monde joue ici
page-coach-may-yes = Oui
page-coach-may-no = Non
page-coach-thinks = Le conseiller réfléchit…
server-no-coach = À cette table on joue sans conseil ; décide toi-même.
server-not-asked = Demande d’abord conseil ; l’enregistrement le note.
server-no-report = Aucun bilan de cette partie ne peut être calculé ici.

## Records, history, statistics

page-records-statistics = Statistiques
page-records-here = Ce serveur
page-records-bonus = Bonus gagné
page-records-totals = Fréquence des totaux
page-records-people = Seules comptent les fiches des personnes, pas celles de l’ordinateur.
page-records-newest = Seules les { $count } parties les plus récentes comptent.
page-records-own-options = avec des options modifiées
page-records-thinking = Calcul du jeu parfait. Ses chiffres apparaîtront ici tout seuls.
page-records-no-perfect = Le jeu parfait n’a pas été calculé ici pour ce jeu.
page-records-all = Toutes les parties
page-records-older = Plus anciennes
page-records-newer = Plus récentes
page-records-top = Meilleurs totaux

## Two phones wrote the same turn

page-conflict-title = Un autre appareil a aussi inscrit ce tour. Quel score compte ?
page-conflict-theirs = Sur la feuille
page-conflict-mine = Sur cet appareil, pas enregistré
page-conflict-keep = Garder ce qui est sur la feuille
page-conflict-replace = Inscrire le mien à la place

## Who watches

page-watchers = Spectateurs : { $count }
