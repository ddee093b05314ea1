# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = haut/bas
arrows-left-right = gauche/droite
arrows-down = bas
