# Arrow keys in words, where a terminal can't show ↑ ↓, ← → and ↓

arrows-up-down = auf/ab
arrows-left-right = links/rechts
arrows-down = ab
