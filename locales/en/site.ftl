# The site: the whole game in a browser, without a server.

# Shown at the top of a table that is played at. Nothing is to be done: the new version comes by itself when the game is over.
site-update-waits = A new version of Yatzy is ready. It will start after this game.
# A warning above the first page and above tables. A link site-back-up follows.
site-nearly-full = This device has hardly any room left for Yatzy. Back up your games, and delete some.
# The same place, where a browser has not promised to keep things. A link site-back-up follows.
site-may-go = This browser may delete your games when the device runs out of room. Install Yatzy, or keep a back-up.
# The same place, in Safari on a phone or tablet of Apple, not on the home screen. A link site-back-up follows.
site-goes-after-a-week = Safari deletes your games when you have not opened Yatzy for seven days. Add Yatzy to your home screen to keep them. It starts empty there. Restore your games from a back-up.
# A link beside the three warnings above, and a button: all games are saved as a file.
site-back-up = Back up
# A button: puts such a warning away.
site-put-away = OK
# A button on the first page: installs Yatzy like an app.
site-install = Install Yatzy
# Shown while the first visit loads, when someone is faster than the network.
site-loading = One moment, Yatzy is loading.
# The first visit failed for lack of a connection. A button site-try-again follows.
site-not-loaded = Yatzy could not be loaded. Check the connection and try again.
site-try-again = Try again
# The browser has no service worker or no storage: private windows of some browsers, or a page that came over plain http.
site-cannot-keep = This browser can't keep Yatzy here. Open it in an ordinary window, not a private one, at an address that begins with https.
# The browser can't run what Yatzy is made of. The numbers are versions of the browsers.
site-too-old = This browser is too old for Yatzy. Update it, or open Yatzy in Chrome or Edge from 108, Firefox from 121, or Safari from 16.4.
# Script is switched off. Stands there in all languages at once.
site-needs-script = Yatzy plays inside your browser and needs JavaScript for that. Please switch it on.
# A language, or something to print (a PDF, a picture), was asked for that needs a file which is not on the device yet, and there is no connection.
site-language-away = This language is not downloaded yet. Go online once to get it.
site-paper-away = Printing is not downloaded yet. Go online once to get it.
# Something could not be saved because the device is full; nothing has changed.
site-full = This device has no room left, so that was not saved. Back up your games, delete some, and try again.
# On the page about the dice of a game.
site-dice-secret = These dice are thrown on this device, which knows their secret too. They are fair, but you can't prove that to others.
# The title of the page with back-up and restore, and links to it.
site-games = Games on this device
# Beside the button site-back-up.
site-back-up-hint = All games in one file, finished or not. Keep it in another place. You can restore your games from it here, on another device or on a Yatzy server.
# A button: takes the games of a file in. What came in is then said by import-done.
site-restore = Restore games
# Beside the button site-restore: which files it takes.
site-restore-hint = From a back-up or a game log.
site-restore-not = This file is neither a back-up nor a game log.
# The same: a game log that was saved while the game was still going on.
site-restore-secret = The dice of this game are still secret. Use a back-up, or wait until the game is over.
# Instead of “This server”, in tables and legends.
site-records-here = This device
site-records-title = Records on this device
# On the first page, where games to go on with are listed, while there are none.
site-go-on-none = Games that you start on this device appear here.
