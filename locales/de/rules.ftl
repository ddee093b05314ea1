# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = höchstens { $max } Punkte
rules-list-hint = „yatzy rules ID“ erklärt eine; „yatzy score HAND --rules ID“ zählt damit.
rules-none = Keine Ausgabe passt; lass --game oder --in weg.

## The guide

guide-summary = { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}, { $boxes ->
    [one] ein Feld
   *[other] { $boxes } Felder
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, höchstens { $max ->
    [one] { $max } Punkt
   *[other] { $max } Punkte
}
guide-edition = { $id } · Anleitung { $booklet } · { $language }
guide-turn = Ein Zug
guide-turn-throws = { $dice ->
    [one] Wirf den Würfel und danach höchstens noch zweimal.
   *[other] Wirf alle { $dice } Würfel. Wirf dann beliebige davon noch einmal, höchstens zweimal; auch Würfel, die du vorher behalten hast, darfst du wieder werfen.
} Du darfst nach jedem Wurf aufhören.
guide-turn-throws-chips = { $dice ->
    [one] Wirf den Würfel und dann noch einmal: zweimal gratis, und öfter für Chips.
   *[other] Wirf alle { $dice } Würfel. Wirf dann beliebige davon noch einmal, zweimal gratis und öfter für Chips; auch Würfel, die du vorher behalten hast, darfst du wieder werfen.
} Du darfst nach jedem Wurf aufhören.
guide-turn-entry = Trag den Wurf dann in ein freies Feld ein. Jedes Feld ist danach verbraucht, auch mit einer Null.
guide-turn-reading = Du wählst das Feld. Es bringt immer so viele Punkte, wie deine Würfel dort höchstens hergeben.
guide-turn-reading-named = Ein Feld bringt immer so viele Punkte, wie deine Würfel dort höchstens hergeben: 4-4-4-4-1 sind auch drei gleiche.
guide-boxes = Felder
guide-box = { $box } – { $rule }
guide-example = Beispiel
guide-pays = Punkte
guide-most = Max.
guide-columns = Der Block hat { $columns } Spalten, die { $factors } zählen. In jedem Zug füllst du ein Feld in einer Spalte, und seine Punkte werden malgenommen. Die Tabelle zeigt ×1.
guide-options = Geltende Optionen
guide-differs = * anders als nach den Standardregeln, { $game }
guide-same = Wie nach den Standardregeln, { $game }.
guide-end-heading = Schluss
guide-end = Das Spiel ist aus, wenn alle { $turns ->
    [one] ihren einen Zug
   *[other] ihre { $turns } Züge
} hatten und jedes Feld gefüllt ist. Die höchste Gesamtsumme gewinnt; bei Gleichstand wird der Rang geteilt.
guide-players = Beliebig viele können mitspielen. Du kannst auch allein spielen, gegen deinen eigenen Rekord.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = Würfel mit { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] ein einzelner Würfel
        [2] ein Paar
       *[other] { $size } gleiche
    }
   *[other] { $size ->
        [1] { $count } einzelne Würfel
        [2] { $count } Paare
       *[other] { $count }-mal { $size } gleiche
    }
}
needs-different = { $groups }, mit verschiedenen Augenzahlen
needs-run = alle Augenzahlen von { $first } bis { $last }
needs-run-of = { $length } Augenzahlen in Folge, egal welche
needs-any = jeder Wurf
pays-matched = Summe davon
pays-all = Summe aller Würfel
pays-fixed = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pays-fixed-and-all = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und die Summe aller Würfel

## Options by name, as forms and screens offer them

option-name-order = Reihenfolge der Felder
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Eine Null
option-name-declare = Feld vorher ansagen
option-name-chips = Nachwürfe als Chips sparen
option-name-joker = Joker
option-name-yatzy = Yatzy bringt
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = beliebig
choice-order-down = von oben nach unten
choice-order-upper-first = oberer Teil zuerst
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ab der üblichen Summe
choice-bonus-at-least-sum = ab { $sum }
choice-bonus-more-than = erst über der üblichen Summe
choice-bonus-more-than-sum = erst über { $sum }
choice-bonus-none = keiner
choice-any = jederzeit
choice-last-resort = nur als letzter Ausweg
choice-no = nein
choice-yes = ja
choice-joker-none = keine
choice-joker-booklet = wenn Yatzy Punkte gebracht hat
choice-joker-official = wenn das Yatzy-Feld gefüllt ist
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 und die Würfelsumme

## What an option means

option-order-free = Die Felder werden in beliebiger Reihenfolge gefüllt.
option-order-down = Die Felder werden von oben nach unten gefüllt. Passen die Würfel nicht ins nächste Feld, bekommt es eine Null.
option-order-upper-first = Erst werden alle oberen Felder gefüllt, dann die unteren, in jedem Teil in beliebiger Reihenfolge.
option-bonus-none = Für die oberen Felder gibt es keinen Bonus.
option-bonus-out-of-reach = Mehr als { $most } geben die oberen Felder nie, also wird er nie erreicht.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn die oberen Felder zusammen { $sum } oder mehr ergeben.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn die oberen Felder zusammen mehr als { $sum } ergeben. Genau { $sum } reicht nicht.
option-chance-any = { $chance } darf man jederzeit nehmen.
option-chance-any-in-order = { $chance } wird gefüllt, wenn das Feld an der Reihe ist.
option-chance-last-resort = { $chance } ist der letzte Ausweg: nur erlaubt, wenn der Wurf in keinem anderen freien Feld Punkte bringt.
option-zero-any = Eine Null darf in jedes freie Feld, in dem der Wurf nichts bringt, auch wenn ein anderes Feld Punkte brächte.
option-zero-any-in-order = Eine Null kommt in das Feld oder den Teil des Blocks, der an der Reihe ist, wenn der Wurf dort nichts bringt.
option-zero-last-resort = Eine Null ist der letzte Ausweg: nur erlaubt, wenn der Wurf in keinem freien Feld Punkte bringt.
option-declare-no = Das Feld wird nach den Würfen gewählt.
option-declare-yes = Vor dem ersten Wurf sagst du ein freies Feld an. Bringen deine Würfel dort Punkte, trägst du sie dort ein. Wenn nicht, wählst du: { $chance }, falls das Feld frei ist und die Würfel in keinem anderen freien Feld Punkte bringen, oder eine Null in irgendein anderes freies Feld, auch in eines, in dem sie Punkte gebracht hätten, denn du hast es nicht angesagt. Auch { $chance } darfst du ansagen, und dann passen alle Würfel.
option-declare-yes-without-chance = Vor dem ersten Wurf sagst du ein freies Feld an. Bringen deine Würfel dort Punkte, trägst du sie dort ein. Wenn nicht, kommt eine Null in irgendein freies Feld, auch in eines, in dem sie Punkte gebracht hätten, denn du hast es nicht angesagt.
option-chips-no = Nachwürfe, die man nicht nimmt, verfallen.
option-chips-yes = Für jeden der zwei Nachwürfe, auf den du verzichtest, bekommst du einen Chip. Sind beide genommen, kostet jeder weitere Nachwurf einen Chip, solange deine Chips reichen. Alle beginnen ohne, und Chips, die am Ende übrig sind, sind nichts wert.
option-joker-none = Es gibt keine Joker: Ein weiterer Yatzy ist ein Wurf wie jeder andere.
option-joker-booklet = Hat { $yatzy } schon seine { $points } Punkte, dann sind { $dice } gleiche ein Extra-Yatzy: { $extra } Punkte dazu, was auch folgt. Der Wurf muss in das obere Feld seiner Augenzahl. Ist es belegt, dann ist der Wurf ein Joker und bringt in jedem freien unteren Feld die vollen Punkte; ist kein unteres Feld frei, wird er eine Null in einem freien oberen Feld. Solange { $yatzy } frei ist oder eine Null hat, gilt das alles nicht.
option-joker-official = Ist { $yatzy } gefüllt, dann müssen { $dice } gleiche in das obere Feld ihrer Augenzahl. Ist es belegt, dann ist der Wurf ein Joker und bringt in jedem freien unteren Feld die vollen Punkte; ist kein unteres Feld frei, wird er eine Null in einem freien oberen Feld. Hat { $yatzy } Punkte und keine Null, dann bringt jeder solche Wurf { $extra } Punkte dazu.
option-yatzy-fixed = { $yatzy } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
option-yatzy-and-sum = { $yatzy } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und die Summe der Würfel.

## At the table

rules-in-force = Geltende Regeln
rules-more = ↓: mehr · Esc schließt
