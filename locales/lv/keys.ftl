# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = atstarpe
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = bultiņas

key-other-column = Cita kolonna
