# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = mellemrum
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = pile

key-other-column = En anden kolonne
