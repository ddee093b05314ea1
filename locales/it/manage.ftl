# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nuovo nome per { $name }
manage-rename = Rinomina
manage-rename-hint = Un nome vuoto cancella il vecchio per sempre.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } non avrà poi altri turni in questa partita.
manage-abandon-sure = La partita si ferma lì e non può continuare.
manage-delete-sure = La partita e il suo registro spariscono per sempre.
# A button: the form then has more lines for players
manage-more-lines = Altre righe
