# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } eller { $last }
list-and = { $rest } och { $last }

## Hands

hand-empty = Här finns inga tärningar; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = ”{ $found }” (tecken { $place }) är ingen tärning; tärningar visar 1 till 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har fler än { $most } tärningar, och så många har inget spel; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har en tärning
   *[other] Kastet har { $found } tärningar
}, men spelet spelas med { $expected }, som i { $example }.
hand-line = Rad { $line }: { $problem }
hand-line-too-long = Raden har fler än { $most } tecken, för många för ett kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Den här raden är inte text i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Det finns ingen regeluppsättning eller utgåva ”{ $id }”; menade du { $near }?
ruleset-unknown-far = Det finns ingen regeluppsättning eller utgåva ”{ $id }”; ”yatzy rules” visar alla.
ruleset-twice = Reglerna anges två gånger, ”{ $first }” och ”{ $second }”; ange dem en gång.
option-no-value = ”{ $given }” ställer inte in något regelval; skriv OPTION=VALUE, där regelvalet är { $options }.
option-unknown = Det finns inget regelval ”{ $option }”; regelvalen är { $options }.
option-unknown-value = Regelvalet { $option } kan inte vara ”{ $value }”; det kan vara { $values }.
game-unknown = Det finns inget spel ”{ $game }”; spelen är { $games }.

## Combinations that make no sense

ruleset-dice = Ett spel har 1 till { $most } tärningar, inte { $dice }.
ruleset-boxes = Ett block har 1 till { $most } rutor, inte { $boxes }.
ruleset-columns = Ett block har 1 till { $most } kolumner, inte { $columns }.
ruleset-factor = En kolumn kan inte vara värd ×{ $factor } här; kolumner är värda ×1 till ×9, var och en sitt.
ruleset-box-twice = Två rutor har id ”{ $box }”; ge var och en sitt eget.
ruleset-face-twice = Rutan ”{ $box }” vill ha ett tal som en tidigare ruta redan har; varje tal har en ruta.
ruleset-out-of-reach = Rutan ”{ $box }” kräver { $needs } tärningar, fler än man kastar i spelet.
ruleset-face-pays = Rutan ”{ $box }” gäller ett enda tal och måste ge ”matched”.
ruleset-pays = Rutan ”{ $box }” måste ge 1 till { $most } poäng.
ruleset-bonus-range = Bonusen, och summan som ger den, måste vara 1 till { $most } poäng.
ruleset-bonus-without-upper = En bonus tjänas in med övre rutor, och det finns inga; utelämna den eller sätt bonus=none.
ruleset-bonus-without-number = De här reglerna har ingen bonus vars gräns kan vara kvar; ange en, som i bonus=at-least:63.
ruleset-declare-with-order = Rutor som anges i förväg går inte ihop med en bestämd ordning; sätt order=free eller declare=no.
ruleset-declare-with-columns = Rutor som anges i förväg går inte ihop med flera kolumner; sätt declare=no.
ruleset-declare-with-jokers = Rutor som anges i förväg går inte ihop med jokrar; sätt joker=none eller declare=no.
ruleset-jokers-need-full-values = Jokrar går inte ihop med det här: rutan ”{ $box }” räknar bara tärningarna som passar, så en joker har inget värde i den; sätt joker=none.
ruleset-jokers-without-yatzy = Jokrar kräver precis en ruta för alla tärningar lika; sätt joker=none.
ruleset-jokers-with-columns = Jokrar går inte ihop med flera kolumner; sätt joker=none.
ruleset-jokers-with-yatzy-sum = Jokrar går inte ihop med att yatzy också ger tärningarnas summa; sätt yatzy=50 eller joker=none.
ruleset-columns-with-order = En bestämd ordning går inte ihop med flera kolumner; sätt order=free.
ruleset-columns-with-chips = Sparade omkast går inte ihop med flera kolumner; sätt chips=no.
ruleset-columns-with-bonus = En bonus går inte ihop med flera kolumner; sätt bonus=none.
ruleset-no-yatzy-of-fifty = Regelvalet yatzy kräver en ruta som ger 50 för alla tärningar lika, och någon sådan finns inte här.

## Files

file-line = Rad { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Det finns ingen fil ”{ $path }”; kontrollera namnet och mappen.
file-is-directory = ”{ $path }” är en mapp; ange sökvägen till en fil.
file-unreadable = Filen ”{ $path }” går inte att läsa ({ $detail }); kontrollera att den finns och att du får läsa den.
file-not-text = Filen ”{ $path }” är inte text i UTF-8; spara den som UTF-8.
file-too-long = Filen är större än 256 KiB, för stor för en regelfil; är det rätt fil?
file-syntax = Det här är inte TOML ({ $detail }); skriv nyckel = värde.
file-unknown-key = ”{ $key }” betyder ingenting här; kända är { $known }.
file-missing = ”{ $key }” saknas; lägg till det.
file-wrong-kind = ”{ $key }” måste vara { $expected }.
file-unknown-base = Det finns ingen regeluppsättning eller utgåva ”{ $id }” att utgå från; ”yatzy rules” visar alla.
file-base-and = ”base” har ett eget ”{ $key }” med sig; utelämna ett av dem.
expected-text = en text inom citattecken
expected-number = ett heltal från { $low } till { $high }
expected-list = en lista inom hakparenteser
expected-table = en tabell med nycklar och värden
expected-box-id = ett id av små bokstäver, siffror och bindestreck som börjar med en bokstav, med högst 32 tecken
expected-one-of = ett av: { $forms }
rules-line = Rad { $line } i reglerna går inte att läsa.

## The command line

usage-unknown-flag = Det finns ingen flagga ”{ $flag }” här; ”{ $command } --help” visar vad som finns.
usage-unknown-flag-near = Det finns ingen flagga ”{ $flag }” här; menade du ”{ $near }”?
usage-unknown-command = Det finns inget kommando ”{ $given }”; kommandona är { $commands }.
usage-missing = ”{ $missing }” saknas; så här används det: { $usage }
usage-no-value = ”{ $flag }” behöver ett värde efter sig.
usage-conflict = ”{ $flag }” går inte ihop med ”{ $other }”; utelämna det ena.
usage-twice = ”{ $flag }” angavs två gånger; ange det en gång.
usage-needless-value = ”{ $flag }” tar inget värde; utelämna ”{ $value }”.
usage-unexpected = ”{ $given }” är ett argument för mycket; så här används det: { $usage }
usage-not-text = Kommandoraden är inte text i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandoraden går inte att förstå; ”{ $command } --help” förklarar den.
lang-unknown = Yatzy talar inte ”{ $lang }”; språken är { $langs }.
input-failed = Indata går inte att läsa ({ $detail }).
output-failed = Utdata går inte att skriva ({ $detail }).
