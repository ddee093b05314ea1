# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Code des Spiels
home-join-do = Mitspielen
home-continue = Fortsetzen
home-continue-none = Spiele, die du auf diesem Gerät beginnst oder mitspielst, erscheinen hier.
home-records = Rekorde
home-rules = Regeln
home-games = Deine Spiele
home-games-waiting = Deine Spiele ({ $count } offen)

## A new game

# A button: the form then has more lines for players
new-more-lines = Mehr Zeilen
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Das passt nicht zusammen: { $options }. Stell eines davon zurück.
new-computer = Gegen den Computer
new-computer-which = Wie gut darf der Computer spielen?
new-title = Neues Spiel
new-game = Spiel
new-edition = Ausgabe
new-options = Optionen
new-seats = Plätze
new-starts = Wer anfängt
new-dice = Würfel
new-start = Das Spiel beginnen
new-plain = Standardregeln
new-options-set = { $count ->
    [0] wie in der Ausgabe
    [one] eine geändert
   *[other] { $count } geändert
}
new-unfold = Enter zeigt sie
new-fold = Enter verbirgt sie
new-add-seat = + noch ein Platz
new-seat-bot = der Computer; ← →: seine Stufe
new-seat-person = tipp einen Namen; ← → lässt den Computer spielen
new-as-entered = in der Reihenfolge oben
new-drawn = mit Würfeln: alle werfen, der höchste Wurf fängt an
new-program-dice = virtuelle Würfel
new-real-dice = echte Würfel auf dem Tisch
new-real-dice-remark = du wirfst, das Programm schreibt die Punkte auf
new-which = Welches Spiel?
new-rules = Regeln: { $title }
new-plain-title = { $title }, Standardregeln
new-option-as-edition = wie in der Ausgabe
new-dice-question = Welche Würfel?
new-dice-program = Virtuelle Würfel
new-dice-table = Echte Würfel auf dem Tisch
new-players = Wer spielt?
new-player = Spieler { $seat }
new-kind = Wie Spieler { $seat } spielt
new-kind-here = auf diesem Gerät
new-kind-elsewhere = auf eigenem Gerät
new-kind-open = offen für alle
new-kind-bot = Computer: { $level }
new-alone = Füg Spieler hinzu, oder fang allein als { $name } an.
new-add-name = Name des nächsten Spielers
new-add = Hinzufügen
new-add-computer = Computer
new-add-open = Freier Platz
new-move = Spieler { $seat } nach oben
new-remove = Spieler { $seat } entfernen
new-coach-on = mit Coach
new-coach-off = ohne Coach
new-same-name = { $name } steht zweimal da. Ändere einen der Namen, oder fang so an.

## Rules of one's own

new-own-rules = Eigene Regeln
new-own-rules-hint = Füg hier eine Regeldatei ein: Statt des oben gewählten Spiels gilt dann, was darin steht.
new-own-rules-example = Ein Beispiel für den Anfang:
new-own-rules-file = Eine Datei wählen
new-own-rules-wrong = Diese Regeln lassen sich nicht verwenden. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: Zeile wählen · ← →: ändern · Esc: gehen
new-hint-seat = Namen tippen · ← →: Computer · Rücktaste in leerer Zeile: ein Platz weniger
new-hint-add = Enter: noch ein Platz
new-hint-options = Enter: die Optionen zeigen oder verbergen
new-hint-start = Enter: beginnen · ↑ ↓: Zeile wählen · t: Statistik · Esc: gehen
# Part of the hint below the form for a new game
new-print = Strg+P: ein Block zum Drucken

## Who starts

draw-title = Wer fängt an?
draw-throw = { $name } wirft { $hand }: { $sum }
draw-again = Gleichstand: noch ein Wurf.
draw-first = { $name } fängt an.
draw-hint = Enter: an den Tisch · Esc: zurück

## Inviting

invite-title = Andere einladen
# $code: letters and digits to type
invite-code = Oder öffne { $address } und tipp den Code { $code } ein
invite-button = Einladen
invite-how = Scann den QR-Code, oder öffne { $address } und tipp den Code ein.
invite-code-label = Code
invite-copy = Link kopieren
invite-copy-seat = Link für { $name } kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-here-count = { $here } von { $all } sind da
invite-to-table = Zum Spiel
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Nur dieser Rechner kann diese Links öffnen. Starte den Server mit { $command }, dann können andere Geräte mitspielen.
invite-hint = Wer diese Seite öffnet, kann zuschauen. Der Code { $code } auf der Startseite führt auch hierher.

## Seats

seat-rename-label = { $name }: neuer Name
seat-rename = Umbenennen
seat-rename-hint = Ein leerer Name löscht den alten endgültig.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, du
seat-here = { $name }, da
seat-waiting = { $name }, noch nicht da
seat-away = { $name }, nicht da
seat-open = frei
seat-link-hint = Wer diesen Link öffnet, kann auf diesem Platz spielen ({ $name }). Der Link bleibt derselbe.
seat-link-new = Neuen Link machen
seat-link-new-sure = Der alte Link funktioniert dann nicht mehr.
seat-number = Platz { $seat }
seat-twin = { $name } ({ $seat })
seat-title = Ein Platz für dich
seat-offer = Mit diesem Link bekommst du einen Platz: { $title }.
seat-held = { $name } spielt hier schon auf einem anderen Gerät. Nimmst du den Platz, kommt er auf dieses.
seat-name = Dein Name
seat-take = Platz nehmen
seat-move = Den Platz auf dieses Gerät holen
seat-link = Link für { $name }
seat-link-title = Ein Link zu einem Platz
seat-join = Neu mitspielen
seat-who = Wer bist du?
seat-invited = Du bist eingeladen: { $title } mit { $names }.
seat-i-am = Ich bin { $name }
seat-else = Jemand anders …
seat-watch = Nur zuschauen
seat-expected = Erwartet wird { $name }. Bist du das?
seat-not-me = Wenn nicht, gib einen anderen Namen ein.
seat-other-name = { $name } sitzt schon am Tisch. Gib einen anderen Namen ein.
seat-sit = Platz nehmen
seat-add = Auf diesem Gerät jemanden hinzufügen
seat-play-here = Auf diesem Gerät spielen
seat-elsewhere = { $name }: auf einem anderen Gerät
seat-held-hint = Gehört einer dieser Plätze dir? Tipp darauf, um darum zu bitten.
seat-asked = Du hast um diesen Platz gebeten: { $name }. Deine Bitte hat die Nummer { $number }. Der Gastgeber oder das andere Gerät kann sie innerhalb von zwei Minuten erlauben.
seat-asked-players = Du hast um diesen Platz gebeten: { $name }. Deine Bitte hat die Nummer { $number }. Der Gastgeber und das andere Gerät sind nicht da, deshalb kann sie jeder Mitspieler innerhalb von zwei Minuten erlauben.
seat-no-answer = Deine Bitte wurde zwei Minuten lang nicht beantwortet. Du kannst noch einmal fragen.
seat-request = Ein anderes Gerät möchte diesen Platz übernehmen: { $name }. Es zeigt die Nummer { $number }.
seat-allow = Erlauben
seat-refuse = Ablehnen

## Why a seat or a name is refused, and what to do instead

seat-taken = Da sitzt schon jemand. Wähl einen anderen Platz.
seat-asked-already = Ein anderes Gerät hat gerade um diesen Platz gebeten. Versuch es in zwei Minuten noch einmal.
seat-refused = Deine Bitte um diesen Platz wurde abgelehnt. In zwei Minuten kannst du noch einmal fragen.
seat-request-over = Diese Bitte ist schon beantwortet oder abgelaufen.
seat-table-full = Der Tisch ist voll. Er hat { $most } Plätze.
seat-no-players = Noch spielt niemand mit. Nenn mindestens einen Spieler.
seat-name-empty = Der Name ist leer. Schreib einen.
seat-name-too-long = Dieser Name ist zu lang. Ein Name hat höchstens { $most } Zeichen.
seat-name-unruly = Dieser Name enthält unsichtbare Zeichen. Schreib ihn neu.

## Players without a name

player-number = Spieler { $number }
bot-name = Computer ({ $level })

## How well the computer plays, the weakest first

level-random = zufällig
level-greedy = gierig
level-beginner = Anfänger
level-casual = Amateur
level-club = Klub
level-expert = Experte
level-perfect = perfekt
level-winner = spielt auf Sieg
# What each level does, as a short sentence without a subject
level-hint-random = Tut, was ihm gerade einfällt.
level-hint-greedy = Nimmt immer, was gerade die meisten Punkte bringt.
level-hint-beginner = Kennt die Regeln seit gestern.
level-hint-casual = Spielt im Urlaub mit der Familie.
level-hint-club = Spielt jede Woche und vergisst den Bonus selten.
level-hint-expert = Macht fast nie einen Fehler.
level-hint-perfect = Wählt immer das Beste; der Rest ist Glück.
level-hint-winner = Will gewinnen, egal mit wie vielen Punkten.
# The mean total of a level, measured
level-average = Im Schnitt { $mean } Punkte
level-unknown = Es gibt keine Stufe „{ $level }“; die Stufen sind { $levels }.
level-unknown-near = Es gibt keine Stufe „{ $level }“; meinst du { $near }?
