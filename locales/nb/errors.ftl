# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } eller { $last }
list-and = { $rest } og { $last }

## Hands

hand-empty = Her er det ingen terninger; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = «{ $found }» (tegn { $place }) er ikke en terning; terninger viser 1 til 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har flere enn { $most } terninger, og så mange har ikke noe spill; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har én terning
   *[other] Kastet har { $found } terninger
}, men spillet spilles med { $expected }, som i { $example }.
hand-line = Linje { $line }: { $problem }
hand-line-too-long = Linjen har mer enn { $most } tegn, for mange for et kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Denne linjen er ikke tekst i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Det finnes ikke noe regelsett eller noen utgave «{ $id }»; mente du { $near }?
ruleset-unknown-far = Det finnes ikke noe regelsett eller noen utgave «{ $id }»; «yatzy rules» viser alle.
ruleset-twice = Reglene er oppgitt to ganger, «{ $first }» og «{ $second }»; oppgi dem én gang.
option-no-value = «{ $given }» stiller ikke inn noe regelvalg; skriv OPTION=VALUE, der regelvalget er { $options }.
option-unknown = Det finnes ikke noe regelvalg «{ $option }»; regelvalgene er { $options }.
option-unknown-value = Regelvalget { $option } kan ikke være «{ $value }»; det kan være { $values }.
game-unknown = Det finnes ikke noe spill «{ $game }»; spillene er { $games }.

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
ruleset-no-yatzy-of-fifty = Regelvalget yatzy krever en rubrikk som gir 50 for alle terninger like, og det er ingen slik her.

## Files

file-line = Linje { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Det finnes ingen fil «{ $path }»; sjekk navnet og mappen.
file-is-directory = «{ $path }» er en mappe; oppgi banen til en fil.
file-unreadable = Filen «{ $path }» kan ikke leses ({ $detail }); sjekk at den finnes, og at du har lov til å lese den.
file-not-text = Filen «{ $path }» er ikke tekst i UTF-8; lagre den som UTF-8.
file-too-long = Filen er større enn 256 KiB, for stor for en regelfil; er det riktig fil?
file-syntax = Dette er ikke TOML ({ $detail }); skriv nøkkel = verdi.
file-unknown-key = «{ $key }» betyr ingenting her; kjent er { $known }.
file-missing = «{ $key }» mangler; legg det til.
file-wrong-kind = «{ $key }» må være { $expected }.
file-unknown-base = Det finnes ikke noe regelsett eller noen utgave «{ $id }» å gå ut fra; «yatzy rules» viser alle.
file-base-and = «base» har med seg sin egen «{ $key }»; utelat en av dem.
expected-text = en tekst i anførselstegn
expected-number = et heltall fra { $low } til { $high }
expected-list = en liste i hakeparenteser
expected-table = en tabell med nøkler og verdier
expected-box-id = en id av små bokstaver, sifre og bindestreker som begynner med en bokstav, på høyst 32 tegn
expected-one-of = en av: { $forms }
rules-line = Linje { $line } i reglene kan ikke leses.

## The command line

usage-unknown-flag = Det finnes ikke noe flagg «{ $flag }» her; «{ $command } --help» viser hva som finnes.
usage-unknown-flag-near = Det finnes ikke noe flagg «{ $flag }» her; mente du «{ $near }»?
usage-unknown-command = Det finnes ingen kommando «{ $given }»; kommandoene er { $commands }.
usage-missing = «{ $missing }» mangler; slik brukes det: { $usage }
usage-no-value = «{ $flag }» trenger en verdi etter seg.
usage-conflict = «{ $flag }» passer ikke sammen med «{ $other }»; utelat en av dem.
usage-twice = «{ $flag }» er oppgitt to ganger; oppgi det én gang.
usage-needless-value = «{ $flag }» tar ingen verdi; utelat «{ $value }».
usage-unexpected = «{ $given }» er ett argument for mye; slik brukes det: { $usage }
usage-not-text = Kommandolinjen er ikke tekst i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandolinjen kan ikke forstås; «{ $command } --help» forklarer den.
lang-unknown = Yatzy snakker ikke «{ $lang }»; språkene er { $langs }.
input-failed = Inndata kan ikke leses ({ $detail }).
output-failed = Utdata kan ikke skrives ({ $detail }).
