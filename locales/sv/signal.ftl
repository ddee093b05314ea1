signal-turn = Ljud och vibration när det är din tur
signal-bell = Terminalens ljudsignal när det är din tur, på eller av
signal-bell-on = ljudsignal: på
signal-bell-off = ljudsignal: av
