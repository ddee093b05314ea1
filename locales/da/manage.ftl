# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nyt navn til { $name }
manage-rename = Omdøb
manage-rename-hint = Et tomt navn sletter det gamle for altid.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } får så ikke flere ture i dette spil.
manage-abandon-sure = Spillet stopper så, hvor det er, og kan ikke fortsætte.
manage-delete-sure = Så er spillet og spilloggen væk for altid.
# A button: the form then has more lines for players
manage-more-lines = Flere linjer
