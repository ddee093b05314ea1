# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = szóköz
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = nyilak

key-other-column = Másik oszlop
