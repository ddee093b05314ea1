# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Imprimer une feuille de score, vide ou remplie d’après un enregistrement
help-sheet-players = Pour combien de joueurs, de 1 à { $most } ; sinon autant qu’il en tient sur une page
help-sheet-columns = Combien d’entre eux côte à côte sur une page, de 1 à { $most }
help-sheet-paper = Le papier : { $papers }
help-sheet-landscape = Mettre le papier en paysage
help-sheet-large = En gros caractères
help-sheet-record = Remplir la feuille d’après cet enregistrement
help-leaflet = Imprimer les règles en notice
help-output-file = Le fichier à écrire ; sa fin dit de quelle sorte : { $endings }
sheet-written = { $pages ->
    [one] { $pages } page : { $files }
   *[other] { $pages } pages : { $files }
}
sheet-players-range = Une feuille est pour 1 à { $most } joueurs ; cette partie en a { $found }.
sheet-narrow = Autant de colonnes ne laissent pas la place d’écrire sur ce papier : il en tient { $most } au plus. Choisis-en moins avec --columns, ou un papier plus grand.
sheet-paper-unknown = « { $paper } » n’est pas un papier connu ; choisis { $papers }.
sheet-format-unknown = « { $path } » ne finit par aucun format connu ; fais-le finir par { $endings }.
sheet-folder-absent = Il n’y a pas de dossier « { $folder } » ; crée-le d’abord, ou choisis un autre endroit avec -o.
sheet-unwritable = Impossible d’écrire « { $path } » ({ $detail }) ; choisis un autre endroit avec -o.
sheet-record-alone = Un enregistrement apporte ses règles et ses joueurs ; enlève --rules, --set et --players.
sheet-name-replaced = « { $name } » a des caractères qui manquent à la police de la feuille ; la feuille dit « { $shown } ».

## On a pad

sheet-pad-title = { $title } : feuille de score
sheet-date = Date
sheet-game = Partie
sheet-chips = Jetons
sheet-sum-hint = { $sum } : la somme des dés montrés
sheet-page = Page { $page } sur { $pages }

## On a leaflet

leaflet-title = { $title } : les règles
leaflet-example = Un tour en exemple
leaflet-keep = Gardés
leaflet-pays = Chacune de ces cases peut le prendre, si elle est libre :
leaflet-pays-named = La case annoncée le prend, si c’est l’une de celles-ci :
leaflet-par = { $count } dés de chaque face font exactement { $sum }.
leaflet-pale = Les dés pâles ne comptent pas.

## On charts

chart-totals = Totaux du jeu parfait
chart-totals-words = Le jeu parfait fait { $mean } en moyenne ; neuf parties sur dix finissent entre { $low } et { $high }.
chart-average = moyenne { $mean }
chart-boxes-words = Ce que contient chaque case, à côté de ce que le jeu parfait y a en moyenne
chart-dice = Dés lancés
chart-dice-words = Combien de fois chaque face est sortie ; entre les marques dans dix-neuf parties sur vingt
chart-dice-face = { $face } : lancé { $thrown }, attendu { $expected }
chart-thrown = lancé
chart-expected = attendu
