# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Naujas vardas: { $name }
manage-rename = Pervadinti
manage-rename-hint = Tuščias vardas ištrina senąjį visam laikui.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } tada šiame žaidime nebeturės ėjimų.
manage-abandon-sure = Žaidimas tada sustoja čia ir tęsti jo nebegalima.
manage-delete-sure = Žaidimas ir jo protokolas tada dingsta visam laikui.
# A button: the form then has more lines for players
manage-more-lines = Daugiau eilučių
