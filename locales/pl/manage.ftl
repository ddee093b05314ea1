# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nowe imię: { $name }
manage-rename = Zmień imię
manage-rename-hint = Puste imię usuwa stare na dobre.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } nie ma potem więcej tur w tej partii.
manage-abandon-sure = Partia zatrzyma się wtedy w tym miejscu i nie da się jej dokończyć.
manage-delete-sure = Partia i jej zapis znikną wtedy na dobre.
# A button: the form then has more lines for players
manage-more-lines = Więcej wierszy
