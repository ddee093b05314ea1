signal-turn = Heli ja värin, kui on sinu käik
signal-bell = Terminali helisignaal, kui on sinu käik, sisse või välja
signal-bell-on = helisignaal: sees
signal-bell-off = helisignaal: väljas
