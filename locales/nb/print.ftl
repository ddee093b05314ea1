# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Skriv ut
# Buttons
print-pad = Skriv ut en blokk
# The pad of a table, with what was written
print-this-pad = Skriv ut denne blokken
print-rules = Skriv ut disse reglene
print-report = Skriv ut rapporten
print-records = Skriv ut rekordene
print-page = Skriv ut siden
# The label of the field for the number of players
print-players = For hvor mange?
# Below it
print-players-hint = La det stå tomt for så mange det er plass til på en side.
print-paper = Papir
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = På tvers
print-large = Stor skrift
print-hint = Åpnes som PDF, klar til utskrift.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = skriv ut
keys-print = Legg blokken her som PDF, til utskrift
# $path: a file
print-written = PDF-filen ligger i { $path }, klar til utskrift.
# Part of the hint below the form for a new game
new-print = ctrl+p: en blokk til utskrift
