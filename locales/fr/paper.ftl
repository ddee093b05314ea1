# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Imprimer
# Buttons
print-pad = Imprimer une feuille de score
# The pad of a table, with what was written
print-this-pad = Imprimer cette feuille
print-rules = Imprimer ces règles
print-report = Imprimer le bilan
print-records = Imprimer les records
print-page = Imprimer cette page
# The label of the field for the number of players
print-players = Pour combien de joueurs ?
# Below it
print-players-hint = Laisse vide pour en mettre le plus possible sur une page.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = En paysage
print-large = Gros caractères
print-hint = S’ouvre en PDF, prêt à imprimer.
# $path: a file
print-written = Le PDF est dans { $path }, prêt à imprimer.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] { $pages } page : { $files }
   *[other] { $pages } pages : { $files }
}
sheet-there = « { $path } » existe déjà ; choisis un autre nom, ou remplace le fichier avec { $flag }.
sheet-players-range = Une feuille est pour 1 à { $most } joueurs ; cette partie en a { $found }.
sheet-narrow = Autant de colonnes ne laissent pas la place d’écrire sur ce papier : il en tient { $most } au plus. Choisis-en moins avec --columns, ou un papier plus grand.
sheet-paper-unknown = « { $paper } » n’est pas un papier connu ; choisis { $papers }.
sheet-format-unknown = « { $path } » ne finit par aucun format connu ; fais-le finir par { $endings }.
sheet-folder-absent = Il n’y a pas de dossier « { $folder } » ; crée-le d’abord, ou choisis un autre endroit avec -o.
sheet-unwritable = Impossible d’écrire « { $path } » ({ $detail }) ; choisis un autre endroit avec -o.
sheet-record-alone = Un enregistrement apporte ses règles et ses joueurs ; enlève --rules, --set et --players.
sheet-name-replaced = « { $name } » a des caractères qui manquent à la police de la feuille ; la feuille dit « { $shown } ».
sheet-pad-title = { $title } : feuille de score
sheet-date = Date
sheet-name = Nom
sheet-game = Partie
sheet-chips = Jetons
sheet-carried = Report
sheet-sum-hint = { $sum } : la somme des dés montrés
sheet-sum-hint-plain = { $sum } : la somme des dés qui comptent
sheet-page = Page { $page } sur { $pages }

## On a leaflet

leaflet-title = { $title } : les règles
leaflet-example = Un tour en exemple
leaflet-keep = Gardés
leaflet-pays = Ce lancer peut aller dans chacune de ces cases, si elle est libre :
leaflet-pays-named = Ce lancer va dans la case annoncée, si c’est l’une de celles-ci :
leaflet-par = { $count } dés de chaque face font exactement { $sum }.
leaflet-pale = Les dés pâles ne comptent pas.
