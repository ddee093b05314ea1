# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = góra/dół
arrows-left-right = lewo/prawo
arrows-down = dół
