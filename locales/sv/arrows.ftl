# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = upp/ned
arrows-left-right = vänster/höger
arrows-down = ned
