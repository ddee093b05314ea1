# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Друк
# Buttons
print-pad = Надрукувати бланк
# The pad of a table, with what was written
print-this-pad = Надрукувати цей бланк
print-rules = Надрукувати ці правила
print-report = Надрукувати розбір
print-records = Надрукувати рекорди
print-page = Надрукувати цю сторінку
# The label of the field for the number of players
print-players = На скількох?
# Below it
print-players-hint = Якщо порожньо — на стількох, скільки вміщує сторінка.
print-paper = Папір
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Альбомний аркуш
print-large = Великий шрифт
print-hint = Відкриється PDF, готовий до друку.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = друк
keys-print = Покласти сюди бланк у PDF, для друку
# $path: a file
print-written = PDF у { $path }, готовий до друку.
# Part of the hint below the form for a new game
new-print = ctrl+p: бланк для друку
