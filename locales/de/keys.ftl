# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = Leertaste
keycap-enter = Enter
keycap-esc = Esc
keycap-tab = Tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = Pfeile

key-other-column = Eine andere Spalte
