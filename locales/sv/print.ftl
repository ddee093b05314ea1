# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Skriv ut
# Buttons
print-pad = Skriv ut ett block
# The pad of a table, with what was written
print-this-pad = Skriv ut det här blocket
print-rules = Skriv ut de här reglerna
print-report = Skriv ut rapporten
print-records = Skriv ut rekorden
print-page = Skriv ut sidan
# The label of the field for the number of players
print-players = För hur många?
# Below it
print-players-hint = Lämna tomt för så många som får plats på en sida.
print-paper = Papper
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = På tvären
print-large = Stor text
print-hint = Öppnas som PDF, klar att skriva ut.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = skriv ut
keys-print = Lägg blocket här som PDF, att skriva ut
# $path: a file
print-written = PDF-filen finns i { $path }, klar att skriva ut.
# Part of the hint below the form for a new game
new-print = ctrl+p: ett block att skriva ut
