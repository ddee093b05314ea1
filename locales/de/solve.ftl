# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
number-wrong = { $flag } kann nicht „{ $given }“ sein; gib eine ganze Zahl von { $low } bis { $high } an.

## On the way

solving = Rechne aus
solving-statistics = Rechne Schnitte aus
solve-takes = Dieses Spiel auszurechnen dauert etwa { $time } mit { $threads ->
    [one] einem Thread
   *[other] { $threads } Threads
} (Rechenzeit: { $cpu }) und braucht { $memory } Speicher und { $disk } auf der Platte, in { $path }. Man darf es unterbrechen; beim nächsten Mal geht es nach dem letzten fertigen Zug weiter.
solve-resumes = Es geht mit einer früher begonnenen Tabelle weiter.

## What goes wrong

solve-first = Perfektes Spiel ist für dieses Spiel hier noch nicht ausgerechnet; „yatzy solve“ mit denselben Regeln tut das einmal (Rechenzeit: etwa { $time }, auf der Platte: { $disk }).
solve-too-many-cells = Dieser Block hat { $cells } Felder, zu viele zum Durchrechnen: Perfektes Spiel ist für Blöcke mit höchstens { $most } bekannt.
data-no-folder = Es gibt keinen Ort für die Daten des Programms, weil dieses System keinen Heimordner nennt; gib einen mit --data DIR oder YATZY_DATA an.
data-unwritable = Der Ordner „{ $path }“ lässt sich nicht anlegen ({ $detail }); gib einen anderen mit --data DIR oder YATZY_DATA an.
table-io = Die Tabelle lässt sich nicht lesen oder schreiben ({ $detail }).
table-not-a-table = Das ist keine Wertetabelle; lösch sie, dann macht „yatzy solve“ eine neue.
table-version = Diese Tabelle hat Version { $found }, die dieses Programm nicht liest; lösch sie, dann macht „yatzy solve“ eine neue.
table-other-rules = Diese Tabelle wurde für andere Regeln gemacht; lösch sie, dann macht „yatzy solve“ eine neue.
table-length = Diese Tabelle hat { $found } Byte statt { $expected }; lösch sie, dann macht „yatzy solve“ eine neue.
table-damaged = Diese Tabelle ist bei Byte { $at } beschädigt; lösch sie, dann macht „yatzy solve“ eine neue.

## The answer

solve-title = Perfektes Spiel in { $title }
solve-expected = Erwartete Gesamtsumme
solve-deviation = Standardabweichung
solve-bonus-chance = Chance auf den Bonus
solve-states = Stellungen
solve-error = Rechenfehler
solve-at-most = unter { $error }
solve-time = Zeit für die Summe
solve-time-all = Zeit für alles
solve-seconds = { $wall } s, { $cpu } s Rechenzeit
solve-box = Feld
solve-mean = Schnitt
solve-zero = Null
solve-share = Anteil
solve-percentiles = Anteil der Spiele, die enden bei höchstens
solve-percentiles-simulated = Anteil von { $games } simulierten Spielen, die endeten bei höchstens

help-solve = Perfektes Solospiel ausrechnen: erwartete Summe, Streuung, jedes Feld
help-solve-distribution = Auch die Chance jeder Gesamtsumme
help-solve-expected-only = Nur die erwartete Gesamtsumme, so schnell es geht
help-solve-table = Eine Wertetabelle im Datenordner behalten; bei großen Spielen geschieht das immer
help-threads = So viele Threads benutzen; das Ergebnis bleibt gleich
help-completions = Die Vervollständigung für eine Shell ausgeben
help-completions-shell = Die Shell: { $shells }
completions-unknown = Für „{ $shell }“ gibt es keine Vervollständigung; die Shells sind { $shells }.
help-man = Die Handbuchseiten in einen Ordner schreiben
help-man-folder = Der Ordner
man-unwritable = Die Handbuchseiten lassen sich nicht nach „{ $path }“ schreiben ({ $detail }).
