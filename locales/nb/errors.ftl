# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = den rubrikken
refusal-another-box = en annen rubrikk
refusal-game-over = Spillet er slutt. Begynn på et nytt.
refusal-no-such-seat = Det finnes ingen { $seat } ved dette bordet. Velg en annen plass.
refusal-not-your-turn = Det er { $player } som står for tur, ikke { $seat }. Vent på din tur.
refusal-seat-left = Dette spillet fortsetter uten { $seat }. Begynn på et nytt for å spille igjen.
refusal-too-late-to-join = Første omgang er over. Vent på neste spill.
refusal-no-such-cell = Denne blokken har ingen slik rubrikk. Velg en den har.
refusal-name-first = Meld en rubrikk før første kast.
refusal-nothing-to-name = I dette spillet meldes ingen rubrikker på forhånd. Bare kast.
refusal-already-named = En rubrikk er allerede meldt. Kast.
refusal-throw-first = Kast først, skriv etterpå.
refusal-no-rethrow = Det er ingen omkast igjen. Skriv kastet i en rubrikk.
refusal-first-throw-with-all = Det første kastet i en tur er med alle terningene. Ikke behold noen.
refusal-nothing-thrown = Kast minst én terning: behold færre, eller skriv kastet i en rubrikk.
refusal-not-in-hand = { $keep } er ikke i { $hand }. Behold terninger som ligger der.
refusal-dice-count = { $expected ->
    [one] Én terning ble kastet
   *[other] { $expected } terninger ble kastet
}, men kastet har { $found }. De må være like mange.
refusal-box-taken = Denne rubrikken er opptatt: { $box }. Velg en annen.
refusal-out-of-order = Det er for tidlig for { $box }. Etter rekkefølgen kommer { $allowed } først.
refusal-chance-is-last-resort = Kastet gir poeng i en annen rubrikk, så denne er ikke tillatt ennå. Skriv det i { $scores }.
refusal-chance-after-miss = Kastet gir poeng i en rubrikk som ikke ble meldt ({ $scores }), så denne er ikke tillatt. Skriv null i en annen ledig rubrikk.
refusal-zero-is-last-resort = Kastet gir poeng i en annen rubrikk, så { $box } kan ikke få null. Skriv det i { $scores }.
refusal-named-box-scores = Kastet gir poeng i rubrikken som ble meldt. Skriv det der: { $named }.
refusal-joker-has-its-place = Denne jokeren må skrives i { $cells }.
refusal-wrong-points = Med disse terningene gir rubrikken { $expected } poeng, ikke { $found }.
refusal-wrong-extra = Den ekstra yatzyen gir { $expected } poeng, ikke { $found }.
refusal-impossible-points = Ikke noe kast gir { $found } poeng i { $box } nå. Mulig er { $possible }.
refusal-no-extra-yatzy = En ekstra yatzy kan ikke tas her. Skriv poengene uten den.
refusal-not-from-the-table = Dette spillet spilles med virtuelle terninger. Kast dem.
refusal-throws-needed = Si hvor mange kast det tok: omkast du lar være å bruke, gir sjetonger.
refusal-throw-count = En tur har her 1 til { $most } kast, ikke { $found }.
refusal-turn-has-begun = Det er allerede kastet i denne turen. Skriv kastet i en rubrikk, eller angre kastene.
refusal-nothing-to-take-back = Det er ingenting å angre.
refusal-throw-stands = Et kast med virtuelle terninger kan ikke angres. Bare valget av rubrikk kan det, fram til neste kast.
refusal-no-such-turn = I omgang { $round } har { $seat } ingen avsluttet tur.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kjeden brytes her: denne linjen, eller noe den er bundet til, er endret.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } ble aldri kastet, så ingen byte kan høre til det.
record-too-long = Filen er større enn 16 MiB, for stor for en spillogg; er det riktig fil?
record-not-a-record = Dette er ikke en spillogg; en slik begynner med linjen «yatzy record 2».
record-version = Spilloggen er av versjon { $found }; dette programmet leser versjon 1 og 2.
record-unknown-line = «{ $word }» betyr ingenting her; en linje i spilloggen begynner her med { $known }.
record-missing = Linjen «{ $word }» mangler over turene; legg den til.
record-twice = Linjen «{ $word }» står to ganger; la den stå én gang.
record-rules-line = Denne regellinjen kan ikke leses; den skrives slik: { $form }.
record-wrong-hash = Reglene er endret: de gir sjekksummen { $expected }, ikke { $found }.
record-bad-value = «{ $value }» kan ikke leses etter «{ $word }»; linjen skrives slik: { $form }.
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
record-crossed-out-alone = En linje som begynner med «~», må ha linjen som erstatter den, rett under seg.
record-wrong-total = Totalsummen er { $expected }, ikke { $found }.

## Hands

hand-empty = Her er det ingen terninger; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = «{ $found }» (tegn { $place }) er ikke en terning; terninger viser 1 til 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har flere enn { $most } terninger, og så mange har ikke noe spill; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har én terning
   *[other] Kastet har { $found } terninger
}, men spillet spilles med { $expected }, som i { $example }.
hand-line-too-long = Linjen har mer enn { $most } tegn, for mange for et kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Denne linjen er ikke tekst i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Det finnes ikke noe regelsett eller noen utgave «{ $id }»; mente du { $near }?
ruleset-unknown-far = Det finnes ikke noe regelsett eller noen utgave «{ $id }»; «yatzy rules» viser alle.
ruleset-twice = Reglene er oppgitt to ganger, «{ $first }» og «{ $second }»; oppgi dem én gang.
ruleset-option-no-value = «{ $given }» stiller ikke inn noe regelvalg; skriv OPTION=VALUE, der regelvalget er { $options }.
ruleset-option-unknown = Det finnes ikke noe regelvalg «{ $option }»; regelvalgene er { $options }.
ruleset-option-unknown-value = Regelvalget { $option } kan ikke være «{ $value }»; det kan være { $values }.
ruleset-option-unknown-near = Det finnes ikke noe regelvalg «{ $option }»; mente du «{ $near }»?
ruleset-game-unknown = Det finnes ikke noe spill «{ $game }»; spillene er { $games }.

## Combinations that make no sense

ruleset-dice = Et spill har 1 til { $most } terninger, ikke { $dice }.
ruleset-boxes = En blokk har 1 til { $most } rubrikker, ikke { $boxes }.
ruleset-columns = En blokk har 1 til { $most } kolonner, ikke { $columns }.
ruleset-factor = En kolonne kan ikke telle ×{ $factor } her; kolonner teller ×1 til ×9, hver sitt.
ruleset-box-twice = To rubrikker har id-en «{ $box }»; gi hver sin egen.
ruleset-face-twice = Rubrikken «{ $box }» vil ha et tall som en tidligere rubrikk allerede har; hvert tall har én rubrikk.
ruleset-out-of-reach = Rubrikken «{ $box }» krever { $needs } terninger, flere enn man kaster i spillet.
ruleset-face-pays = Rubrikken «{ $box }» er for ett tall og må gi «matched».
ruleset-pays = Rubrikken «{ $box }» må gi 1 til { $most } poeng.
ruleset-bonus-range = Bonusen, og summen som gir den, må være 1 til { $most } poeng.
ruleset-bonus-without-upper = En bonus tjenes med øvre rubrikker, og det er ingen; utelat den eller sett bonus=none.
ruleset-bonus-out-of-reach = Bonusen krever { $needed } poeng, men de øvre rubrikkene gir høyst { $most }; oppgi en lavere grense.
ruleset-bonus-without-number = Disse reglene har ingen bonus med en grense som kan bli stående; oppgi en, som i bonus=at-least:63.
ruleset-declare-with-order = Rubrikker som meldes på forhånd, passer ikke sammen med en fast rekkefølge; sett order=free eller declare=no.
ruleset-declare-with-columns = Rubrikker som meldes på forhånd, passer ikke sammen med flere kolonner; sett declare=no.
ruleset-declare-with-jokers = Rubrikker som meldes på forhånd, passer ikke sammen med jokere; sett joker=none eller declare=no.
ruleset-jokers-need-full-values = Jokere passer ikke her: rubrikken «{ $box }» teller bare terningene som passer, så en joker har ingen verdi i den; sett joker=none.
ruleset-jokers-without-yatzy = Jokere krever nøyaktig én rubrikk for alle terninger like; sett joker=none.
ruleset-jokers-with-columns = Jokere passer ikke sammen med flere kolonner; sett joker=none.
ruleset-jokers-with-yatzy-sum = Jokere passer ikke sammen med at yatzy også gir summen av terningene; sett yatzy=50 eller joker=none.
ruleset-columns-with-order = En fast rekkefølge passer ikke sammen med flere kolonner; sett order=free.
ruleset-columns-with-chips = Sparte omkast passer ikke sammen med flere kolonner; sett chips=no.
ruleset-columns-with-bonus = En bonus passer ikke sammen med flere kolonner; sett bonus=none.
ruleset-no-yatzy-of-fifty = Regelvalget yatzy krever en rubrikk som gir 50 poeng når alle terningene er like, og det er ingen slik her.

## Files

file-line = Linje { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Det finnes ingen fil «{ $path }»; sjekk navnet og mappen.
file-is-directory = «{ $path }» er en mappe; oppgi banen til en fil.
file-unreadable = Filen «{ $path }» kan ikke leses ({ $detail }); sjekk at den finnes, og at du har lov til å lese den.
file-not-text = Filen «{ $path }» er ikke tekst i UTF-8; lagre den som UTF-8.
file-too-long = Filen er større enn 32 KiB, for stor for en regelfil; er det riktig fil?
file-syntax = Dette er ikke TOML ({ $detail }); skriv nøkkel = verdi.
file-unknown-key = «{ $key }» betyr ingenting her; kjent er { $known }.
file-missing = «{ $key }» mangler; legg det til.
file-wrong-kind = «{ $key }» må være { $expected }.
file-unknown-base = Det finnes ikke noe regelsett eller noen utgave «{ $id }» å gå ut fra; «yatzy rules» viser alle.
file-base-and = «base» har med seg sin egen «{ $key }»; utelat en av dem.
file-rules-line = Linje { $line } i reglene kan ikke leses.
expected-text = en tekst i anførselstegn
expected-number = et heltall fra { $low } til { $high }
expected-list = en liste i hakeparenteser
expected-table = en tabell med nøkler og verdier
expected-box-id = en id av små bokstaver, sifre og bindestreker som begynner med en bokstav, på høyst 32 tegn
expected-one-of = en av: { $forms }

challenge-damaged = Utfordringskoden er skadet. Kopier hele koden eller lenken en gang til.
challenge-newer = Utfordringen kommer fra en nyere versjon av Yatzy. Oppdater programmet for å spille den.
challenge-unknown-rules = Reglene i utfordringen er ukjente her: { $rules }.
challenge-own-rules = En utfordring har bare plass til regler fra listen. Send spilloggen som fil i stedet.
challenge-game = Bare et ferdig spill for én spiller med felles terninger kan bli en utfordring.
