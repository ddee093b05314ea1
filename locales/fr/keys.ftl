key-other-column = Une autre colonne
