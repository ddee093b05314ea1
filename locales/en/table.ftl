# At the table

key-other-column = Another column
table-bot-thinking = The computer is thinking…
