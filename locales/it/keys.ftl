# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = spazio
keycap-enter = invio
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = frecce

key-other-column = Un’altra colonna
