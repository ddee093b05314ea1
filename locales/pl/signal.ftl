signal-turn = Dźwięk i wibracja, gdy jest twoja tura
signal-bell = Dzwonek terminala, gdy jest twoja tura, włącz lub wyłącz
signal-bell-on = dzwonek: wł.
signal-bell-off = dzwonek: wył.
