# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = opp/ned
arrows-left-right = venstre/høyre
arrows-down = ned
