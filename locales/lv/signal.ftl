signal-turn = Skaņa un vibrācija, kad tavs gājiens
signal-bell = Termināļa skaņas signāls, kad tavs gājiens: ieslēgt vai izslēgt
signal-bell-on = signāls: ieslēgts
signal-bell-off = signāls: izslēgts
