# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = mellomrom
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = piler

key-other-column = En annen kolonne
