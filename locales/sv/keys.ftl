# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = mellanslag
keycap-enter = enter
keycap-esc = esc
keycap-tab = tabb
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = pilar

key-other-column = En annan kolumn
