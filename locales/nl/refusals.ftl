# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = plaats { $seat }
refusal-that-box = dat vak
refusal-another-box = een ander vak
refusal-game-over = Het spel is afgelopen; begin een nieuw spel.
refusal-no-such-seat = Er is geen { $seat }; kies een plaats die aan tafel is.
refusal-not-your-turn = Nu is { $player } aan de beurt, niet { $seat }; wacht op je beurt.
refusal-seat-left = Deze plaats is uit het spel gestapt: { $seat }; begin een nieuw spel om verder te spelen.
refusal-too-late-to-join = De eerste ronde is voorbij; wacht op het volgende spel.
refusal-no-such-cell = Dit blok heeft zo’n vak niet; kies een vak dat erop staat.
refusal-name-first = Noem een vak vóór de eerste worp.
refusal-nothing-to-name = In dit spel noem je vooraf geen vak; gooi gewoon.
refusal-already-named = Er is al een vak genoemd; gooi.
refusal-throw-first = Gooi eerst, vul dan in.
refusal-no-rethrow = Er zijn geen extra worpen meer; vul de worp in een vak in.
refusal-first-throw-with-all = De eerste worp van een beurt is met alle dobbelstenen; houd er geen vast.
refusal-nothing-thrown = Gooi minstens één dobbelsteen: houd er minder vast, of vul de worp in een vak in.
refusal-not-in-hand = { $keep } zit niet in { $hand }; houd dobbelstenen vast die er liggen.
refusal-dice-count = { $expected ->
    [one] Er is één dobbelsteen gegooid
   *[other] Er zijn { $expected } dobbelstenen gegooid
}, maar er zijn er { $found } te zien; het moeten er evenveel zijn.
refusal-box-taken = Dit vak is bezet: { $box }; kies een ander.
refusal-out-of-order = Het is te vroeg voor { $box }; de volgorde vraagt eerst { $allowed }.
refusal-chance-is-last-resort = De worp levert elders punten op, dus daar kan hij nog niet; vul hem in bij { $scores }.
refusal-zero-is-last-resort = De worp levert elders punten op, dus { $box } kan geen nul krijgen; vul hem in bij { $scores }.
refusal-named-box-scores = De worp levert punten op in het genoemde vak; vul hem daar in: { $named }.
refusal-joker-has-its-place = Deze joker hoort bij { $cells }.
refusal-wrong-points = { $found } klopt hier niet; het vak levert { $expected } op.
refusal-wrong-extra = { $found } extra punten klopt hier niet; de extra yatzy levert { $expected } op.
refusal-impossible-points = Geen worp geeft nu { $found } bij { $box }; mogelijk is { $possible }.
refusal-no-extra-yatzy = Een extra yatzy kan hier niet; vul de punten zonder in.
refusal-not-from-the-table = Dit spel speel je met de dobbelstenen van het programma; gooi die.
refusal-throws-needed = Zeg hoeveel worpen het waren: extra worpen die je niet gebruikt, leveren fiches op.
refusal-throw-count = Een beurt heeft hier 1 tot { $most } worpen, niet { $found }.
refusal-turn-has-begun = In deze beurt is al gegooid; vul de worp in een vak in, of neem de worpen terug.
refusal-nothing-to-take-back = Er is niets om terug te nemen.
refusal-throw-stands = Een worp met de dobbelstenen van het programma staat vast; alleen de keuze van een vak kun je terugnemen, tot de volgende worp.
refusal-no-such-turn = Er is geen afgelopen beurt van { $seat } in ronde { $round }.
refusal-later-turn = Die correctie zou in de beurt van { $seat } in ronde { $round } tegen een regel ingaan. { $because }

## Cards

card-twice = Dit vak staat twee keer op de kaart: { $box }; geef het één keer op.
card-impossible = In het vak kunnen geen { $found } punten staan: { $box }; het kan { $possible } zijn.
card-out-of-order = De volgorde vraagt eerst { $box }; vul dat vak ook.
card-too-many-chips = Deze kaart kan hoogstens { $most ->
    [one] { $most } fiche
   *[other] { $most } fiches
} verdiend hebben, niet { $found }.
card-too-many-extra-yatzys = Deze kaart kan hoogstens { $most ->
    [one] { $most } extra yatzy
   *[other] { $most } extra yatzy’s
} hebben, niet { $found }.

## Records

record-line = Regel { $line }: { $problem }
record-too-long = Dit bestand is groter dan 16 MiB, te groot voor een verslag; is dit het juiste bestand?
record-not-a-record = Dit is geen verslag; een verslag begint met de regel “yatzy record 2”.
record-version = Dit verslag is van versie { $found }; dit programma leest versie 1 en 2.
record-unknown-line = “{ $word }” betekent hier niets; in docs/record.md staat wat er in een verslag kan staan.
record-missing = De regel “{ $word }” ontbreekt boven de beurten; voeg hem toe.
record-twice = De regel “{ $word }” staat er twee keer; laat hem één keer staan.
record-rules-line = Deze regel van de spelregels is niet te lezen; in docs/record.md staat hoe je ze schrijft.
record-wrong-hash = De spelregels zijn veranderd: hun hash is { $expected }, niet { $found }.
record-bad-value = “{ $value }” na “{ $word }” is niet te lezen; in docs/record.md staat hoe je het schrijft.
record-seat-number = Plaatsen zijn genummerd 1, 2, 3 en verder: hier hoort { $expected } te staan, niet “{ $found }”.
record-bad-turn = Na “{ $after }” hoort hier: { $expected }.
record-bad-turn-start = Aan het begin van de regel hoort: { $expected }.
record-part-number = ronde en plaats, zoals in 3.1
record-part-box = de id van een vak
record-part-hand = een worp, zoals in 1-4-4-6-6
record-part-points = het aantal punten
record-part-throws = het aantal worpen
record-part-end = niets meer
record-no-such-box = Dit blok heeft geen vak “{ $id }”; de id’s staan in de spelregels van het verslag.
record-die-changed = { $keep } werd vastgehouden, maar de volgende worp toont { $hand }: een dobbelsteen die je vasthoudt, kan niet veranderen.
record-wrong-turn = Hier hoort beurt { $round }.{ $seat } te staan, niet { $found }.
record-after-the-end = Hier kan niets meer volgen; de regel erboven beëindigt het spel, of laat zijn beurt open.
record-crossed-out-alone = Direct onder een doorgestreepte regel hoort de regel die hem vervangt.
record-wrong-total = Het totaal is { $expected }, niet { $found }.
