# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Afdrukken
# Buttons
print-pad = Een scoreblok afdrukken
# The pad of a table, with what was written
print-this-pad = Dit scoreblok afdrukken
print-rules = Deze regels afdrukken
print-report = De terugblik afdrukken
print-records = De records afdrukken
print-page = Deze pagina afdrukken
# The label of the field for the number of players
print-players = Voor hoeveel spelers?
# Below it
print-players-hint = Laat het leeg voor zo veel als er op een pagina passen.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Dwars
print-large = Grote letters
print-hint = Opent als PDF, klaar om af te drukken.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = afdrukken
keys-print = Zet het scoreblok hier neer als PDF, om af te drukken
# $path: a file
print-written = De PDF staat in { $path }, klaar om af te drukken.
# Part of the hint below the form for a new game
new-print = ctrl+p: een scoreblok om af te drukken
