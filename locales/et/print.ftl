# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Prindi
# Buttons
print-pad = Prindi plokk
# The pad of a table, with what was written
print-this-pad = Prindi see plokk
print-rules = Prindi need reeglid
print-report = Prindi ülevaade
print-records = Prindi rekordid
print-page = Prindi see leht
# The label of the field for the number of players
print-players = Mitmele?
# Below it
print-players-hint = Jäta tühjaks, siis nii mitmele, kui lehele mahub.
print-paper = Paber
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Rõhtpaigutus
print-large = Suur kiri
print-hint = Avaneb PDF-ina, printimiseks valmis.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = prindi
keys-print = Pane plokk siia PDF-ina, printimiseks
# $path: a file
print-written = PDF on failis { $path }, printimiseks valmis.
# Part of the hint below the form for a new game
new-print = ctrl+p: plokk printimiseks
