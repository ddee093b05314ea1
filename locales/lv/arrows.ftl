# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = augšup/lejup
arrows-left-right = pa kreisi/pa labi
arrows-down = lejup
