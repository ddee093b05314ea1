# yatzy advise

advise-title = { $title }, { $points ->
    [one] één punt
   *[other] { $points } punten
} op de kaart
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] één punt
   *[other] { $points } punten
} op de kaart
advise-rethrows-left = { $rethrows ->
    [0] geen extra worp over
    [one] één extra worp over
   *[other] { $rethrows } extra worpen over
}

## The best action

advise-best-throw = Gooi. Met het beste spel vanaf hier wordt het totaal gemiddeld { $value }.
advise-best-keep = Het beste: { $keep } vasthouden. Met het beste spel daarna wordt het totaal gemiddeld { $value }.
advise-best-throw-all = Het beste: alle dobbelstenen opnieuw gooien. Met het beste spel daarna wordt het totaal gemiddeld { $value }.
advise-best-score = Het beste: { $box } voor { $points }. Met het beste spel daarna wordt het totaal gemiddeld { $value }.
advise-best-strike = Het beste: { $box } schrappen. Met het beste spel daarna wordt het totaal gemiddeld { $value }.
advise-best-declare = Het beste: { $box } noemen. Met het beste spel daarna wordt het totaal gemiddeld { $value }.

## The table

advise-action = Keuze
advise-points = Punten
advise-value = Totaal
advise-cost = Kost
advise-throw = gooien
advise-keep = { $keep } vasthouden
advise-throw-all = alles opnieuw gooien
advise-score = { $box }
advise-strike = { $box } schrappen
advise-declare = { $box } noemen

## What goes wrong

advice-over = Elk vak van deze kaart is gevuld; er is niets meer te doen.
advice-rethrows = Deze kaart kan hoogstens { $most } extra worpen hebben, niet { $found }.
advice-unreachable = Geen spel volgens deze regels leidt tot deze kaart; controleer de vakken.
advise-card-form = “{ $given }” vult geen vak; schrijf BOX=POINTS, met komma’s ertussen, zoals in "ones=3,yatzy=0".
advise-card-points = “{ $given }” kan geen aantal punten van het vak { $box } zijn; schrijf een geheel getal, zoals in “{ $box }=0”.
advise-no-such-box = Dit blok heeft geen vak “{ $id }”; bedoelde je { $near }?
advise-no-such-box-far = Dit blok heeft geen vak “{ $id }”; de vakken zijn { $boxes }.
advise-no-such-cell-far = Dit blok heeft geen vak “{ $id }”; de vakken zijn { $boxes }, met { $columns } voor de kolom.
advise-rethrows-without-hand = “--rethrows” vraagt een worp; geef die op met “--hand”, zoals in --hand 6-6-6-5-5.
advise-name-first = In dit spel noem je een vak vóór de eerste worp; zeg welk met “--declared BOX”.

help-advise = Toon de beste keuze, en wat elke andere kost
help-advise-card = De gevulde vakken met hun punten, zoals "ones=3,yatzy=0"; zonder dit is de kaart leeg
help-advise-hand = De dobbelstenen op tafel; zonder dit is het vóór de eerste worp
help-advise-rethrows = De gratis extra worpen na deze worp, 2 als je niets opgeeft; fiches tellen hier niet mee
help-advise-chips = De gespaarde fiches
help-advise-extra-yatzys = De extra yatzy’s die punten opleverden
help-advise-declared = Het vak dat vóór de eerste worp genoemd is
