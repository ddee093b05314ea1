signal-turn = Garsas ir vibracija, kai tavo ėjimas
signal-bell = Terminalo garsinis signalas, kai tavo ėjimas: įjungti arba išjungti
signal-bell-on = signalas: įjungtas
signal-bell-off = signalas: išjungtas
