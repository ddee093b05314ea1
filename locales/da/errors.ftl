# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } eller { $last }
list-and = { $rest } og { $last }

## Hands

hand-empty = Her er ingen terninger; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = »{ $found }« (tegn { $place }) er ikke en terning; terninger viser 1 til 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har mere end { $most } terninger, og så mange har ikke noget spil; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har én terning
   *[other] Kastet har { $found } terninger
}, men spillet spilles med { $expected }, som i { $example }.
hand-line = Linje { $line }: { $problem }
hand-line-too-long = Linjen har mere end { $most } tegn, for mange til et kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Denne linje er ikke tekst i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Der er ikke noget regelsæt eller nogen udgave »{ $id }«; mente du { $near }?
ruleset-unknown-far = Der er ikke noget regelsæt eller nogen udgave »{ $id }«; »yatzy rules« viser dem alle.
ruleset-twice = Reglerne er angivet to gange, »{ $first }« og »{ $second }«; angiv dem én gang.
option-no-value = »{ $given }« indstiller ikke noget regelvalg; skriv OPTION=VALUE, hvor regelvalget er { $options }.
option-unknown = Der er ikke noget regelvalg »{ $option }«; regelvalgene er { $options }.
option-unknown-value = Regelvalget { $option } kan ikke være »{ $value }«; det kan være { $values }.
game-unknown = Der er ikke noget spil »{ $game }«; spillene er { $games }.

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
ruleset-no-yatzy-of-fifty = Regelvalget yatzy kræver en rubrik, der giver 50 for alle terninger ens, og sådan en er der ikke her.

## Files

file-line = Linje { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Der er ingen fil »{ $path }«; tjek navnet og mappen.
file-is-directory = »{ $path }« er en mappe; angiv stien til en fil.
file-unreadable = Filen »{ $path }« kan ikke læses ({ $detail }); tjek, at den er der, og at du må læse den.
file-not-text = Filen »{ $path }« er ikke tekst i UTF-8; gem den som UTF-8.
file-too-long = Filen er større end 256 KiB, for stor til en regelfil; er det den rigtige fil?
file-syntax = Det her er ikke TOML ({ $detail }); skriv nøgle = værdi.
file-unknown-key = »{ $key }« betyder ingenting her; kendt er { $known }.
file-missing = »{ $key }« mangler; tilføj det.
file-wrong-kind = »{ $key }« skal være { $expected }.
file-unknown-base = Der er ikke noget regelsæt eller nogen udgave »{ $id }« at gå ud fra; »yatzy rules« viser dem alle.
file-base-and = »base« har sin egen »{ $key }« med; udelad en af dem.
expected-text = en tekst i anførselstegn
expected-number = et helt tal fra { $low } til { $high }
expected-list = en liste i kantede parenteser
expected-table = en tabel med nøgler og værdier
expected-box-id = et id af små bogstaver, cifre og bindestreger, der begynder med et bogstav, på højst 32 tegn
expected-one-of = en af: { $forms }
rules-line = Linje { $line } i reglerne kan ikke læses.

## The command line

usage-unknown-flag = Der er ikke noget flag »{ $flag }« her; »{ $command } --help« viser, hvad der er.
usage-unknown-flag-near = Der er ikke noget flag »{ $flag }« her; mente du »{ $near }«?
usage-unknown-command = Der er ingen kommando »{ $given }«; kommandoerne er { $commands }.
usage-missing = »{ $missing }« mangler; sådan bruges det: { $usage }
usage-no-value = »{ $flag }« skal have en værdi efter sig.
usage-conflict = »{ $flag }« passer ikke sammen med »{ $other }«; udelad en af dem.
usage-twice = »{ $flag }« er angivet to gange; angiv det én gang.
usage-needless-value = »{ $flag }« tager ingen værdi; udelad »{ $value }«.
usage-unexpected = »{ $given }« er et argument for meget; sådan bruges det: { $usage }
usage-not-text = Kommandolinjen er ikke tekst i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandolinjen kan ikke forstås; »{ $command } --help« forklarer den.
lang-unknown = Yatzy taler ikke »{ $lang }«; sprogene er { $langs }.
input-failed = Input kan ikke læses ({ $detail }).
output-failed = Output kan ikke skrives ({ $detail }).
