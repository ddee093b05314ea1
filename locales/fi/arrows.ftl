# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = ylös/alas
arrows-left-right = vasen/oikea
arrows-down = alas
