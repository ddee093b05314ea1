# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nieuwe naam voor { $name }
manage-rename = Hernoemen
manage-rename-hint = Een lege naam verwijdert de oude voorgoed.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } is dan in dit spel niet meer aan de beurt.
manage-abandon-sure = Het spel stopt dan waar het is en kan niet verder.
manage-delete-sure = Het spel en het verslag zijn dan voorgoed weg.
# A button: the form then has more lines for players
manage-more-lines = Meer regels
