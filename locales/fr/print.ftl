# Printing, from pages and from the terminal

## On the pages

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
print-players = Pour combien ?
# Below it
print-players-hint = Laisse vide pour autant qu’il en tient sur une page.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = En paysage
print-large = Gros caractères
print-hint = S’ouvre en PDF, prêt à imprimer.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = imprimer
keys-print = Mettre la feuille ici en PDF, à imprimer
# $path: a file
print-written = Le PDF est dans { $path }, prêt à imprimer.
# Part of the hint below the form for a new game
new-print = ctrl+p : une feuille à imprimer
