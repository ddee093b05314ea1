# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } of { $last }
list-and = { $rest } en { $last }

## Hands

hand-empty = Hier staan geen dobbelstenen; schrijf de worp als 6-6-6-5-5, 66655 of "6 6 6 5 5".
hand-not-a-face = “{ $found }” (teken { $place }) is geen dobbelsteen; dobbelstenen tonen 1 tot en met 6, dus schrijf de worp als 6-6-6-5-5.
hand-too-many = Meer dan { $most } dobbelstenen kan niet; schrijf de worp als 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Deze worp heeft één dobbelsteen
   *[other] Deze worp heeft { $found } dobbelstenen
}, maar in dit spel zijn het er { $expected }, zoals in { $example }.
hand-line = Regel { $line }: { $problem }
hand-line-too-long = Deze regel heeft meer dan { $most } tekens, te veel voor een worp; schrijf de worp als 6-6-6-5-5.
hand-line-not-text = Deze regel is geen tekst in UTF-8; schrijf de worp als 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Er is geen regelset of uitgave “{ $id }”; bedoelde je { $near }?
ruleset-unknown-far = Er is geen regelset of uitgave “{ $id }”; “yatzy rules” toont ze allemaal.
ruleset-twice = De spelregels zijn twee keer opgegeven, “{ $first }” en “{ $second }”; geef ze één keer op.
option-no-value = “{ $given }” stelt geen optie in; schrijf OPTION=VALUE, waarbij de optie { $options } is.
option-unknown = Er is geen optie “{ $option }”; de opties zijn { $options }.
option-unknown-value = De optie { $option } kan niet “{ $value }” zijn; het kan { $values } zijn.
game-unknown = Er is geen spel “{ $game }”; de spellen zijn { $games }.

## Combinations that make no sense

ruleset-dice = Een spel heeft 1 tot { $most } dobbelstenen, niet { $dice }.
ruleset-boxes = Een blok heeft 1 tot { $most } vakken, niet { $boxes }.
ruleset-columns = Een blok heeft 1 tot { $most } kolommen, niet { $columns }.
ruleset-factor = Een kolom kan hier niet ×{ $factor } tellen; kolommen tellen ×1 tot ×9, elk iets anders.
ruleset-box-twice = Twee vakken hebben de id “{ $box }”; geef elk een eigen.
ruleset-face-twice = Het vak “{ $box }” wil een getal dat een eerder vak al heeft; elk getal heeft één vak.
ruleset-out-of-reach = Het vak “{ $box }” vraagt { $needs } dobbelstenen, meer dan het spel gooit.
ruleset-face-pays = Het vak “{ $box }” is voor één getal en moet “matched” opleveren.
ruleset-pays = Het vak “{ $box }” moet 1 tot { $most } punten opleveren.
ruleset-bonus-range = De bonus, en de som die hem oplevert, moeten 1 tot { $most } punten zijn.
ruleset-bonus-without-upper = Een bonus verdien je met bovenste vakken, en die zijn er niet; laat hem weg of zet bonus=none.
ruleset-bonus-without-number = Deze regels hebben geen bonus waarvan de grens kan blijven; geef er een op, zoals in bonus=at-least:63.
ruleset-declare-with-order = Vooraf genoemde vakken gaan niet samen met een vaste volgorde; zet order=free of declare=no.
ruleset-declare-with-columns = Vooraf genoemde vakken gaan niet samen met meerdere kolommen; zet declare=no.
ruleset-declare-with-jokers = Vooraf genoemde vakken gaan niet samen met jokers; zet joker=none of declare=no.
ruleset-jokers-need-full-values = Jokers kunnen hier niet: het vak “{ $box }” telt alleen de dobbelstenen die passen, dus een joker is er niets waard; zet joker=none.
ruleset-jokers-without-yatzy = Jokers vragen precies één vak voor allemaal dezelfde dobbelstenen; zet joker=none.
ruleset-jokers-with-columns = Jokers gaan niet samen met meerdere kolommen; zet joker=none.
ruleset-jokers-with-yatzy-sum = Jokers kunnen niet als yatzy ook de som van de dobbelstenen oplevert; zet yatzy=50 of joker=none.
ruleset-columns-with-order = Een vaste volgorde gaat niet samen met meerdere kolommen; zet order=free.
ruleset-columns-with-chips = Gespaarde extra worpen gaan niet samen met meerdere kolommen; zet chips=no.
ruleset-columns-with-bonus = Een bonus gaat niet samen met meerdere kolommen; zet bonus=none.
ruleset-no-yatzy-of-fifty = De optie yatzy vraagt een vak dat 50 oplevert voor allemaal dezelfde dobbelstenen, en dat is er hier niet.

## Files

file-line = Regel { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Er is geen bestand “{ $path }”; controleer de naam en de map.
file-is-directory = “{ $path }” is een map; geef het pad van een bestand op.
file-unreadable = Het bestand “{ $path }” is niet te lezen ({ $detail }); controleer of het er is en of je het mag lezen.
file-not-text = Het bestand “{ $path }” is geen tekst in UTF-8; bewaar het als UTF-8.
file-too-long = Dit bestand is groter dan 256 KiB, te groot voor een regelset; is dit het juiste bestand?
file-syntax = Dit is geen TOML ({ $detail }); schrijf sleutel = waarde.
file-unknown-key = “{ $key }” betekent hier niets; bekend zijn { $known }.
file-missing = “{ $key }” ontbreekt; voeg het toe.
file-wrong-kind = Bij “{ $key }” hoort { $expected }.
file-unknown-base = Er is geen regelset of uitgave “{ $id }” om van uit te gaan; “yatzy rules” toont ze allemaal.
file-base-and = “base” brengt een eigen “{ $key }” mee; laat een van de twee weg.
expected-text = een tekst tussen aanhalingstekens
expected-number = een geheel getal van { $low } tot en met { $high }
expected-list = een lijst tussen vierkante haken
expected-table = een tabel van sleutels en waarden
expected-box-id = een id van kleine letters, cijfers en streepjes die met een letter begint, van hoogstens 32 tekens
expected-one-of = een van deze: { $forms }
rules-line = Regel { $line } van de spelregels is niet te lezen.

## The command line

usage-unknown-flag = Er is hier geen vlag “{ $flag }”; “{ $command } --help” toont wat er is.
usage-unknown-flag-near = Er is hier geen vlag “{ $flag }”; bedoelde je “{ $near }”?
usage-unknown-command = Er is geen opdracht “{ $given }”; de opdrachten zijn { $commands }.
usage-missing = “{ $missing }” ontbreekt; zo gebruik je het: { $usage }
usage-no-value = Na “{ $flag }” hoort een waarde.
usage-conflict = “{ $flag }” gaat niet samen met “{ $other }”; laat er een weg.
usage-twice = “{ $flag }” is twee keer opgegeven; geef het één keer op.
usage-needless-value = “{ $flag }” neemt geen waarde; laat “{ $value }” weg.
usage-unexpected = “{ $given }” is één argument te veel; zo gebruik je het: { $usage }
usage-not-text = De opdrachtregel is geen tekst in UTF-8; schrijf hem in UTF-8.
usage-wrong = De opdrachtregel is niet te begrijpen; “{ $command } --help” legt hem uit.
lang-unknown = Yatzy spreekt geen “{ $lang }”; de talen zijn { $langs }.
input-failed = De invoer is niet te lezen ({ $detail }).
output-failed = De uitvoer is niet te schrijven ({ $detail }).
