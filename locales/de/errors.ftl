# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } oder { $last }
list-and = { $rest } und { $last }

## Hands

hand-empty = Hier stehen keine Würfel; schreib den Wurf als 6-6-6-5-5, 66655 oder "6 6 6 5 5".
hand-not-a-face = „{ $found }“ (Zeichen { $place }) ist kein Würfel; Würfel zeigen 1 bis 6, schreib den Wurf also als 6-6-6-5-5.
hand-too-many = Dieser Wurf hat mehr als { $most } Würfel, und so viele hat kein Spiel; schreib ihn als 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Dieser Wurf hat einen Würfel
   *[other] Dieser Wurf hat { $found } Würfel
}, aber gespielt wird mit { $expected }, wie in { $example }.
hand-line = Zeile { $line }: { $problem }
hand-line-too-long = Diese Zeile hat mehr als { $most } Zeichen, zu viele für einen Wurf; schreib ihn als 6-6-6-5-5.
hand-line-not-text = Diese Zeile ist kein Text in UTF-8; schreib den Wurf als 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“; meinst du { $near }?
ruleset-unknown-far = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“; „yatzy rules“ zählt alle auf.
ruleset-twice = Die Regeln sind zweimal angegeben, „{ $first }“ und „{ $second }“; gib sie einmal an.
option-no-value = „{ $given }“ setzt keine Option; schreib OPTION=VALUE, wobei die Option { $options } ist.
option-unknown = Es gibt keine Option „{ $option }“; die Optionen sind { $options }.
option-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein; sie kann { $values } sein.
game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }.

## Combinations that make no sense

ruleset-dice = Ein Spiel hat 1 bis { $most } Würfel, nicht { $dice }.
ruleset-boxes = Ein Block hat 1 bis { $most } Felder, nicht { $boxes }.
ruleset-columns = Ein Block hat 1 bis { $most } Spalten, nicht { $columns }.
ruleset-factor = Eine Spalte kann hier nicht ×{ $factor } zählen; Spalten zählen ×1 bis ×9, jede anders.
ruleset-box-twice = Zwei Felder haben die Kennung „{ $box }“; gib jedem eine eigene.
ruleset-face-twice = Das Feld „{ $box }“ will eine Augenzahl, die schon ein früheres Feld hat; jede Augenzahl hat ein Feld.
ruleset-out-of-reach = Das Feld „{ $box }“ braucht { $needs } Würfel, mehr als das Spiel hat.
ruleset-face-pays = Das Feld „{ $box }“ gilt für eine Augenzahl und muss „matched“ bringen.
ruleset-pays = Das Feld „{ $box }“ muss 1 bis { $most } Punkte bringen.
ruleset-bonus-range = Der Bonus und die Summe, die ihn bringt, müssen 1 bis { $most } Punkte sein.
ruleset-bonus-without-upper = Einen Bonus verdient man mit oberen Feldern, und es gibt keine; lass ihn weg oder setz bonus=none.
ruleset-bonus-without-number = Diese Regeln haben keinen Bonus, dessen Grenze bleiben könnte; gib eine an, wie in bonus=at-least:63.
ruleset-declare-with-order = Angesagte Felder passen nicht zu einer festen Reihenfolge; setz order=free oder declare=no.
ruleset-declare-with-columns = Angesagte Felder passen nicht zu mehreren Spalten; setz declare=no.
ruleset-declare-with-jokers = Angesagte Felder passen nicht zu Jokern; setz joker=none oder declare=no.
ruleset-jokers-need-full-values = Joker passen hier nicht: Das Feld „{ $box }“ zählt nur die passenden Würfel, ein Joker ist darin also nichts wert; setz joker=none.
ruleset-jokers-without-yatzy = Joker brauchen genau ein Feld für lauter gleiche Würfel; setz joker=none.
ruleset-jokers-with-columns = Joker passen nicht zu mehreren Spalten; setz joker=none.
ruleset-jokers-with-yatzy-sum = Joker passen nicht, wenn Yatzy auch die Summe der Würfel bringt; setz yatzy=50 oder joker=none.
ruleset-columns-with-order = Eine feste Reihenfolge passt nicht zu mehreren Spalten; setz order=free.
ruleset-columns-with-chips = Gesparte Nachwürfe passen nicht zu mehreren Spalten; setz chips=no.
ruleset-columns-with-bonus = Ein Bonus passt nicht zu mehreren Spalten; setz bonus=none.
ruleset-no-yatzy-of-fifty = Die Option yatzy braucht ein Feld, das 50 für lauter gleiche Würfel bringt, und das gibt es hier nicht.

## Files

file-line = Zeile { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Es gibt keine Datei „{ $path }“; prüf den Namen und den Ordner.
file-is-directory = „{ $path }“ ist ein Ordner; gib den Pfad einer Datei an.
file-unreadable = Die Datei „{ $path }“ lässt sich nicht lesen ({ $detail }); prüf, ob es sie gibt und ob du sie lesen darfst.
file-not-text = Die Datei „{ $path }“ ist kein Text in UTF-8; speichere sie als UTF-8.
file-too-long = Die Datei ist größer als 256 KiB, zu groß für ein Regelwerk; ist es die richtige Datei?
file-syntax = Das ist kein TOML ({ $detail }); schreib Schlüssel = Wert.
file-unknown-key = „{ $key }“ bedeutet hier nichts; bekannt sind { $known }.
file-missing = „{ $key }“ fehlt; ergänze es.
file-wrong-kind = Bei „{ $key }“ wird erwartet: { $expected }.
file-unknown-base = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“ als Grundlage; „yatzy rules“ zählt alle auf.
file-base-and = „base“ bringt „{ $key }“ schon mit; lass eins von beiden weg.
expected-text = ein Text in Anführungszeichen
expected-number = eine ganze Zahl von { $low } bis { $high }
expected-list = eine Liste in eckigen Klammern
expected-table = eine Tabelle von Schlüsseln und Werten
expected-box-id = eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen, die mit einem Buchstaben beginnt und höchstens 32 Zeichen hat
expected-one-of = eins von: { $forms }
rules-line = Zeile { $line } der Regeln lässt sich nicht lesen.

## The command line

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
lang-unknown = „{ $lang }“ spricht Yatzy nicht; die Sprachen sind { $langs }.
input-failed = Die Standardeingabe lässt sich nicht lesen ({ $detail }).
output-failed = Die Ausgabe lässt sich nicht schreiben ({ $detail }).
