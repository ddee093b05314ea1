signal-turn = Hang és rezgés, amikor te jössz
signal-bell = A terminál hangjelzése, amikor te jössz, be vagy ki
signal-bell-on = hangjelzés: be
signal-bell-off = hangjelzés: ki
