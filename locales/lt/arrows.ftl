# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = aukštyn/žemyn
arrows-left-right = kairėn/dešinėn
arrows-down = žemyn
