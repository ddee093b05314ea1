# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Print
# Buttons
print-pad = Print a pad
# The pad of a table, with what was written
print-this-pad = Print this pad
print-rules = Print these rules
print-report = Print the report
print-records = Print the records
print-page = Print this page
# The label of the field for the number of players
print-players = For how many?
# Below it
print-players-hint = Leave it empty for as many as fit a page.
print-paper = Paper
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
# Two switches
print-landscape = Landscape
print-large = Large print
print-hint = It opens as a PDF, ready to print.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = print
keys-print = Put the pad here as a PDF, to print
# $path: a file
print-written = The PDF is in { $path }, ready to print.
# Part of the hint below the form for a new game
new-print = ctrl+p: a pad to print
