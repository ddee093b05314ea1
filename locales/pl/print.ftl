# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Drukuj
# Buttons
print-pad = Wydrukuj arkusz
# The pad of a table, with what was written
print-this-pad = Wydrukuj ten arkusz
print-rules = Wydrukuj te zasady
print-report = Wydrukuj raport
print-records = Wydrukuj rekordy
print-page = Wydrukuj tę stronę
# The label of the field for the number of players
print-players = Dla ilu?
# Below it
print-players-hint = Zostaw puste: dla tylu, ilu mieści się na stronie.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Poziomo
print-large = Duży druk
print-hint = Otwiera się jako PDF, gotowy do druku.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = drukuj
keys-print = Zapisz tu arkusz jako PDF, do druku
# $path: a file
print-written = PDF jest w { $path }, gotowy do druku.
# Part of the hint below the form for a new game
new-print = ctrl+p: arkusz do druku
