signal-turn = Lyd og vibration, når det er din tur
signal-bell = Terminalens lydsignal, når det er din tur, til eller fra
signal-bell-on = lydsignal: til
signal-bell-off = lydsignal: fra
