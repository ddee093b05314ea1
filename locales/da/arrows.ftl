# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = op/ned
arrows-left-right = venstre/højre
arrows-down = ned
