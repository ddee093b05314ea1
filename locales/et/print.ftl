# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Trüki
# Buttons
print-pad = Trüki plokk
# The pad of a table, with what was written
print-this-pad = Trüki see plokk
print-rules = Trüki need reeglid
print-report = Trüki aruanne
print-records = Trüki rekordid
print-page = Trüki see leht
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
print-landscape = Rõhtsalt
print-large = Suur kiri
print-hint = Avaneb PDF-ina, trükkimiseks valmis.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = trüki
keys-print = Pane plokk siia PDF-ina, trükkimiseks
# $path: a file
print-written = PDF on failis { $path }, trükkimiseks valmis.
# Part of the hint below the form for a new game
new-print = ctrl+p: plokk trükkimiseks
