# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Nouveau nom pour { $name }
manage-rename = Renommer
manage-rename-hint = Un nom vide efface l’ancien pour de bon.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } n’aura alors plus de tour dans cette partie.
manage-abandon-sure = La partie s’arrête alors là et ne peut pas continuer.
manage-delete-sure = La partie et son enregistrement disparaissent alors pour de bon.
# A button: the form then has more lines for players
manage-more-lines = Plus de lignes
