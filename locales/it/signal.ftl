signal-turn = Suono e vibrazione quando tocca a te
signal-bell = Il segnale del terminale quando tocca a te, sì o no
signal-bell-on = segnale: sì
signal-bell-off = segnale: no
