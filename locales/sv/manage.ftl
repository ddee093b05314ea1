# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nytt namn på { $name }
manage-rename = Byt namn
manage-rename-hint = Ett tomt namn tar bort det gamla för gott.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } får då inga fler turer i det här spelet.
manage-abandon-sure = Spelet stannar då där det är och kan inte fortsätta.
manage-delete-sure = Då är spelet och spelloggen borta för gott.
# A button: the form then has more lines for players
manage-more-lines = Fler rader
