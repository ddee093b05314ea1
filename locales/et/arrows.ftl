# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = üles/alla
arrows-left-right = vasakule/paremale
arrows-down = alla
