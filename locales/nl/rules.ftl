# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = hoogstens { $max } punten
rules-list-hint = “yatzy rules ID” legt er een uit; “yatzy score HAND --rules ID” telt ermee.
rules-none = Geen uitgave past; laat --game of --in weg.

## The guide

guide-summary = { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $boxes ->
    [one] één vak
   *[other] { $boxes } vakken
}, { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}, max. { $max ->
    [one] { $max } punt
   *[other] { $max } punten
}
guide-edition = { $id } · regelboekje { $booklet } · { $language }
guide-turn = Een beurt
guide-turn-throws = { $dice ->
    [one] Gooi de dobbelsteen en gooi hem hoogstens twee keer opnieuw.
   *[other] Gooi alle { $dice } dobbelstenen. Gooi daarna opnieuw welke je wilt, hoogstens twee keer; ook dobbelstenen die je eerder vasthield, mag je opnieuw gooien.
} Je mag na elke worp stoppen.
guide-turn-throws-chips = { $dice ->
    [one] Gooi de dobbelsteen en gooi hem opnieuw: twee keer gratis, en vaker voor fiches.
   *[other] Gooi alle { $dice } dobbelstenen. Gooi daarna opnieuw welke je wilt, twee keer gratis en vaker voor fiches; ook dobbelstenen die je eerder vasthield, mag je opnieuw gooien.
} Je mag na elke worp stoppen.
guide-turn-entry = Vul de worp daarna in één open vak in. Elk vak kun je maar één keer gebruiken, ook voor een nul.
guide-turn-reading = Jij kiest het vak. Het levert altijd zo veel punten op als je dobbelstenen er kunnen halen.
guide-turn-reading-named = Een vak levert altijd zo veel punten op als je dobbelstenen er kunnen halen: 4-4-4-4-1 is ook drie dezelfde.
guide-boxes = Vakken
guide-box = { $box } – { $rule }
guide-example = Voorbeeld
guide-pays = Punten
guide-most = Max.
guide-columns = Het blok heeft { $columns } kolommen die { $factors } tellen. Elke beurt vul je één vak in één kolom, en de punten worden vermenigvuldigd. De tabel toont ×1.
guide-options = Opties die gelden
guide-differs = * anders dan de standaardregels, { $game }
guide-same = Hetzelfde als de standaardregels, { $game }.
guide-end-heading = Einde
guide-end = Het spel is afgelopen als iedereen { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
} heeft gehad en elk vak gevuld is. Het hoogste totaal wint; gelijke totalen delen hun positie.
guide-players = Er kunnen zo veel spelers meedoen als je wilt. Je kunt ook alleen spelen, tegen je eigen record.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = dobbelstenen met { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] één dobbelsteen
        [2] een paar
       *[other] { $size } dezelfde
    }
   *[other] { $size ->
        [1] { $count } losse dobbelstenen
        [2] { $count } paar
       *[other] { $count } keer { $size } dezelfde
    }
}
needs-different = { $groups }, van verschillende getallen
needs-run = alle getallen van { $first } t/m { $last }
needs-run-of = { $length } getallen op rij, welke ook
needs-any = elke worp
pays-matched = de som ervan
pays-all = som van alle dobbelstenen
pays-fixed = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
pays-fixed-and-all = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en de som van alle dobbelstenen

## Options by name, as forms and screens offer them

option-name-order = Volgorde van de vakken
option-name-bonus = Bonus
option-name-chance = Kans
option-name-zero = Een nul
option-name-declare = Het vak vooraf noemen
option-name-chips = Extra worpen sparen als fiches
option-name-joker = Jokers
option-name-yatzy = Yatzy levert op
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = vrij
choice-order-down = van boven naar beneden
choice-order-upper-first = eerst het bovenste deel
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = bij de gewone som of meer
choice-bonus-at-least-sum = bij { $sum } of meer
choice-bonus-more-than = pas boven de gewone som
choice-bonus-more-than-sum = pas boven { $sum }
choice-bonus-none = geen
choice-any = altijd
choice-last-resort = alleen als laatste redmiddel
choice-no = nee
choice-yes = ja
choice-joker-none = geen
choice-joker-booklet = als yatzy punten heeft opgeleverd
choice-joker-official = als het yatzyvak gevuld is
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 en de som

## What an option means

option-order-free = De vakken worden in vrije volgorde gevuld.
option-order-down = De vakken worden van boven naar beneden gevuld. Passen je dobbelstenen niet in het volgende vak, dan krijgt het een nul.
option-order-upper-first = Eerst worden alle bovenste vakken gevuld, dan de onderste, in vrije volgorde binnen elk deel.
option-bonus-none = De bovenste vakken leveren geen bonus op.
option-bonus-out-of-reach = De bovenste vakken leveren hoogstens { $most } op, dus hij wordt nooit gehaald.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als de bovenste vakken samen { $sum } of meer zijn.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als de bovenste vakken samen meer dan { $sum } zijn. Precies { $sum } is niet genoeg.
option-chance-any = { $chance } mag je altijd nemen.
option-chance-any-in-order = { $chance } wordt gevuld als dat vak aan de beurt is.
option-chance-last-resort = { $chance } is een laatste redmiddel: je mag dat vak alleen nemen als de worp in geen ander open vak punten oplevert.
option-zero-any = Een nul mag in elk open vak waarin de worp niets waard is, ook als een ander vak punten zou opleveren.
option-zero-any-in-order = Een nul komt in het vak, of het deel van het blok, dat aan de beurt is, als de worp daar niets waard is.
option-zero-last-resort = Een nul is een laatste redmiddel: je mag hem alleen invullen als de worp in geen enkel open vak punten oplevert.
option-declare-no = Het vak kies je na het gooien.
option-declare-yes = Vóór de eerste worp noem je een open vak. Leveren je dobbelstenen daar punten op, dan vul je ze daar in. Zo niet, dan kies je: { $chance }, als dat vak open is en je dobbelstenen in geen ander open vak punten opleveren, of een nul in welk ander open vak ook, zelfs waar ze punten hadden opgeleverd, want dat vak heb je niet genoemd. Ook { $chance } mag je noemen, en dan past elke worp.
option-declare-yes-without-chance = Vóór de eerste worp noem je een open vak. Leveren je dobbelstenen daar punten op, dan vul je ze daar in. Zo niet, dan komt er een nul in welk open vak ook, zelfs waar ze punten hadden opgeleverd, want dat vak heb je niet genoemd.
option-chips-no = Extra worpen die je niet gebruikt, ben je kwijt.
option-chips-yes = Elk van de twee extra worpen die je niet gebruikt, levert een fiche op. Na die twee kost elke volgende extra worp één fiche, zolang je fiches reiken. Iedereen begint zonder, en fiches die aan het eind over zijn, zijn niets waard.
option-joker-none = Er zijn geen jokers: nog een yatzy is een worp als elke andere.
option-joker-booklet = Als { $yatzy } al zijn { $points } punten heeft, zijn { $dice } dezelfde een extra yatzy: { $extra } punten erbij, wat er ook volgt. De worp moet naar het bovenste vak van zijn getal. Is dat bezet, dan is de worp een joker en levert hij in elk open onderste vak de volle punten op; is er geen onderste vak open, dan is het een nul in een open bovenste vak. Zolang { $yatzy } open is of een nul heeft, geldt hier niets van.
option-joker-official = Is { $yatzy } gevuld, dan moeten { $dice } dezelfde naar het bovenste vak van hun getal. Is dat bezet, dan is de worp een joker en levert hij in elk open onderste vak de volle punten op; is er geen onderste vak open, dan is het een nul in een open bovenste vak. Heeft { $yatzy } punten en geen nul, dan levert elke worp van die soort { $extra } punten extra op.
option-yatzy-fixed = { $yatzy } levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
option-yatzy-and-sum = { $yatzy } levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en de som van de dobbelstenen op.

## At the table

rules-in-force = Regels die gelden
rules-more = ↓: meer · esc sluit
