# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = вверх/вниз
arrows-left-right = влево/вправо
arrows-down = вниз
