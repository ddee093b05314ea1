# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Défier un ami avec les mêmes dés
friend-invites = { $name } te défie
friend-invites-you = On te défie
friend-how = Tu as les mêmes dés et tu joues de ton côté. Ensuite tu vois les deux totaux et tu compares tour par tour.
friend-honour = Le lien contient les dés, tout repose donc sur le fair-play.
friend-start = Jouer avec ces dés
friend-go-on = Continuer la partie
friend-compare = Comparer tour par tour
friend-first = Joue d’abord, avec de nouveaux dés. Ensuite tu reçois un lien pour un ami, qui joue avec les mêmes dés.
friend-link = La personne qui ouvre ce lien joue avec les mêmes dés :
friend-code = Code ou lien d’un défi
friend-open = Ouvrir le défi
friend-log = Coller l’enregistrement d’un ami
friend-copy = Copier
friend-copy-link = Copier le lien
today-title = Partie du jour
today-same = Sur ce serveur, tout le monde a les mêmes dés aujourd’hui. Ton premier essai compte.
today-honour = Tout le monde a les mêmes dés aujourd’hui. Ils découlent de la date, tout repose donc sur le fair-play. Ton premier essai compte.
today-play = Jouer
today-again = Encore une fois (ne compte pas)
today-give-up = Abandonner
today-second = Ce n’est pas ton premier essai aujourd’hui, il ne compte donc pas.
today-unfinished = non terminée
today-streak = { $days ->
    [one] { $days } jour de suite
    *[other] { $days } jours de suite
}
today-days = Tes jours
today-board = Tableau du jour
today-finished = Ont déjà fini : { $count }
today-later = Tu vois les totaux des autres quand ta propre partie est finie.
today-share = Partager ton résultat
today-closed = Les dés restent secrets jusqu’au { $time } UTC.
today-cost-none = N’a rien coûté
today-cost-little = A peu coûté
today-cost-much = A coûté cher
today-over = Cette journée est finie et ses dés sont connus. Joue plutôt la partie du jour.
today-goes-on = Ton essai à la partie du jour ne peut être effacé qu’une fois les dés publics. Tu peux l’abandonner.
today-not-open = pas encore vérifiables : d’autres jouent encore avec ces dés
