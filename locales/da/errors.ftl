# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = den rubrik
refusal-another-box = en anden rubrik
refusal-game-over = Spillet er slut. Begynd på et nyt.
refusal-no-such-seat = Der er ingen { $seat } ved dette bord. Vælg en anden plads.
refusal-not-your-turn = Det er { $player }, der har turen, ikke { $seat }. Vent på din tur.
refusal-seat-left = Dette spil fortsætter uden { $seat }. Begynd på et nyt for at spille igen.
refusal-too-late-to-join = Første runde er forbi. Vent på næste spil.
refusal-no-such-cell = Denne blok har ikke sådan en rubrik. Vælg en, den har.
refusal-name-first = Meld en rubrik før første kast.
refusal-nothing-to-name = I dette spil meldes ingen rubrikker på forhånd. Bare kast.
refusal-already-named = En rubrik er allerede meldt. Kast.
refusal-throw-first = Kast først, skriv bagefter.
refusal-no-rethrow = Der er ingen omkast tilbage. Skriv kastet i en rubrik.
refusal-first-throw-with-all = Det første kast i en tur er med alle terninger. Behold ingen.
refusal-nothing-thrown = Kast mindst én terning: behold færre, eller skriv kastet i en rubrik.
refusal-not-in-hand = { $keep } er ikke i { $hand }. Behold terninger, der ligger der.
refusal-dice-count = { $expected ->
    [one] Én terning blev kastet
   *[other] { $expected } terninger blev kastet
}, men kastet har { $found }. De skal være lige mange.
refusal-box-taken = Denne rubrik er optaget: { $box }. Vælg en anden.
refusal-out-of-order = Det er for tidligt til { $box }. Efter rækkefølgen kommer { $allowed } først.
refusal-chance-is-last-resort = Kastet giver point i en anden rubrik, så denne er ikke tilladt endnu. Skriv det i { $scores }.
refusal-chance-after-miss = Kastet giver point i en rubrik, der ikke blev meldt ({ $scores }), så denne er ikke tilladt. Skriv et nul i en anden ledig rubrik.
refusal-zero-is-last-resort = Kastet giver point i en anden rubrik, så { $box } kan ikke få et nul. Skriv det i { $scores }.
refusal-named-box-scores = Kastet giver point i den rubrik, der blev meldt. Skriv det der: { $named }.
refusal-joker-has-its-place = Denne joker skal skrives i { $cells }.
refusal-wrong-points = Med disse terninger giver rubrikken { $expected } point, ikke { $found }.
refusal-wrong-extra = Den ekstra yatzy giver { $expected } point, ikke { $found }.
refusal-impossible-points = Ikke noget kast giver { $found } point i { $box } nu. Muligt er { $possible }.
refusal-no-extra-yatzy = En ekstra yatzy kan ikke tages her. Skriv pointene uden den.
refusal-not-from-the-table = Dette spil spilles med virtuelle terninger. Kast dem.
refusal-throws-needed = Sig, hvor mange kast det tog: omkast, du ikke bruger, giver brikker.
refusal-throw-count = En tur har her 1 til { $most } kast, ikke { $found }.
refusal-turn-has-begun = Der er allerede kastet i denne tur. Skriv kastet i en rubrik, eller fortryd kastene.
refusal-nothing-to-take-back = Der er ikke noget at fortryde.
refusal-throw-stands = Et kast med virtuelle terninger kan ikke fortrydes. Det kan kun valget af rubrik, indtil næste kast.
refusal-no-such-turn = I runde { $round } har { $seat } ingen afsluttet tur.
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

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kæden brydes her: denne linje, eller noget den er bundet til, er ændret.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } blev aldrig kastet, så der kan ikke høre byte til det.
record-too-long = Filen er større end 16 MiB, for stor til en spillog; er det den rigtige fil?
record-not-a-record = Det her er ikke en spillog; sådan en begynder med linjen »yatzy record 2«.
record-version = Spilloggen er af version { $found }; dette program læser version 1 og 2.
record-unknown-line = »{ $word }« betyder ingenting her; en linje i spilloggen begynder her med { $known }.
record-missing = Linjen »{ $word }« mangler over turene; tilføj den.
record-twice = Linjen »{ $word }« står to gange; lad den stå én gang.
record-rules-line = Denne regellinje kan ikke læses; den skrives sådan: { $form }.
record-wrong-hash = Reglerne er ændret: de giver kontrolsummen { $expected }, ikke { $found }.
record-bad-value = »{ $value }« kan ikke læses efter »{ $word }«; linjen skrives sådan: { $form }.
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
record-crossed-out-alone = En linje, der begynder med »~«, skal have den linje, der erstatter den, lige under sig.
record-wrong-total = Totalsummen er { $expected }, ikke { $found }.

## Hands

hand-empty = Her er ingen terninger; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = »{ $found }« (tegn { $place }) er ikke en terning; terninger viser 1 til 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har mere end { $most } terninger, og så mange har ikke noget spil; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har én terning
   *[other] Kastet har { $found } terninger
}, men spillet spilles med { $expected }, som i { $example }.
hand-line-too-long = Linjen har mere end { $most } tegn, for mange til et kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Denne linje er ikke tekst i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Der er ikke noget regelsæt eller nogen udgave »{ $id }«; mente du { $near }?
ruleset-unknown-far = Der er ikke noget regelsæt eller nogen udgave »{ $id }«; »yatzy rules« viser dem alle.
ruleset-twice = Reglerne er angivet to gange, »{ $first }« og »{ $second }«; angiv dem én gang.
ruleset-option-no-value = »{ $given }« indstiller ikke noget regelvalg; skriv OPTION=VALUE, hvor regelvalget er { $options }.
ruleset-option-unknown = Der er ikke noget regelvalg »{ $option }«; regelvalgene er { $options }.
ruleset-option-unknown-value = Regelvalget { $option } kan ikke være »{ $value }«; det kan være { $values }.
ruleset-option-unknown-near = Der er ikke noget regelvalg »{ $option }«; mente du »{ $near }«?
ruleset-game-unknown = Der er ikke noget spil »{ $game }«; spillene er { $games }.

## Combinations that make no sense

ruleset-dice = Et spil har 1 til { $most } terninger, ikke { $dice }.
ruleset-boxes = En blok har 1 til { $most } rubrikker, ikke { $boxes }.
ruleset-columns = En blok har 1 til { $most } kolonner, ikke { $columns }.
ruleset-factor = En kolonne kan ikke tælle ×{ $factor } her; kolonner tæller ×1 til ×9, hver sit.
ruleset-box-twice = To rubrikker har id’et »{ $box }«; giv dem hver sit.
ruleset-face-twice = Rubrikken »{ $box }« vil have et tal, som en tidligere rubrik allerede har; hvert tal har én rubrik.
ruleset-out-of-reach = Rubrikken »{ $box }« kræver { $needs } terninger, flere end man kaster i spillet.
ruleset-face-pays = Rubrikken »{ $box }« er til ét tal og skal give »matched«.
ruleset-pays = Rubrikken »{ $box }« skal give 1 til { $most } point.
ruleset-bonus-range = Bonussen, og den sum der giver den, skal være 1 til { $most } point.
ruleset-bonus-without-upper = En bonus tjenes med øvre rubrikker, og dem er der ingen af; udelad den, eller sæt bonus=none.
ruleset-bonus-out-of-reach = Bonussen kræver { $needed } point, men de øvre rubrikker giver højst { $most }; vælg en lavere grænse.
ruleset-bonus-without-number = Disse regler har ingen bonus med en grænse, der kan blive stående; angiv en, som i bonus=at-least:63.
ruleset-declare-with-order = Rubrikker, der meldes på forhånd, passer ikke sammen med en fast rækkefølge; sæt order=free eller declare=no.
ruleset-declare-with-columns = Rubrikker, der meldes på forhånd, passer ikke sammen med flere kolonner; sæt declare=no.
ruleset-declare-with-jokers = Rubrikker, der meldes på forhånd, passer ikke sammen med jokere; sæt joker=none eller declare=no.
ruleset-jokers-need-full-values = Jokere passer ikke her: rubrikken »{ $box }« tæller kun de terninger, der passer, så en joker har ingen værdi i den; sæt joker=none.
ruleset-jokers-without-yatzy = Jokere kræver netop én rubrik til alle terninger ens; sæt joker=none.
ruleset-jokers-with-columns = Jokere passer ikke sammen med flere kolonner; sæt joker=none.
ruleset-jokers-with-yatzy-sum = Jokere passer ikke sammen med, at yatzy også giver summen af terningerne; sæt yatzy=50 eller joker=none.
ruleset-columns-with-order = En fast rækkefølge passer ikke sammen med flere kolonner; sæt order=free.
ruleset-columns-with-chips = Sparede omkast passer ikke sammen med flere kolonner; sæt chips=no.
ruleset-columns-with-bonus = En bonus passer ikke sammen med flere kolonner; sæt bonus=none.
ruleset-no-yatzy-of-fifty = Regelvalget yatzy kræver en rubrik, der giver 50 point, når alle terninger er ens, og sådan en er der ikke her.

## Files

file-line = Linje { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Der er ingen fil »{ $path }«; tjek navnet og mappen.
file-is-directory = »{ $path }« er en mappe; angiv stien til en fil.
file-unreadable = Filen »{ $path }« kan ikke læses ({ $detail }); tjek, at den er der, og at du må læse den.
file-not-text = Filen »{ $path }« er ikke tekst i UTF-8; gem den som UTF-8.
file-too-long = Filen er større end 32 KiB, for stor til en regelfil; er det den rigtige fil?
file-syntax = Det her er ikke TOML ({ $detail }); skriv nøgle = værdi.
file-unknown-key = »{ $key }« betyder ingenting her; kendt er { $known }.
file-missing = »{ $key }« mangler; tilføj det.
file-wrong-kind = »{ $key }« skal være { $expected }.
file-unknown-base = Der er ikke noget regelsæt eller nogen udgave »{ $id }« at gå ud fra; »yatzy rules« viser dem alle.
file-base-and = »base« har sin egen »{ $key }« med; udelad en af dem.
file-rules-line = Linje { $line } i reglerne kan ikke læses.
expected-text = en tekst i anførselstegn
expected-number = et helt tal fra { $low } til { $high }
expected-list = en liste i kantede parenteser
expected-table = en tabel med nøgler og værdier
expected-box-id = et id af små bogstaver, cifre og bindestreger, der begynder med et bogstav, på højst 32 tegn
expected-one-of = en af: { $forms }

challenge-damaged = Udfordringskoden er beskadiget. Kopiér hele koden eller linket igen.
challenge-newer = Udfordringen kommer fra en nyere version af Yatzy. Opdatér programmet for at spille den.
challenge-unknown-rules = Udfordringens regler er ukendte her: { $rules }.
challenge-own-rules = En udfordring rummer kun regler fra listen. Send spilloggen som fil i stedet.
challenge-game = Kun et afsluttet spil for én spiller med fælles terninger kan blive en udfordring.
