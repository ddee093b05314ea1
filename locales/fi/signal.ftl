signal-turn = Ääni ja värinä, kun on sinun vuorosi
signal-bell = Pääteikkunan äänimerkki, kun on sinun vuorosi: päälle tai pois
signal-bell-on = äänimerkki: päällä
signal-bell-off = äänimerkki: pois
