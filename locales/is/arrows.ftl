# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = upp/niður
arrows-left-right = vinstri/hægri
arrows-down = niður
