# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Печать
# Buttons
print-pad = Напечатать бланк
# The pad of a table, with what was written
print-this-pad = Напечатать этот бланк
print-rules = Напечатать эти правила
print-report = Напечатать разбор
print-records = Напечатать рекорды
print-page = Напечатать эту страницу
# The label of the field for the number of players
print-players = На скольких?
# Below it
print-players-hint = Если пусто — на столько, сколько входит на страницу.
print-paper = Бумага
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Альбомный лист
print-large = Крупный шрифт
print-hint = Откроется PDF, готовый к печати.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = печать
keys-print = Положить сюда бланк в PDF, для печати
# $path: a file
print-written = PDF в { $path }, готов к печати.
# Part of the hint below the form for a new game
new-print = ctrl+p: бланк для печати
