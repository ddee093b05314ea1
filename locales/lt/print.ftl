# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Spausdinti
# Buttons
print-pad = Spausdinti taškų lapą
# The pad of a table, with what was written
print-this-pad = Spausdinti šį taškų lapą
print-rules = Spausdinti šias taisykles
print-report = Spausdinti ataskaitą
print-records = Spausdinti rekordus
print-page = Spausdinti šį puslapį
# The label of the field for the number of players
print-players = Keliems?
# Below it
print-players-hint = Palik tuščią, ir bus tiek, kiek telpa puslapyje.
print-paper = Popierius
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Skersai
print-large = Stambus šriftas
print-hint = Atsidarys PDF, paruoštas spausdinti.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = spausdinti
keys-print = Įrašyti čia taškų lapą kaip PDF, spausdinti
# $path: a file
print-written = PDF yra { $path }, paruoštas spausdinti.
# Part of the hint below the form for a new game
new-print = ctrl+p: taškų lapas spausdinti
