# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = niemand
people-players-hint = In der Reihenfolge des Spiels. Der Name kann fehlen.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Das passt nicht zusammen: { $options }. Stell eines davon zurück.

## Against the computer

people-computer = Gegen den Computer
people-computer-which = Wie gut darf der Computer spielen?
# What each level does, as a short sentence without a subject
people-level-random = Tut, was ihm gerade einfällt.
people-level-greedy = Nimmt immer, was gerade am meisten bringt.
people-level-beginner = Kennt die Regeln seit gestern.
people-level-casual = Spielt im Urlaub mit der Familie.
people-level-club = Spielt jede Woche und vergisst den Bonus selten.
people-level-expert = Rechnet fast ohne Fehler.
people-level-perfect = Wählt immer das Beste; der Rest ist Glück.
# The mean total of a level, measured
people-level-mean = Im Schnitt { $mean }

## Inviting

people-invite = Einladen
people-invite-how = Scanne das Bild, oder öffne { $address } und tippe den Code ein.
people-code = Code
people-copy = Link kopieren
people-copied = Kopiert
people-share = Teilen
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, du
people-seat-here = { $name }, da
people-seat-waiting = { $name }, noch nicht da
people-seat-away = { $name }, nicht da
people-seat-open = frei
people-here-count = { $here } von { $all } sind da
people-to-table = Zum Spiel
# $option is how the server is started for other devices: --lan
people-only-here = Nur dieser Rechner kann diese Links öffnen. Starte den Server mit { $option }, dann können andere Geräte mitspielen.
people-link-hint = Wer diesen Link öffnet, kann als { $name } spielen. Er bleibt derselbe.
people-link-new = Neuen Link machen
people-link-new-sure = Der alte Link gilt dann nicht mehr.

## At the table

# Above one's own column
people-you = du
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } von { $needed }
people-race-behind = { $pace } zurück
people-race-ahead = { $pace } voraus
people-race-even = auf Kurs
# The box that the order of boxes asks for
people-next = als Nächstes
# What an extra yatzy brings on top
people-joker-enter = { $points } bei „{ $box }“ eintragen, und { $extra } dazu
# A named box that the last throw does not fit
people-missed = Angesagt und nicht gekommen: { $box }. Wähle, wo die Null steht.
# Not to wait while something could still be undone
people-go-on = Weiter
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Diese behalten
people-standing = Stand
people-turns = Die Züge davor
people-screen = Für den großen Bildschirm

## Hints of the first game, until they are put away

people-hint-throw = Wirf die Würfel. Du hast drei Würfe in jedem Zug.
people-hint-keep = Tippe auf Würfel, um sie zu behalten, und wirf den Rest. Oder tippe auf eine Zahl im Block, um sie einzutragen.
people-hint-enter = Tippe auf eine Zahl im Block. Jedes Feld gilt nur einmal.
people-hint-gone = Verstanden

## After the game

people-finished = Beendete Spiele
