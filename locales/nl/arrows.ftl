# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = omhoog/omlaag
arrows-left-right = links/rechts
arrows-down = omlaag
