# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = su/giù
arrows-left-right = sinistra/destra
arrows-down = giù
