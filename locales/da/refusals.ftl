# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = plads { $seat }
refusal-that-box = den rubrik
refusal-another-box = en anden rubrik
refusal-game-over = Spillet er slut; begynd på et nyt.
refusal-no-such-seat = Der er ingen { $seat }; vælg en, der er ved bordet.
refusal-not-your-turn = Det er { $player }, der har turen, ikke { $seat }; vent på din tur.
refusal-seat-left = Denne plads har forladt spillet: { $seat }; begynd på et nyt spil for at spille videre.
refusal-too-late-to-join = Første runde er forbi; vent på næste spil.
refusal-no-such-cell = Denne blok har ikke sådan en rubrik; vælg en, den har.
refusal-name-first = Meld en rubrik før første kast.
refusal-nothing-to-name = I dette spil meldes ingen rubrikker på forhånd; bare kast.
refusal-already-named = En rubrik er allerede meldt; kast.
refusal-throw-first = Kast først, skriv bagefter.
refusal-no-rethrow = Der er ingen omkast tilbage; skriv kastet i en rubrik.
refusal-first-throw-with-all = Det første kast i en tur er med alle terninger; behold ingen.
refusal-nothing-thrown = Kast mindst én terning: behold færre, eller skriv kastet i en rubrik.
refusal-not-in-hand = { $keep } er ikke i { $hand }; behold terninger, der ligger der.
refusal-dice-count = { $expected ->
    [one] Én terning blev kastet
   *[other] { $expected } terninger blev kastet
}, men { $found } vises; de skal være lige mange.
refusal-box-taken = Denne rubrik er optaget: { $box }; vælg en anden.
refusal-out-of-order = Det er for tidligt til { $box }; efter rækkefølgen kommer { $allowed } først.
refusal-chance-is-last-resort = Kastet giver point et andet sted, så det kan ikke skrives der endnu; skriv det i { $scores }.
refusal-zero-is-last-resort = Kastet giver point et andet sted, så { $box } kan ikke få et nul; skriv det i { $scores }.
refusal-named-box-scores = Kastet giver point i den rubrik, der blev meldt; skriv det der: { $named }.
refusal-joker-has-its-place = Denne joker hører til i { $cells }.
refusal-wrong-points = { $found } er forkert her; rubrikken giver { $expected }.
refusal-wrong-extra = { $found } ekstra point er forkert her; den ekstra yatzy giver { $expected }.
refusal-impossible-points = Ikke noget kast giver { $found } nu i { $box }; muligt er { $possible }.
refusal-no-extra-yatzy = En ekstra yatzy kan ikke tages her; skriv pointene uden den.
refusal-not-from-the-table = Dette spil spilles med programmets terninger; kast dem.
refusal-throws-needed = Sig, hvor mange kast det tog: omkast, du ikke bruger, giver brikker.
refusal-throw-count = En tur har her 1 til { $most } kast, ikke { $found }.
refusal-turn-has-begun = Der er allerede kastet i denne tur; skriv kastet i en rubrik, eller fortryd kastene.
refusal-nothing-to-take-back = Der er ikke noget at fortryde.
refusal-throw-stands = Et kast med programmets terninger står fast; kun valget af rubrik kan fortrydes, indtil næste kast.
refusal-no-such-turn = { $seat } har ingen afsluttet tur i runde { $round }.
refusal-later-turn = Den rettelse ville bryde en regel i turen for { $seat } i runde { $round }. { $because }

## Cards

card-twice = Denne rubrik er to gange på kortet: { $box }; angiv den én gang.
card-impossible = Rubrikken kan ikke have { $found } point: { $box }; den kan have { $possible }.
card-out-of-order = Efter rækkefølgen kommer { $box } først; fyld også den.
card-too-many-chips = Dette kort kan højst have tjent { $most ->
    [one] { $most } brik
   *[other] { $most } brikker
}, ikke { $found }.
card-too-many-extra-yatzys = Dette kort kan højst have { $most ->
    [one] { $most } ekstra yatzy
   *[other] { $most } ekstra yatzyer
}, ikke { $found }.

## Records

record-line = Linje { $line }: { $problem }
record-too-long = Filen er større end 16 MiB, for stor til en spillog; er det den rigtige fil?
record-not-a-record = Det her er ikke en spillog; sådan en begynder med linjen »yatzy record 2«.
record-version = Spilloggen er af version { $found }; dette program læser version 1 og 2.
record-unknown-line = »{ $word }« betyder ingenting her; docs/record.md siger, hvad der kan stå i en spillog.
record-missing = Linjen »{ $word }« mangler over turene; tilføj den.
record-twice = Linjen »{ $word }« står to gange; lad den stå én gang.
record-rules-line = Denne regellinje kan ikke læses; docs/record.md siger, hvordan regler skrives.
record-wrong-hash = Reglerne er ændret: de giver kontrolsummen { $expected }, ikke { $found }.
record-bad-value = »{ $value }« kan ikke læses efter »{ $word }«; docs/record.md siger, hvordan det skrives.
record-seat-number = Pladserne nummereres 1, 2, 3 og så videre: her skal der stå { $expected }, ikke »{ $found }«.
record-bad-turn = Efter »{ $after }« skal der stå { $expected }.
record-bad-turn-start = Linjen skal begynde med { $expected }.
record-part-number = runde og plads, som i 3.1
record-part-box = en rubriks id
record-part-hand = et kast, som i 1-4-4-6-6
record-part-points = pointene
record-part-throws = antallet af kast
record-part-end = ikke mere
record-no-such-box = Denne blok har ingen rubrik »{ $id }«; id’erne står i spilloggens regler.
record-die-changed = { $keep } blev beholdt, men næste kast viser { $hand }: en terning, der beholdes, kan ikke ændre sig.
record-wrong-turn = Her skal der stå tur { $round }.{ $seat }, ikke { $found }.
record-after-the-end = Her kan der ikke komme mere; linjen ovenover afslutter spillet, eller lader sin tur stå åben.
record-crossed-out-alone = En overstreget linje skal have den linje, der erstatter den, lige under sig.
record-wrong-total = Totalsummen er { $expected }, ikke { $found }.
