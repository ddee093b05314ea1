# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Stampa
# Buttons
print-pad = Stampa un segnapunti
# The pad of a table, with what was written
print-this-pad = Stampa questo segnapunti
print-rules = Stampa queste regole
print-report = Stampa il resoconto
print-records = Stampa i record
print-page = Stampa questa pagina
# The label of the field for the number of players
print-players = Per quanti?
# Below it
print-players-hint = Lascia vuoto per quanti ne stanno in una pagina.
print-paper = Carta
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = In orizzontale
print-large = Caratteri grandi
print-hint = Si apre come PDF, pronto da stampare.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = stampa
keys-print = Metti qui il segnapunti in PDF, da stampare
# $path: a file
print-written = Il PDF è in { $path }, pronto da stampare.
# Part of the hint below the form for a new game
new-print = ctrl+p: un segnapunti da stampare
