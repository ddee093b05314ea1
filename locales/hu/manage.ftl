# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = { $name } új neve
manage-rename = Átnevezés
manage-rename-hint = Az üres név végleg törli a régit.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } ezután ebben a játékban már nem kerül sorra.
manage-abandon-sure = A játék akkor itt megáll, és nem folytatható.
manage-delete-sure = A játék és a jegyzőkönyve akkor elvész, és semmi sem hozza vissza.
# A button: the form then has more lines for players
manage-more-lines = Több sor
