# Keys of the keyboard, as the terminal's lists of keys name them

keycap-space = välilyönti
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = nuolet

key-other-column = Toinen sarake
