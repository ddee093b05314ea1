signal-turn = Lyd og vibrasjon når det er din tur
signal-bell = Terminalens lydsignal når det er din tur, på eller av
signal-bell-on = lydsignal: på
signal-bell-off = lydsignal: av
