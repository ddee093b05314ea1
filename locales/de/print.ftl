# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Drucken
# Buttons
print-pad = Einen Block drucken
# The pad of a table, with what was written
print-this-pad = Diesen Block drucken
print-rules = Diese Regeln drucken
print-report = Den Bericht drucken
print-records = Die Rekorde drucken
print-page = Diese Seite drucken
# The label of the field for the number of players
print-players = Für wie viele?
# Below it
print-players-hint = Leer heißt: für so viele, wie auf eine Seite passen.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Quer
print-large = Große Schrift
print-hint = Öffnet sich als PDF, fertig zum Drucken.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = strg+p
# Beside the key
key-print = drucken
keys-print = Den Block hier als PDF ablegen, zum Drucken
# $path: a file
print-written = Das PDF ist in { $path }, fertig zum Drucken.
# Part of the hint below the form for a new game
new-print = strg+p: ein Block zum Drucken
