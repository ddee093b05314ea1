# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = espace
keycap-enter = entrée
keycap-esc = échap
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = flèches

key-other-column = Une autre colonne
