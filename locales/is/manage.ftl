# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nýtt nafn: { $name }
manage-rename = Endurnefna
manage-rename-hint = Autt nafn eyðir því gamla fyrir fullt og allt.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } fær þá ekki fleiri lotur í þessum leik.
manage-abandon-sure = Leikurinn stöðvast þá þar sem hann er og heldur ekki áfram.
manage-delete-sure = Leikurinn og leikskýrslan eru þá horfin fyrir fullt og allt.
# A button: the form then has more lines for players
manage-more-lines = Fleiri línur
