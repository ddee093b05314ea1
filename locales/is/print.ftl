# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Prenta
# Buttons
print-pad = Prenta stigablokk
# The pad of a table, with what was written
print-this-pad = Prenta þessa blokk
print-rules = Prenta þessar reglur
print-report = Prenta yfirlitið
print-records = Prenta metin
print-page = Prenta þessa síðu
# The label of the field for the number of players
print-players = Fyrir hve marga?
# Below it
print-players-hint = Hafðu þetta autt fyrir eins marga og komast á síðu.
print-paper = Pappír
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Á hliðinni
print-large = Stórt letur
print-hint = Opnast sem PDF, tilbúið til prentunar.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = prenta
keys-print = Setja blokkina hér sem PDF, til prentunar
# $path: a file
print-written = PDF-skjalið er í { $path }, tilbúið til prentunar.
# Part of the hint below the form for a new game
new-print = ctrl+p: stigablokk til prentunar
