# Several phones play together over the site, without a server. One phone keeps the table; the others are its guests.

# The title of the page, and a link to it on the first page.
together-title = Several phones
# On that page, and below the form for a new game.
together-what = Play together on several phones. One phone keeps the table, the others join it.
# A hint: what it takes.
together-network = All phones must be on the same network. A hotspot will do.
# A hint: what it can't do.
together-limits = Each phone has to open this site once while online. It has not been tried on iPhones. There a scanned link opens in Safari, which does not know the games of the home screen app.
# A button.
together-invite = Invite another phone
# Beside the button together-invite, before the browser asks for the camera.
together-allow = Allow the camera when your browser asks. This phone reads the other phone's code with it.
# Above the code of the phone that invites.
together-show-offer = Let the other phone scan this code with its camera, or send it the link.
# On the other phone, above its code.
together-show-answer = Show this code to the phone that invited you, or send it.
# Above a field for text, on the phone that invites.
together-reply = The other phone then shows a code, too. Paste it here:
# Above the picture of the camera, in place of together-reply. The field is below.
together-camera = The other phone then shows a code, too. Hold it in front of this camera, or paste it below.
# A button beside the field.
together-connect = Connect
# A button: copies a code, or the link with a code.
together-copy = Copy
together-connecting = Connecting…
# A number follows.
together-connected = Phones connected:
# After 15 seconds without a connection.
together-isolated = The phones can't find each other. Check that both are on the same network. A guest Wi-Fi often keeps devices apart. A hotspot works.
# On a guest's phone.
together-host-gone = The connection to the other phone is lost. Let it invite you again. You keep your seat.
# On the phone that keeps the table.
together-guest-gone = A phone has lost its connection. Invite it again. It keeps its seat.
# The same phone, at its table, after the page that held the connections is gone. A link together-invite follows.
together-guests-gone = The other phones have lost their connection because this page was closed or reloaded. Invite them again. They keep their seats.
together-other-tab = Another tab of this browser holds the connection. Go on there.
together-full = Twelve phones are connected. There is no room for more.
together-garbage = A phone sent something that makes no sense. It was disconnected.
together-this-older = This phone has an older version of Yatzy. Reload this page while online, and try again.
together-other-older = The other phone has an older version of Yatzy. Reload the page there while online, and try again.
together-cannot = This browser can't connect to other phones.
# Refusals of a code that was pasted or scanned.
together-not-a-code = This is not a Yatzy code.
together-damaged = This code is damaged or incomplete. Copy it again.
together-other-pairing = This code belongs to another invitation. Use the one that the other phone shows now.
together-other-site = This invitation is for another site. Open its link instead.
# This phone has no address in any network.
together-no-network = This phone is not on a network. Join a Wi-Fi network or a hotspot, and try again.
# On a guest's page about the dice of a game.
together-dice = The phone that keeps the table throws the dice and knows their secret. Your own bytes keep your throws fair. The throws of its own players prove nothing.
