# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: die Regeln jeder Anleitung, gespielt, gezählt und erklärt.
help-usage = Aufruf: { $usage }
help-commands = Befehle
help-arguments = Angaben
help-options = Schalter
help-everywhere = Überall
help-more = „{ $command } COMMAND --help“ sagt mehr über einen Befehl.
help-examples = Beispiele
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
help-lang = Diese Sprache benutzen: { $langs }
help-json = In JSON antworten
help-data = Die Daten des Programms in diesem Ordner halten (oder YATZY_DATA)
help-rules-flag = Die Regeln: die Kennung einer Ausgabe oder der Pfad einer Regeldatei
help-set = Eine Option der Regeln von Hand setzen; mehrmals möglich
help-threads = So viele Threads benutzen; das Ergebnis bleibt gleich
help-output-file = Die Datei, die geschrieben wird; ihre Endung sagt, welche Art: { $endings }
help-force = Die Datei überschreiben, wenn es sie schon gibt
help-advise = Die beste Wahl zeigen, und was jede andere kostet
help-advise-card = Die gefüllten Felder mit ihren Punkten, als "ones=3,yatzy=0"; ohne das ist der Zettel leer
help-advise-hand = Die Würfel auf dem Tisch; ohne sie ist es vor dem ersten Wurf
help-advise-rethrows = Die freien Nachwürfe nach diesem Wurf, 2 ohne Angabe; Chips zählen hier nicht mit
help-advise-chips = Die gesparten Chips
help-advise-extra-yatzys = Die Extra-Yatzys, die Punkte gebracht haben
help-advise-declared = Das Feld, das vor dem ersten Wurf angesagt wurde
help-analyse = Auf ein Spiel zurückblicken: was Glück war, was Können, was besser gewesen wäre
help-verify-head = Ein Fingerabdruck, den ein Gerät während des Spiels notiert hat
# yatzy export, yatzy import
help-export = Alle Spiele, fertig oder nicht, in eine Datei schreiben
help-games = Offene oder beendete Spiele aufzählen
help-games-finished = Beendete Spiele aufzählen
help-games-name = Nur Spiele mit jemandem, dessen Name das enthält
help-stats = Rekorde und Durchschnitte aller Spieler zeigen
help-export-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben
help-import = Die Spiele aus einer Datei importieren, die „yatzy export“ geschrieben hat
help-import-file = Die exportierte Datei
help-goal = Dein Ziel: mean (ohne Angabe), at-least:N (die beste Chance auf N Punkte) oder, wo es Gegner gibt, win; beim Lösen gilt at-least allein für jede Gesamtsumme
help-goal-against = Der Zettel eines anderen Platzes in der Form von --card, auch mit extra-yatzys=N und chips=N; einmal für jeden Gegner
help-rules = Die Spiele und Ausgaben aufzählen oder eine erklären
help-rules-id = Die Ausgabe, die erklärt wird
help-rules-game = Nur die Ausgaben dieses Spiels aufzählen
help-rules-in = Nur die Ausgaben in dieser Sprache aufzählen
help-rules-record = Den Anfang eines Protokolls mit diesen Regeln ausgeben
help-score = Zeigen, was jedes Feld für einen Wurf bringt
help-score-hand = Der Wurf, als 6-6-6-5-5, 66655 oder "6 6 6 5 5"; „-“ liest je Zeile einen Wurf von der Standardeingabe und antwortet auf jeden mit einer Zeile JSON
help-replay = Ein Protokoll prüfen und zeigen: den Block, den Stand, jeden Zug
help-replay-file = Das Protokoll
help-join = Einen Platz eines Onlinespiels im Terminal spielen oder zuschauen
help-join-address = Der Link des Platzes, die Adresse des Tisches oder der Code eines Tisches oder Wettkampfs
help-join-name = Unter diesem Namen einen freien Platz nehmen
help-serve-proxy = Die Adressen der Besucher von diesem Proxy übernehmen und von niemandem sonst; mehrmals möglich
help-serve-metrics = Auch diese Adresse /metrics lesen lassen; mehrmals möglich
help-help-command = Das Programm oder einen seiner Befehle erklären
help-help-name = Der Befehl, der erklärt wird
help-serve-rules = Diese Regeldatei auf der Seite für neue Spiele anbieten; mehrmals möglich
help-play-lan = Andere von Handys und Rechnern im selben Netz mitspielen lassen: zeigt einen Code und einen QR-Code
help-serve = Einen Yatzy-Server starten; alle spielen im Browser
help-serve-listen = An dieser Adresse lauschen; Port 0 nimmt einen freien
help-serve-database = Die Spiele in dieser Datenbank speichern: sqlite:PATH oder postgres://HOST/NAME
help-serve-host = Auch auf diesen Namen antworten; mehrmals möglich
help-serve-https = Der Server ist über HTTPS erreichbar, durch einen Proxy
help-lan = Andere im eigenen Netz mitspielen lassen und einen QR-Code zeigen
help-sheet = Einen Block drucken, leer oder aus einem Protokoll gefüllt
help-sheet-players = Für wie viele Spieler, 1 bis { $most }; sonst so viele, wie auf eine Seite passen
help-sheet-columns = Wie viele davon nebeneinander auf einer Seite, 1 bis { $most }
help-sheet-paper = Das Papier: { $papers }
help-sheet-landscape = Im Querformat drucken
help-sheet-large = In großer Schrift
help-sheet-record = Den Block aus diesem Protokoll füllen
help-sheet-practise = Übungen mit Lösungen statt eines Blocks
help-leaflet = Die Regeln als Anleitung drucken
help-practise = Mit Stellungen aus Spielen üben, mit genauen Antworten
help-practise-theme = Das Thema: { $themes }
help-practise-level = Wie schwer, von 1, was Anfänger schaffen, bis 5
help-practise-count = Wie viele Übungen, { $count } ohne Angabe
help-practise-seed = Gleiche Zahl, gleiche Übungen
help-practise-today = Die Übung des Tages, dieselbe für alle
help-practise-mistakes = Die teuersten Entscheidungen deiner eigenen Spiele
help-practise-show = Zeigen, was über dich gespeichert ist; mit --json als Daten
help-practise-forget = Stufe, Notizen und Serie löschen
help-simulate = Den Computer viele Spiele spielen lassen und zeigen, wie es lief
help-simulate-seat = Ein Platz; mehrmals möglich. Stufen: { $levels }
help-simulate-games = Wie viele Spiele, { $games } ohne Angabe
help-simulate-seed = Die Zahl, aus der die Würfel kommen: gleiche Zahl, gleiche Spiele
help-simulate-totals = Die Endstände jedes Spiels ausgeben, eine Zeile pro Spiel, statt der Zusammenfassung
help-solve = Perfektes Solospiel ausrechnen: erwartete Summe, Streuung, jedes Feld
help-solve-expected-only = Nur die erwartete Gesamtsumme, so schnell es geht
help-solve-distribution = Auch die Chance jeder Gesamtsumme
help-solve-table = Eine Wertetabelle im Datenordner behalten; bei großen Spielen geschieht das immer
help-completions = Die Vervollständigung für eine Shell ausgeben
help-completions-shell = Die Shell: { $shells }
help-man = Die Handbuchseiten in einen Ordner schreiben
help-man-folder = Der Ordner
help-play = Im Terminal spielen
help-play-seat = Ein Platz: ein Name, oder bot:LEVEL für den Computer; mehrmals möglich
help-play-real-dice = Du wirfst echte Würfel, das Programm schreibt die Punkte auf
help-play-same = Allein mit denselben Würfeln spielen wie ein Freund: Code oder Link einer Herausforderung, ein Protokoll oder „new“ für neue Würfel
help-play-match = Einen Wettkampf spielen: Alle füllen den ganzen Zettel allein, mit denselben Würfeln; mit --lan kommen andere über einen Code dazu
help-today = Spiel des Tages: einmal am Tag dieselben Würfel für alle
help-today-show = Tage, Tabelle und Serie zeigen, statt zu spielen
help-today-again = Noch ein Versuch, der nicht zählt
help-play-plain = In einfachen Zeilen spielen, für Screenreader und Pipes
help-serve-log = Wie viel der Server über sich aufschreibt: error, warn, info oder debug (YATZY_LOG)
help-serve-new-games = Wie viele neue Spiele eine Adresse in einer Stunde anlegen darf
help-serve-keep-unplayed = Spiele, die nie gespielt wurden, nach so vielen Tagen löschen
help-verify = Ein Protokoll prüfen: Sind die Regeln eingehalten, die Würfel fair?
help-verify-file = Das Protokoll
help-verify-commitment = Das Versprechen, das du vor dem ersten Wurf notiert hast

## The manual pages

man-files = Dateien
man-environment = Umgebungsvariablen
man-exit = Exit-Status
man-file-house = Alle Spiele. Die Datei liegt im Datenordner.
man-file-tables = Perfektes Spiel, dessen Berechnung lange gedauert hat; „yatzy solve“ legt es hier ab.
man-variable-data = Der Datenordner, wenn --data keinen nennt.
man-variable-xdg = Der Ordner, in dem Programme ihre Daten halten; der Datenordner ist „yatzy“ darin.
man-variable-lang = Die Sprache, wenn --lang keine nennt. Die erste gesetzte Variable zählt.
man-variable-no-colour = Wenn sie gesetzt ist, benutzt das Terminalspiel keine Farben.
man-exit-done = Erledigt, oder die Antwort ist Ja.
man-exit-no = Die Antwort ist Nein: Ein Protokoll verstößt gegen eine Regel, oder seine Würfel stimmen nicht mit ihrem Beweis überein.
man-exit-wrong = Etwas im Befehl oder in einer Datei war falsch; ein Satz sagt, was.
man-unwritable = Die Handbuchseiten lassen sich nicht nach „{ $path }“ schreiben ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Den Schalter „{ $flag }“ gibt es hier nicht; „{ $command } --help“ zählt auf, was es gibt.
usage-unknown-flag-near = Den Schalter „{ $flag }“ gibt es hier nicht; meinst du „{ $near }“?
usage-unknown-command = Es gibt keinen Befehl „{ $given }“; die Befehle sind { $commands }.
usage-missing = „{ $missing }“ fehlt; so geht es: { $usage }
usage-no-value = Nach „{ $flag }“ gehört ein Wert.
usage-conflict = „{ $flag }“ passt nicht zu „{ $other }“; lass eins davon weg.
usage-twice = „{ $flag }“ steht zweimal da; gib es einmal an.
usage-needless-value = „{ $flag }“ nimmt keinen Wert; lass „{ $value }“ weg.
usage-unexpected = „{ $given }“ ist eine Angabe zu viel; so geht es: { $usage }
usage-not-text = Die Befehlszeile ist kein Text in UTF-8; schreib sie in UTF-8.
usage-wrong = Die Befehlszeile ist unverständlich; „{ $command } --help“ erklärt sie.
usage-unknown-command-near = Es gibt keinen Befehl „{ $given }“; meinst du „{ $near }“?
lang-unknown = „{ $lang }“ spricht Yatzy nicht; die Sprachen sind { $langs }.
number-wrong = { $flag } kann nicht „{ $given }“ sein; gib eine ganze Zahl von { $low } bis { $high } an.
input-failed = Die Standardeingabe lässt sich nicht lesen ({ $detail }).
output-failed = Die Ausgabe lässt sich nicht schreiben ({ $detail }).

## yatzy score

score-title = { $hand } in { $title }
score-box = Feld
score-points = Punkte
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Würfle. Optimales Spiel bringt von hier an im Schnitt { $value } Punkte.
advise-best-keep = Am besten: { $keep } behalten. Optimales Spiel bringt von da an im Schnitt { $value } Punkte.
advise-best-throw-all = Am besten: alle Würfel noch einmal werfen. Optimales Spiel bringt von da an im Schnitt { $value } Punkte.
advise-best-score = Am besten: { $points } bei „{ $box }“ eintragen. Optimales Spiel bringt von da an im Schnitt { $value } Punkte.
advise-best-strike = Am besten: „{ $box }“ streichen. Optimales Spiel bringt von da an im Schnitt { $value } Punkte.
advise-best-declare = Am besten: „{ $box }“ ansagen. Optimales Spiel bringt von da an im Schnitt { $value } Punkte.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} auf dem Zettel
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} auf dem Zettel
advise-rethrows-left = { $rethrows ->
    [0] kein Nachwurf übrig
    [one] ein Nachwurf übrig
   *[other] { $rethrows } Nachwürfe übrig
}
advise-action = Wahl
advise-points = Punkte
advise-value = Gesamt
advise-cost = Kostet
advise-throw = werfen
advise-keep = { $keep } behalten
advise-throw-all = alle noch einmal werfen
advise-score = { $box }
advise-strike = { $box } streichen
advise-declare = { $box } ansagen
advise-over = Auf diesem Zettel ist jedes Feld gefüllt; es gibt nichts mehr zu tun.
advise-rethrows = Dieser Zettel kann höchstens { $most } Nachwürfe haben, nicht { $found }.
advise-unreachable = Kein Spiel nach diesen Regeln führt zu diesem Zettel; prüf die Felder.
advise-card-form = „{ $given }“ füllt kein Feld; schreib BOX=POINTS, mit Kommas dazwischen, wie in "ones=3,yatzy=0".
advise-card-points = „{ $given }“ kann keine Punktzahl im Feld { $box } sein; schreib eine ganze Zahl, wie in „{ $box }=0“.
advise-no-such-box = Dieser Block hat kein Feld „{ $id }“; meinst du { $near }?
advise-no-such-box-far = Dieser Block hat kein Feld „{ $id }“; seine Felder sind { $boxes }.
advise-no-such-cell-far = Dieser Block hat kein Feld „{ $id }“; seine Felder sind { $boxes }, mit { $columns } für die Spalte.
advise-rethrows-without-hand = „--rethrows“ braucht einen Wurf; gib ihn mit „--hand“ an, wie in --hand 6-6-6-5-5.
advise-name-first = In diesem Spiel sagt man vor dem ersten Wurf ein Feld an; sag mit „--declared BOX“, welches.

## yatzy solve, and perfect play wherever it is asked for

solving = Wird berechnet
solving-statistics = Mittelwerte werden berechnet
solve-fitted-title = Das beste bekannte Spiel in { $title }
solve-fitted-error = Fehler der Schätzung
solve-fitted-why = Dieses Spiel hat zu viele Stellungen, um alle durchzugehen, deshalb ist der Wert eines Zettels aus vielen von ihnen geschätzt. Jeder Zug und die letzten { $cells } Felder sind genau gerechnet.
solve-fitted-games = Feld für Feld, gezählt in simulierten Spielen ({ $games })
solve-takes = Dieses Spiel auszurechnen dauert etwa { $time } mit { $threads ->
    [one] einem Thread
   *[other] { $threads } Threads
} (Rechenzeit: { $cpu }) und braucht { $memory } Speicher und { $disk } auf der Platte, in { $path }. Man darf es unterbrechen; beim nächsten Mal geht es nach dem letzten fertigen Zug weiter.
solve-resumes = Es geht mit einer früher begonnenen Tabelle weiter.
solve-interrupted = Unterbrochen. Derselbe Befehl macht nach dem letzten fertigen Zug weiter.
solve-first = Für diese Regeln ist hier noch nicht berechnet, wie man perfekt spielt; „yatzy solve“ mit denselben Regeln tut das einmal (Rechenzeit: etwa { $time }, auf der Platte: { $disk }).
solve-too-many-cells = Dieser Block hat { $cells } Felder, zu viele zum Durchrechnen: Perfektes Spiel ist für Blöcke mit höchstens { $most } bekannt.
solve-title = Perfektes Spiel in { $title }
solve-expected = Erwartete Gesamtsumme
solve-deviation = Standardabweichung
solve-bonus-chance = Chance auf den Bonus
solve-states = Stellungen
solve-error = Rechenfehler
solve-at-most = unter { $error }
solve-time = Zeit für die Summe
solve-time-all = Zeit für alles
solve-seconds = { $wall } s, { $cpu } s Rechenzeit
solve-box = Feld
solve-mean = Schnitt
solve-zero = Null
solve-share = Anteil
solve-percentiles = Anteil der Spiele, die enden bei höchstens
solve-percentiles-simulated = Anteil von { $games } simulierten Spielen, die endeten bei höchstens

## The tables of values that yatzy solve keeps

solution-io = Die Tabelle lässt sich nicht lesen oder schreiben ({ $detail }).
solution-not-a-table = Das ist keine Wertetabelle; lösch sie, dann macht „yatzy solve“ eine neue.
solution-version = Diese Tabelle hat Version { $found }, die dieses Programm nicht liest; lösch sie, dann macht „yatzy solve“ eine neue.
solution-other-rules = Diese Tabelle wurde für andere Regeln gemacht; lösch sie, dann macht „yatzy solve“ eine neue.
solution-length = Diese Tabelle hat { $found } Byte statt { $expected }; lösch sie, dann macht „yatzy solve“ eine neue.
solution-damaged = Diese Tabelle ist bei Byte { $at } beschädigt; lösch sie, dann macht „yatzy solve“ eine neue.
data-no-folder = Es gibt keinen Ort für die Daten des Programms, weil dieses System keinen Heimordner nennt; gib einen mit --data DIR oder YATZY_DATA an.
data-unwritable = Der Ordner „{ $path }“ lässt sich nicht anlegen ({ $detail }); gib einen anderen mit --data DIR oder YATZY_DATA an.

## yatzy simulate

simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
} { $title }, Startzahl { $seed }
simulate-playing = Spiele laufen
simulate-seat = Platz
simulate-mean = Schnitt
simulate-error = ±
simulate-deviation = Streuung
simulate-wins = Siege
simulate-shared = Geteilt
simulate-no-bot = „{ $given }“ kann hier nicht spielen: In simulierten Spielen spielt nur der Computer; schreib bot:LEVEL, wobei die Stufe { $levels } ist.
simulate-too-many-seats = { $found } Plätze sind zu viele; gib höchstens { $most } an.

## yatzy export, yatzy import

export-done = Geschriebene Spiele: { $count }
export-there = „{ $path }“ gibt es schon; wähl einen anderen Namen, damit nichts verloren geht.
export-no-database = Unter { $database } gibt es keine Datenbank. Gib ihren Ordner mit --data DIR an oder die Datenbank selbst mit --database URL.
export-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähl einen anderen Ort.
import-done = Neue Spiele: { $count }. Schon da: { $known }.
import-not = Das ist keine Datei, wie „yatzy export“ dieser Version sie schreibt.
import-line = Zeile { $line } lässt sich nicht als Spiel lesen, also wurde nichts importiert.

## yatzy completions

completions-unknown = Für „{ $shell }“ gibt es keine Vervollständigung; die Shells sind { $shells }.

## Games with the same dice

same-rules = Die Herausforderung bringt ihre Regeln mit. Lass --rules und --set weg.
same-total = { $name }: { $points }
same-challenge = Fordere jemanden mit denselben Würfeln heraus:
help-match = Spiele mit denselben Würfeln vergleichen
help-match-game = Das Protokoll eines beendeten Spiels mit gemeinsamen Würfeln, oder der Code einer Herausforderung
