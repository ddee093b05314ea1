# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = up/down
arrows-left-right = left/right
arrows-down = down
