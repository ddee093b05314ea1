# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = { $name } új neve
manage-rename = Átnevezés
manage-rename-hint = Az üres név végleg törli a régit.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } ezután ebben a játékban nem kap több kört.
manage-abandon-sure = A játék akkor itt megáll, és nem folytatható.
manage-delete-sure = A játék és a jegyzőkönyve akkor végleg elvész.
# A button: the form then has more lines for players
manage-more-lines = Több sor
