# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Udskriv
# Buttons
print-pad = Udskriv en blok
# The pad of a table, with what was written
print-this-pad = Udskriv denne blok
print-rules = Udskriv disse regler
print-report = Udskriv rapporten
print-records = Udskriv rekorderne
print-page = Udskriv siden
# The label of the field for the number of players
print-players = Til hvor mange?
# Below it
print-players-hint = Lad det stå tomt til så mange, der er plads til på en side.
print-paper = Papir
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = På tværs
print-large = Stor skrift
print-hint = Åbnes som PDF, klar til udskrivning.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = udskriv
keys-print = Læg blokken her som PDF, til udskrivning
# $path: a file
print-written = PDF-filen ligger i { $path }, klar til udskrivning.
# Part of the hint below the form for a new game
new-print = ctrl+p: en blok til udskrivning
