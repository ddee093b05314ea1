# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = La chaîne se rompt ici : cette ligne, ou quelque chose à quoi elle est liée, a été changée.
# $number: of the throw, from 1
record-no-such-throw = Le lancer { $number } n’a jamais eu lieu ; aucun octet ne peut lui appartenir.

# yatzy verify: a row each
verify-chain = Chaîne
verify-chain-kept = intacte : chaque ligne est telle qu’elle a été écrite
verify-chain-none = aucune : l’enregistrement a été écrit à la main ou par une version plus ancienne ; une ligne changée ne se verrait pas
verify-chain-broken = rompue
# The newest hash of the chain, by which a later game log is recognised
verify-head = Tête
verify-head-found = L’enregistrement continue à partir de la tête que tu as notée.
verify-head-missing = La tête que tu as notée n’est pas dans l’enregistrement ; c’est donc une autre partie ou un autre passé.
verify-head-advice = Qui écrit un fichier peut aussi écrire sa chaîne ; une tête notée par un appareil pendant la partie en montre plus : --head.
verify-bad-head = « { $given } » n’est pas une tête ; donne les 64 chiffres hexadécimaux affichés à la table.
verify-no-secret = La partie est finie, mais le secret n’est pas dans l’enregistrement ; ses dés sont invérifiables.
help-verify-head = Une tête qu’un appareil a notée pendant la partie
web-head = Tête de l’enregistrement
web-head-hint = Cet appareil note la tête la plus récente. Un enregistrement au passé différent ne l’a pas.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Des dés honnêtes sont au moins aussi inégaux dans { $games } parties sur 100.

# yatzy export, yatzy import
help-export = Écrire toutes les parties, finies ou non, dans un fichier
help-export-file = Le fichier à écrire ; il ne doit pas encore exister
help-import = Importer les parties d’un fichier écrit par « yatzy export »
help-import-file = Le fichier exporté
export-done = Parties écrites : { $count }
export-there = « { $path } » existe déjà ; choisis un autre nom, pour que rien ne soit perdu.
import-done = Nouvelles parties : { $count }. Déjà là : { $known }.
import-not = Ce n’est pas un fichier tel que « yatzy export » de cette version en écrit.
import-line = La ligne { $line } ne peut pas être lue comme une partie ; rien n’a été importé.
export-unwritable = « { $path } » ne peut pas être écrit ({ $detail }) ; choisis un autre endroit.
