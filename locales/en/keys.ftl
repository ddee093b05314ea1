# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = space
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = arrows

# Keys at the table

key-other-column = Another column
