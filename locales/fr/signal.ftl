signal-turn = Son et vibration quand c’est à toi de jouer
signal-bell = La sonnerie du terminal quand c’est à toi de jouer, avec ou sans
signal-bell-on = sonnerie : oui
signal-bell-off = sonnerie : non
