signal-turn = Geluid en trilling als jij aan de beurt bent
signal-bell = De bel van de terminal als jij aan de beurt bent, aan of uit
signal-bell-on = bel: aan
signal-bell-off = bel: uit
