# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = bilslá
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = örvar

key-other-column = Annar dálkur
