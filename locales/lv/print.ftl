# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Drukāt
# Buttons
print-pad = Drukāt punktu lapu
# The pad of a table, with what was written
print-this-pad = Drukāt šo punktu lapu
print-rules = Drukāt šos noteikumus
print-report = Drukāt pārskatu
print-records = Drukāt rekordus
print-page = Drukāt šo lappusi
# The label of the field for the number of players
print-players = Cik spēlētājiem?
# Below it
print-players-hint = Atstāj tukšu, un būs tik, cik ietilpst lapā.
print-paper = Papīrs
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Šķērsām
print-large = Lieli burti
print-hint = Atvērsies PDF, gatavs drukāšanai.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = drukāt
keys-print = Nolikt punktu lapu šeit kā PDF, drukāšanai
# $path: a file
print-written = PDF ir šeit: { $path }, gatavs drukāšanai.
# Part of the hint below the form for a new game
new-print = ctrl+p: punktu lapa drukāšanai
