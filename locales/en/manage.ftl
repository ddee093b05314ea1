# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = New name for { $name }
# A button beside the new name
manage-rename = Rename
# The person's name is deleted, as they may ask for; their seat stays
manage-rename-hint = An empty name deletes the old one for good.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } then takes no more turns in this game.
manage-abandon-sure = The game then stops where it is and can't go on.
manage-delete-sure = The game and its log are then gone for good.
# A button: the form then has more lines for players
manage-more-lines = More lines
