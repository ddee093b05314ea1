# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = fel/le
arrows-left-right = balra/jobbra
arrows-down = le
