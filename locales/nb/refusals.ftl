# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = plass { $seat }
refusal-that-box = den rubrikken
refusal-another-box = en annen rubrikk
refusal-game-over = Spillet er slutt; begynn på et nytt.
refusal-no-such-seat = Det finnes ingen { $seat }; velg en som er ved bordet.
refusal-not-your-turn = Det er { $player } som står for tur, ikke { $seat }; vent på din tur.
refusal-seat-left = Denne plassen har forlatt spillet: { $seat }; begynn på et nytt spill for å spille videre.
refusal-too-late-to-join = Første omgang er over; vent på neste spill.
refusal-no-such-cell = Denne blokken har ingen slik rubrikk; velg en den har.
refusal-name-first = Meld en rubrikk før første kast.
refusal-nothing-to-name = I dette spillet meldes ingen rubrikker på forhånd; bare kast.
refusal-already-named = En rubrikk er allerede meldt; kast.
refusal-throw-first = Kast først, før inn etterpå.
refusal-no-rethrow = Det er ingen omkast igjen; før kastet inn i en rubrikk.
refusal-first-throw-with-all = Det første kastet i en tur er med alle terningene; ikke behold noen.
refusal-nothing-thrown = Kast minst én terning: behold færre, eller før kastet inn i en rubrikk.
refusal-not-in-hand = { $keep } er ikke i { $hand }; behold terninger som ligger der.
refusal-dice-count = { $expected ->
    [one] Én terning ble kastet
   *[other] { $expected } terninger ble kastet
}, men { $found } vises; de må være like mange.
refusal-box-taken = Denne rubrikken er opptatt: { $box }; velg en annen.
refusal-out-of-order = Det er for tidlig for { $box }; etter rekkefølgen kommer { $allowed } først.
refusal-chance-is-last-resort = Kastet gir poeng et annet sted, så det kan ikke føres inn der ennå; før det inn i { $scores }.
refusal-zero-is-last-resort = Kastet gir poeng et annet sted, så { $box } kan ikke få null; før det inn i { $scores }.
refusal-named-box-scores = Kastet gir poeng i rubrikken som ble meldt; før det inn der: { $named }.
refusal-joker-has-its-place = Denne jokeren hører hjemme i { $cells }.
refusal-wrong-points = { $found } er feil her; rubrikken gir { $expected }.
refusal-wrong-extra = { $found } ekstra poeng er feil her; den ekstra yatzyen gir { $expected }.
refusal-impossible-points = Ikke noe kast gir { $found } nå i { $box }; mulig er { $possible }.
refusal-no-extra-yatzy = En ekstra yatzy kan ikke tas her; før inn poengene uten den.
refusal-not-from-the-table = Dette spillet spilles med programmets terninger; kast dem.
refusal-throws-needed = Si hvor mange kast det tok: omkast du lar være å bruke, gir sjetonger.
refusal-throw-count = En tur har her 1 til { $most } kast, ikke { $found }.
refusal-turn-has-begun = Det er allerede kastet i denne turen; før kastet inn i en rubrikk, eller angre kastene.
refusal-nothing-to-take-back = Det er ingenting å angre.
refusal-throw-stands = Et kast med programmets terninger står fast; bare valget av rubrikk kan angres, fram til neste kast.
refusal-no-such-turn = { $seat } har ingen avsluttet tur i omgang { $round }.
refusal-later-turn = Den rettelsen ville bryte en regel i turen til { $seat } i omgang { $round }. { $because }

## Cards

card-twice = Denne rubrikken er to ganger på kortet: { $box }; oppgi den én gang.
card-impossible = Rubrikken kan ikke ha { $found } poeng: { $box }; den kan ha { $possible }.
card-out-of-order = Etter rekkefølgen kommer { $box } først; fyll den også.
card-too-many-chips = Dette kortet kan ha tjent høyst { $most ->
    [one] { $most } sjetong
   *[other] { $most } sjetonger
}, ikke { $found }.
card-too-many-extra-yatzys = Dette kortet kan ha høyst { $most ->
    [one] { $most } ekstra yatzy
   *[other] { $most } ekstra yatzyer
}, ikke { $found }.

## Records

record-line = Linje { $line }: { $problem }
record-too-long = Filen er større enn 16 MiB, for stor for en spillogg; er det riktig fil?
record-not-a-record = Dette er ikke en spillogg; en slik begynner med linjen «yatzy record 2».
record-version = Spilloggen er av versjon { $found }; dette programmet leser versjon 1 og 2.
record-unknown-line = «{ $word }» betyr ingenting her; docs/record.md sier hva som kan stå i en spillogg.
record-missing = Linjen «{ $word }» mangler over turene; legg den til.
record-twice = Linjen «{ $word }» står to ganger; la den stå én gang.
record-rules-line = Denne regellinjen kan ikke leses; docs/record.md sier hvordan regler skrives.
record-wrong-hash = Reglene er endret: de gir sjekksummen { $expected }, ikke { $found }.
record-bad-value = «{ $value }» kan ikke leses etter «{ $word }»; docs/record.md sier hvordan det skrives.
record-seat-number = Plassene nummereres 1, 2, 3 og så videre: her skal det stå { $expected }, ikke «{ $found }».
record-bad-turn = Etter «{ $after }» skal det stå { $expected }.
record-bad-turn-start = Linjen skal begynne med { $expected }.
record-part-number = omgang og plass, som i 3.1
record-part-box = id-en til en rubrikk
record-part-hand = et kast, som i 1-4-4-6-6
record-part-points = poengene
record-part-throws = antallet kast
record-part-end = ingenting mer
record-no-such-box = Denne blokken har ingen rubrikk «{ $id }»; id-ene står i spilloggens regler.
record-die-changed = { $keep } ble beholdt, men neste kast viser { $hand }: en terning som beholdes, kan ikke endre seg.
record-wrong-turn = Her skal tur { $round }.{ $seat } stå, ikke { $found }.
record-after-the-end = Her kan det ikke komme mer; linjen over avslutter spillet, eller lar turen sin stå åpen.
record-crossed-out-alone = En overstrøket linje må ha linjen som erstatter den, rett under seg.
record-wrong-total = Totalsummen er { $expected }, ikke { $found }.
