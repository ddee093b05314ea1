# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = dieses Feld
refusal-another-box = ein anderes Feld
refusal-game-over = Das Spiel ist aus. Fang ein neues an.
refusal-no-such-seat = { $seat } gibt es an diesem Tisch nicht. Wähl einen anderen Platz.
refusal-not-your-turn = { $player } ist dran, nicht { $seat }. Warte, bis du dran bist.
refusal-seat-left = Dieses Spiel geht ohne { $seat } weiter. Fang ein neues an, um wieder mitzuspielen.
refusal-too-late-to-join = Die erste Runde ist vorbei. Warte auf das nächste Spiel.
refusal-no-such-cell = So ein Feld hat dieser Block nicht. Wähl eins, das er hat.
refusal-name-first = Sag vor dem ersten Wurf ein Feld an.
refusal-nothing-to-name = In diesem Spiel sagt man keine Felder an. Würfle einfach.
refusal-already-named = Ein Feld ist schon angesagt. Würfle.
refusal-throw-first = Erst würfeln, dann eintragen.
refusal-no-rethrow = Es ist kein Nachwurf mehr übrig. Trag den Wurf in ein Feld ein.
refusal-first-throw-with-all = Den ersten Wurf eines Zugs macht man mit allen Würfeln. Behalte keinen.
refusal-nothing-thrown = Wirf mindestens einen Würfel: Behalte weniger, oder trag den Wurf in ein Feld ein.
refusal-not-in-hand = { $keep } ist nicht in { $hand }. Behalte Würfel, die daliegen.
refusal-dice-count = { $expected ->
    [one] Ein Würfel wurde geworfen
   *[other] { $expected } Würfel wurden geworfen
}, aber zu sehen { $found ->
    [one] ist { $found }
   *[other] sind { $found }
}. Es müssen gleich viele sein.
refusal-box-taken = Dieses Feld ist schon belegt: { $box }. Wähl ein anderes.
refusal-out-of-order = Für „{ $box }“ ist es zu früh. Nach der Reihenfolge kommt zuerst { $allowed }.
refusal-chance-is-last-resort = Der Wurf bringt in einem anderen Feld Punkte, darum darf er noch nicht dorthin. Trag ihn hier ein: { $scores }.
refusal-chance-after-miss = Der Wurf bringt in einem Feld Punkte, das nicht angesagt war ({ $scores }), darum darf er nicht hierhin. Trag eine Null in ein anderes freies Feld ein.
refusal-zero-is-last-resort = Der Wurf bringt in einem anderen Feld Punkte, darum kann „{ $box }“ keine Null bekommen. Trag ihn hier ein: { $scores }.
refusal-named-box-scores = Der Wurf bringt im angesagten Feld Punkte. Trag ihn dort ein: { $named }.
refusal-joker-has-its-place = Dieser Joker muss hierhin: { $cells }.
refusal-wrong-points = Mit diesen Würfeln bringt das Feld { $expected ->
    [one] 1 Punkt
   *[other] { $expected } Punkte
}, nicht { $found }.
refusal-wrong-extra = Der Extra-Yatzy bringt { $expected ->
    [one] 1 Punkt
   *[other] { $expected } Punkte
}, nicht { $found }.
refusal-impossible-points = Kein Wurf bringt jetzt { $found ->
    [one] 1 Punkt
   *[other] { $found } Punkte
} in diesem Feld: { $box }. Möglich ist { $possible }.
refusal-no-extra-yatzy = Einen Extra-Yatzy gibt es hier nicht. Trag die Punkte ohne ihn ein.
refusal-not-from-the-table = Dieses Spiel wird mit virtuellen Würfeln gespielt. Wirf sie.
refusal-throws-needed = Sag, wie viele Würfe es waren: Nachwürfe, die du nicht nimmst, bringen Chips.
refusal-throw-count = Ein Zug hat hier 1 bis { $most } Würfe, nicht { $found }.
refusal-turn-has-begun = In diesem Zug wurde schon gewürfelt. Trag den Wurf in ein Feld ein, oder nimm die Würfe zurück.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-throw-stands = Ein Wurf mit virtuellen Würfeln lässt sich nicht zurücknehmen. Nur die Wahl des Felds, bis zum nächsten Wurf.
refusal-no-such-turn = { $seat } hat in Runde { $round } keinen beendeten Zug.
refusal-later-turn = Diese Korrektur würde im Zug von { $seat } in Runde { $round } gegen eine Regel verstoßen. { $because }

## Cards

card-twice = Dieses Feld steht zweimal auf dem Zettel: { $box }; gib es einmal an.
card-impossible = In diesem Feld können keine { $found } Punkte stehen: { $box }; möglich ist { $possible }.
card-out-of-order = Die Reihenfolge verlangt zuerst { $box }; füll auch dieses Feld.
card-too-many-chips = Dieser Zettel kann höchstens { $most ->
    [one] { $most } Chip
   *[other] { $most } Chips
} verdient haben, nicht { $found }.
card-too-many-extra-yatzys = Dieser Zettel kann höchstens { $most ->
    [one] { $most } Extra-Yatzy
   *[other] { $most } Extra-Yatzys
} haben, nicht { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Hier bricht die Kette: Diese Zeile, oder etwas, woran sie gebunden ist, wurde geändert.
# $number: of the throw, from 1
record-no-such-throw = Wurf { $number } hat es nie gegeben, also können keine Bytes zu ihm gehören.
record-too-long = Die Datei ist größer als 16 MiB, zu groß für ein Protokoll; ist es die richtige Datei?
record-not-a-record = Das ist kein Protokoll; eins beginnt mit der Zeile „yatzy record 2“.
record-version = Dieses Protokoll hat Version { $found }; dieses Programm liest die Versionen 1 und 2.
record-unknown-line = „{ $word }“ bedeutet hier nichts; eine Zeile des Protokolls beginnt hier mit { $known }.
record-missing = Die Zeile „{ $word }“ fehlt über den Zügen; ergänze sie.
record-twice = Die Zeile „{ $word }“ steht zweimal da; lass sie einmal stehen.
record-rules-line = Diese Zeile der Regeln lässt sich nicht lesen; man schreibt sie so: { $form }.
record-wrong-hash = Die Regeln wurden geändert: Der Hash ist { $expected }, nicht { $found }.
record-bad-value = „{ $value }“ nach „{ $word }“ lässt sich nicht lesen; man schreibt die Zeile so: { $form }.
record-seat-number = Plätze sind mit 1, 2, 3 und so weiter nummeriert: Hier sollte { $expected } stehen, nicht „{ $found }“.
record-bad-turn = Nach „{ $after }“ wird erwartet: { $expected }.
record-bad-turn-start = Am Anfang der Zeile wird erwartet: { $expected }.
record-part-number = Runde und Platz, wie in 3.1
record-part-box = die Kennung eines Felds
record-part-hand = ein Wurf, wie in 1-4-4-6-6
record-part-points = die Punkte
record-part-throws = die Zahl der Würfe
record-part-end = nichts mehr
record-no-such-box = Dieser Block hat kein Feld „{ $id }“; die Kennungen stehen in den Regeln des Protokolls.
record-die-changed = { $keep } wurde behalten, aber der nächste Wurf zeigt { $hand }: Ein behaltener Würfel kann sich nicht ändern.
record-wrong-turn = Hier sollte Zug { $round }.{ $seat } stehen, nicht { $found }.
record-after-the-end = Hier kann nichts mehr folgen; die Zeile darüber beendet das Spiel oder lässt ihren Zug offen.
record-crossed-out-alone = Direkt unter einer Zeile, die mit „~“ beginnt, muss die Zeile stehen, die sie ersetzt.
record-wrong-total = Die Gesamtsumme ist { $expected }, nicht { $found }.

## Hands

hand-empty = Hier stehen keine Würfel; schreib den Wurf als 6-6-6-5-5, 66655 oder "6 6 6 5 5".
hand-not-a-face = „{ $found }“ (Zeichen { $place }) ist kein Würfel; Würfel zeigen 1 bis 6, schreib den Wurf also als 6-6-6-5-5.
hand-too-many = Dieser Wurf hat mehr als { $most } Würfel, und so viele hat kein Spiel; schreib ihn als 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Dieser Wurf hat einen Würfel
   *[other] Dieser Wurf hat { $found } Würfel
}, aber gespielt wird mit { $expected }, wie in { $example }.
hand-line-too-long = Diese Zeile hat mehr als { $most } Zeichen, zu viele für einen Wurf; schreib ihn als 6-6-6-5-5.
hand-line-not-text = Diese Zeile ist kein Text in UTF-8; schreib den Wurf als 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“; meinst du { $near }?
ruleset-unknown-far = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“; „yatzy rules“ zählt alle auf.
ruleset-twice = Die Regeln sind zweimal angegeben, „{ $first }“ und „{ $second }“; gib sie einmal an.
ruleset-option-no-value = „{ $given }“ setzt keine Option; schreib OPTION=VALUE, wobei die Option { $options } ist.
ruleset-option-unknown = Es gibt keine Option „{ $option }“; die Optionen sind { $options }.
ruleset-option-unknown-value = Die Option { $option } kann nicht „{ $value }“ sein; sie kann { $values } sein.
ruleset-option-unknown-near = Es gibt keine Option „{ $option }“; meinst du „{ $near }“?
ruleset-game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind { $games }.

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
ruleset-bonus-out-of-reach = Der Bonus verlangt { $needed } Punkte, aber die oberen Felder bringen höchstens { $most }; gib eine niedrigere Grenze an.
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
ruleset-no-yatzy-of-fifty = Die Option yatzy braucht ein Feld, das 50 Punkte für lauter gleiche Würfel bringt, und das gibt es hier nicht.

## Files

file-line = Zeile { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Es gibt keine Datei „{ $path }“; prüf den Namen und den Ordner.
file-is-directory = „{ $path }“ ist ein Ordner; gib den Pfad einer Datei an.
file-unreadable = Die Datei „{ $path }“ lässt sich nicht lesen ({ $detail }); prüf, ob es sie gibt und ob du sie lesen darfst.
file-not-text = Die Datei „{ $path }“ ist kein Text in UTF-8; speichere sie als UTF-8.
file-too-long = Die Datei ist größer als 32 KiB, zu groß für ein Regelwerk; ist es die richtige Datei?
file-syntax = Das ist kein TOML ({ $detail }); schreib Schlüssel = Wert.
file-unknown-key = „{ $key }“ bedeutet hier nichts; bekannt sind { $known }.
file-missing = „{ $key }“ fehlt; ergänze es.
file-wrong-kind = Bei „{ $key }“ wird erwartet: { $expected }.
file-unknown-base = Es gibt kein Regelwerk und keine Ausgabe „{ $id }“ als Grundlage; „yatzy rules“ zählt alle auf.
file-base-and = „base“ bringt „{ $key }“ schon mit; lass eins von beiden weg.
file-rules-line = Zeile { $line } der Regeln lässt sich nicht lesen.
expected-text = ein Text in Anführungszeichen
expected-number = eine ganze Zahl von { $low } bis { $high }
expected-list = eine Liste in eckigen Klammern
expected-table = eine Tabelle von Schlüsseln und Werten
expected-box-id = eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen, die mit einem Buchstaben beginnt und höchstens 32 Zeichen hat
expected-one-of = eins von: { $forms }

challenge-damaged = Der Code dieser Herausforderung ist beschädigt. Kopier den ganzen Code oder Link noch einmal.
challenge-newer = Diese Herausforderung kommt von einer neueren Version von Yatzy. Aktualisiere das Programm, um sie zu spielen.
challenge-unknown-rules = Die Regeln dieser Herausforderung sind hier unbekannt: { $rules }.
challenge-own-rules = In eine Herausforderung passen nur Regeln aus der Liste. Schick stattdessen das Protokoll als Datei.
challenge-game = Nur ein beendetes Spiel einer Person mit gemeinsamen Würfeln kann eine Herausforderung werden.
