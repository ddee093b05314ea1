# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Nyomtatás
# Buttons
print-pad = Pontozólap nyomtatása
# The pad of a table, with what was written
print-this-pad = A pontozólap nyomtatása
print-rules = A szabályok nyomtatása
print-report = A jelentés nyomtatása
print-records = A rekordok nyomtatása
print-page = Az oldal nyomtatása
# The label of the field for the number of players
print-players = Hánynak?
# Below it
print-players-hint = Ha üres, annyinak, ahány az oldalra fér.
print-paper = Papír
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Fekvő
print-large = Nagy betűk
print-hint = PDF-ként nyílik meg, nyomtatásra készen.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = nyomtatás
keys-print = A pontozólap ide, PDF-ben, nyomtatásra
# $path: a file
print-written = A PDF itt van: { $path }, nyomtatásra készen.
# Part of the hint below the form for a new game
new-print = ctrl+p: pontozólap nyomtatásra
