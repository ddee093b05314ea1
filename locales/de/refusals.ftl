# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = Platz { $seat }
refusal-that-box = dieses Feld
refusal-another-box = ein anderes Feld
refusal-game-over = Das Spiel ist aus; fang ein neues an.
refusal-no-such-seat = { $seat } gibt es nicht; wähl einen, der am Tisch ist.
refusal-not-your-turn = { $player } ist dran, nicht { $seat }; warte, bis du dran bist.
refusal-seat-left = Dieser Platz hat das Spiel verlassen: { $seat }; fang ein neues Spiel an, um weiterzuspielen.
refusal-too-late-to-join = Die erste Runde ist vorbei; warte auf das nächste Spiel.
refusal-no-such-cell = So ein Feld hat dieser Block nicht; wähl eins, das er hat.
refusal-name-first = Sag vor dem ersten Wurf ein Feld an.
refusal-nothing-to-name = In diesem Spiel sagt man keine Felder an; würfle einfach.
refusal-already-named = Ein Feld ist schon angesagt; würfle.
refusal-throw-first = Erst würfeln, dann eintragen.
refusal-no-rethrow = Es ist kein Nachwurf mehr übrig; trag den Wurf in ein Feld ein.
refusal-first-throw-with-all = Den ersten Wurf eines Zugs macht man mit allen Würfeln; behalte keinen.
refusal-nothing-thrown = Wirf mindestens einen Würfel: Behalte weniger, oder trag den Wurf in ein Feld ein.
refusal-not-in-hand = { $keep } ist nicht in { $hand }; behalte Würfel, die daliegen.
refusal-dice-count = { $expected ->
    [one] Ein Würfel wurde geworfen
   *[other] { $expected } Würfel wurden geworfen
}, aber zu sehen sind { $found }; es müssen gleich viele sein.
refusal-box-taken = Dieses Feld ist besetzt: { $box }; wähl ein anderes.
refusal-out-of-order = Für „{ $box }“ ist es zu früh; nach der Reihenfolge kommt erst { $allowed }.
refusal-chance-is-last-resort = Der Wurf bringt anderswo Punkte, darum kann er noch nicht dorthin; trag ihn hier ein: { $scores }.
refusal-zero-is-last-resort = Der Wurf bringt anderswo Punkte, darum kann „{ $box }“ keine Null bekommen; trag ihn hier ein: { $scores }.
refusal-named-box-scores = Der Wurf bringt im angesagten Feld Punkte; trag ihn dort ein: { $named }.
refusal-joker-has-its-place = Dieser Joker gehört hierhin: { $cells }.
refusal-wrong-points = { $found } stimmt hier nicht; das Feld bringt { $expected }.
refusal-wrong-extra = { $found } Extrapunkte stimmen hier nicht; der Extra-Yatzy bringt { $expected }.
refusal-impossible-points = Kein Wurf bringt jetzt { $found } in diesem Feld: { $box }; möglich ist { $possible }.
refusal-no-extra-yatzy = Einen Extra-Yatzy gibt es hier nicht; trag die Punkte ohne ihn ein.
refusal-not-from-the-table = Dieses Spiel wird mit den Würfeln des Programms gespielt; wirf sie.
refusal-throws-needed = Sag, wie viele Würfe es waren: Nachwürfe, die du nicht nimmst, bringen Chips.
refusal-throw-count = Ein Zug hat hier 1 bis { $most } Würfe, nicht { $found }.
refusal-turn-has-begun = In diesem Zug wurde schon gewürfelt; trag den Wurf in ein Feld ein, oder nimm die Würfe zurück.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-throw-stands = Ein Wurf mit den Würfeln des Programms gilt; nur die Wahl des Felds kann man zurücknehmen, bis zum nächsten Wurf.
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

## Records

record-line = Zeile { $line }: { $problem }
record-too-long = Die Datei ist größer als 16 MiB, zu groß für ein Protokoll; ist es die richtige Datei?
record-not-a-record = Das ist kein Protokoll; eins beginnt mit der Zeile „yatzy record 2“.
record-version = Dieses Protokoll hat Version { $found }; dieses Programm liest die Versionen 1 und 2.
record-unknown-line = „{ $word }“ bedeutet hier nichts; in docs/record.md steht, was in einem Protokoll stehen kann.
record-missing = Die Zeile „{ $word }“ fehlt über den Zügen; ergänze sie.
record-twice = Die Zeile „{ $word }“ steht zweimal da; lass sie einmal stehen.
record-rules-line = Diese Zeile der Regeln lässt sich nicht lesen; in docs/record.md steht, wie man Regeln schreibt.
record-wrong-hash = Die Regeln wurden geändert: Der Hash ist { $expected }, nicht { $found }.
record-bad-value = „{ $value }“ nach „{ $word }“ lässt sich nicht lesen; in docs/record.md steht, wie man es schreibt.
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
record-crossed-out-alone = Direkt unter einer durchgestrichenen Zeile muss die Zeile stehen, die sie ersetzt.
record-wrong-total = Die Gesamtsumme ist { $expected }, nicht { $found }.
