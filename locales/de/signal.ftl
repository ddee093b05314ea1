signal-turn = Ton und Vibration, wenn du dran bist
signal-bell = Der Ton des Terminals, wenn du dran bist, ein oder aus
signal-bell-on = Ton: ein
signal-bell-off = Ton: aus
