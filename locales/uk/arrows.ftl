# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = угору/вниз
arrows-left-right = ліворуч/праворуч
arrows-down = вниз
