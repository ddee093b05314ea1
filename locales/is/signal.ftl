signal-turn = Hljóð og titringur þegar þú átt leik
signal-bell = Hljóðmerki skipanagluggans þegar þú átt leik, á eða af
signal-bell-on = hljóðmerki: á
signal-bell-off = hljóðmerki: af
