# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } eða { $last }
list-and = { $rest } og { $last }

## Hands

hand-empty = Hér eru engir teningar; skrifaðu kastið eins og 6-6-6-5-5, 66655 eða "6 6 6 5 5".
hand-not-a-face = „{ $found }“ (tákn { $place }) er ekki teningur; teningar sýna 1 til 6, svo skrifaðu kastið eins og 6-6-6-5-5.
hand-too-many = Í kastinu eru fleiri en { $most } teningar, og svo margir eru ekki í neinum leik; skrifaðu það eins og 6-6-6-5-5.
hand-wrong-count = { $found ->
    [1] Í kastinu er einn teningur
    [one] Í kastinu er { $found } teningur
   *[other] Í kastinu eru { $found } teningar
}, en í leiknum eru þeir { $expected }, eins og í { $example }.
hand-line = Lína { $line }: { $problem }
hand-line-too-long = Í þessari línu eru fleiri en { $most } tákn, of mörg fyrir kast; skrifaðu kastið eins og 6-6-6-5-5.
hand-line-not-text = Þessi lína er ekki texti í UTF-8; skrifaðu kastið eins og 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Ekkert reglusafn og engin útgáfa heitir „{ $id }“; áttirðu við { $near }?
ruleset-unknown-far = Ekkert reglusafn og engin útgáfa heitir „{ $id }“; „yatzy rules“ sýnir allt sem til er.
ruleset-twice = Reglurnar eru nefndar tvisvar, „{ $first }“ og „{ $second }“; nefndu þær einu sinni.
option-no-value = „{ $given }“ stillir engan valkost; skrifaðu OPTION=VALUE, þar sem valkosturinn er { $options }.
option-unknown = Enginn valkostur heitir „{ $option }“; valkostirnir eru { $options }.
option-unknown-value = Valkosturinn { $option } getur ekki verið „{ $value }“; hann getur verið { $values }.
game-unknown = Enginn leikur heitir „{ $game }“; leikirnir eru { $games }.

## Combinations that make no sense

ruleset-dice = Fjöldi teninga í leik er 1 til { $most }, ekki { $dice }.
ruleset-boxes = Fjöldi reita á blokk er 1 til { $most }, ekki { $boxes }.
ruleset-columns = Fjöldi dálka á blokk er 1 til { $most }, ekki { $columns }.
ruleset-factor = Dálkur getur ekki gilt ×{ $factor } hér; dálkar gilda ×1 til ×9, hver sitt.
ruleset-box-twice = Tveir reitir hafa auðkennið „{ $box }“; gefðu hvorum sitt eigið.
ruleset-face-twice = Reiturinn „{ $box }“ er fyrir tölu sem annar reitur á undan hefur þegar; hver tala á einn reit.
ruleset-out-of-reach = Reiturinn „{ $box }“ þarf fleiri teninga en kastað er í leiknum: { $needs }.
ruleset-face-pays = Reiturinn „{ $box }“ er fyrir eina tölu og verður að gefa „matched“.
ruleset-pays = Reiturinn „{ $box }“ verður að gefa 1 til { $most } stig.
ruleset-bonus-range = Bónusinn, og summan sem gefur hann, verða að vera 1 til { $most } stig.
ruleset-bonus-without-upper = Bónus fæst fyrir efri reiti og þeir eru engir; slepptu honum eða settu bonus=none.
ruleset-bonus-without-number = Í þessum reglum er enginn bónus með mörkum sem gætu staðið; gefðu upp mörk, eins og í bonus=at-least:63.
ruleset-declare-with-order = Reitir nefndir fyrir fram fara ekki saman við fasta röð reita; settu order=free eða declare=no.
ruleset-declare-with-columns = Reitir nefndir fyrir fram fara ekki saman við marga dálka; settu declare=no.
ruleset-declare-with-jokers = Reitir nefndir fyrir fram fara ekki saman við jókera; settu joker=none eða declare=no.
ruleset-jokers-need-full-values = Jókerar ganga ekki hér: reiturinn „{ $box }“ telur aðeins teninga sem passa, svo jóker er þar einskis virði; settu joker=none.
ruleset-jokers-without-yatzy = Jókerar þurfa nákvæmlega einn reit fyrir alla teninga eins; settu joker=none.
ruleset-jokers-with-columns = Jókerar fara ekki saman við marga dálka; settu joker=none.
ruleset-jokers-with-yatzy-sum = Jókerar ganga ekki þegar yatzy gefur líka summu teninganna; settu yatzy=50 eða joker=none.
ruleset-columns-with-order = Föst röð reita fer ekki saman við marga dálka; settu order=free.
ruleset-columns-with-chips = Geymd aukaköst fara ekki saman við marga dálka; settu chips=no.
ruleset-columns-with-bonus = Bónus fer ekki saman við marga dálka; settu bonus=none.
ruleset-no-yatzy-of-fifty = Valkosturinn yatzy þarf reit sem gefur 50 fyrir alla teninga eins, en slíkur reitur er ekki hér.

## Files

file-line = Lína { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Skráin „{ $path }“ er ekki til; athugaðu nafnið og möppuna.
file-is-directory = „{ $path }“ er mappa; gefðu upp slóð á skrá.
file-unreadable = Ekki tókst að lesa skrána „{ $path }“ ({ $detail }); athugaðu hvort hún er til og hvort þú mátt lesa hana.
file-not-text = Skráin „{ $path }“ er ekki texti í UTF-8; vistaðu hana sem UTF-8.
file-too-long = Skráin er stærri en 256 KiB, of stór fyrir regluskrá; er þetta rétta skráin?
file-syntax = Þetta er ekki TOML ({ $detail }); skrifaðu lykill = gildi.
file-unknown-key = „{ $key }“ merkir ekkert hér; þekkt eru { $known }.
file-missing = „{ $key }“ vantar; bættu því við.
file-wrong-kind = „{ $key }“ verður að vera { $expected }.
file-unknown-base = Ekkert reglusafn og engin útgáfa til að byggja á heitir „{ $id }“; „yatzy rules“ sýnir allt sem til er.
file-base-and = „base“ kemur með sitt eigið „{ $key }“; slepptu öðru hvoru.
expected-text = texti innan gæsalappa
expected-number = heil tala frá { $low } til { $high }
expected-list = listi innan hornklofa
expected-table = tafla með lyklum og gildum
expected-box-id = auðkenni úr litlum bókstöfum, tölustöfum og bandstrikum sem byrjar á bókstaf og er í mesta lagi 32 tákn
expected-one-of = eitt af þessu: { $forms }
rules-line = Ekki er hægt að lesa línu { $line } í reglunum.

## The command line

usage-unknown-flag = Hér er enginn rofi „{ $flag }“; „{ $command } --help“ sýnir hvað er til.
usage-unknown-flag-near = Hér er enginn rofi „{ $flag }“; áttirðu við „{ $near }“?
usage-unknown-command = Engin skipun heitir „{ $given }“; skipanirnar eru { $commands }.
usage-missing = „{ $missing }“ vantar; svona er þetta notað: { $usage }
usage-no-value = „{ $flag }“ þarf gildi á eftir sér.
usage-conflict = „{ $flag }“ og „{ $other }“ fara ekki saman; slepptu öðru hvoru.
usage-twice = „{ $flag }“ var gefið tvisvar; gefðu það einu sinni.
usage-needless-value = „{ $flag }“ tekur ekkert gildi; slepptu „{ $value }“.
usage-unexpected = „{ $given }“ er ofaukið; svona er þetta notað: { $usage }
usage-not-text = Skipanalínan er ekki texti í UTF-8; skrifaðu hana í UTF-8.
usage-wrong = Skipanalínan er óskiljanleg; „{ $command } --help“ skýrir hana.
lang-unknown = Yatzy talar ekki „{ $lang }“; tungumálin eru { $langs }.
input-failed = Ekki er hægt að lesa staðalinntak ({ $detail }).
output-failed = Ekki er hægt að skrifa úttakið ({ $detail }).
