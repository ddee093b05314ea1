# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nytt navn på { $name }
manage-rename = Gi nytt navn
manage-rename-hint = Et tomt navn sletter det gamle for godt.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } får da ikke flere turer i dette spillet.
manage-abandon-sure = Spillet stopper da der det er, og kan ikke fortsette.
manage-delete-sure = Da er spillet og spilloggen borte for godt.
# A button: the form then has more lines for players
manage-more-lines = Flere linjer
