# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Neuer Name für { $name }
manage-rename = Umbenennen
manage-rename-hint = Ein leerer Name löscht den alten endgültig.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } ist dann in diesem Spiel nicht mehr dran.
manage-abandon-sure = Das Spiel bleibt dann stehen, wo es ist, und kann nicht weitergehen.
manage-delete-sure = Das Spiel und sein Protokoll sind dann endgültig weg.
# A button: the form then has more lines for players
manage-more-lines = Mehr Zeilen
