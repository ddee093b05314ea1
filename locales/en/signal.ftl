# That it is one's turn: heard and felt

# A switch
signal-turn = Sound and vibration when it's your turn
# A key
signal-bell = The terminal's bell when it's your turn, on or off
# A key and how it stands
signal-bell-on = bell: on
signal-bell-off = bell: off
