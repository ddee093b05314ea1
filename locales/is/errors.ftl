# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = sá reitur
refusal-another-box = annar reitur
refusal-game-over = Leiknum er lokið. Byrjaðu nýjan.
refusal-no-such-seat = Þetta sæti er ekki við borðið: { $seat }. Veldu annað.
refusal-not-your-turn = Nú á { $player } leik, ekki { $seat }. Bíddu þar til kemur að þér.
refusal-seat-left = Í þessum leik er { $seat } ekki lengur með. Byrjaðu nýjan til að spila aftur.
refusal-too-late-to-join = Fyrstu umferð er lokið. Bíddu eftir næsta leik.
refusal-no-such-cell = Slíkur reitur er ekki á þessari blokk. Veldu reit sem er þar.
refusal-name-first = Nefndu reit fyrir fyrsta kast.
refusal-nothing-to-name = Í þessum leik eru reitir ekki nefndir fyrir fram. Kastaðu bara.
refusal-already-named = Búið er að nefna reit. Kastaðu.
refusal-throw-first = Kastaðu fyrst, skráðu svo.
refusal-no-rethrow = Engin aukaköst eru eftir. Skráðu kastið í reit.
refusal-first-throw-with-all = Fyrsta kast í lotu er með öllum teningum. Geymdu engan.
refusal-nothing-thrown = Kastaðu að minnsta kosti einum teningi: geymdu færri eða skráðu kastið í reit.
refusal-not-in-hand = { $keep } er ekki í { $hand }. Geymdu teninga sem liggja á borðinu.
refusal-dice-count = { $expected ->
    [1] Einum teningi var kastað
    [one] { $expected } teningi var kastað
   *[other] { $expected } teningum var kastað
}, en { $found ->
    [one] { $found } sést
   *[other] { $found } sjást
}. Þeir verða að vera jafnmargir.
refusal-box-taken = Þessi reitur er þegar upptekinn: { $box }. Veldu annan.
refusal-out-of-order = Of snemmt: { $box }. Á undan í röðinni: { $allowed }.
refusal-chance-is-last-resort = Kastið gefur stig í öðrum reit, svo þessi er ekki leyfður enn. Skráðu það hér: { $scores }.
refusal-chance-after-miss = Kastið gefur stig í reit sem var ekki nefndur ({ $scores }), svo þessi er ekki leyfður. Skráðu núll í annan lausan reit.
refusal-zero-is-last-resort = Kastið gefur stig í öðrum reit, svo { $box } má ekki fá núll. Skráðu það hér: { $scores }.
refusal-named-box-scores = Kastið gefur stig í reitnum sem var nefndur. Skráðu það þar: { $named }.
refusal-joker-has-its-place = Þessi jóker verður að fara hingað: { $cells }.
refusal-wrong-points = Með þessum teningum gefur reiturinn { $expected } stig, ekki { $found }.
refusal-wrong-extra = Auka-yatzy gefur { $expected } stig, ekki { $found }.
refusal-impossible-points = Ekkert kast gefur nú { $found } stig hér: { $box }. Mögulegt er { $possible }.
refusal-no-extra-yatzy = Ekki er hægt að fá auka-yatzy hér. Skráðu stigin án þess.
refusal-not-from-the-table = Þessi leikur er spilaður með stafrænum teningum. Kastaðu þeim.
refusal-throws-needed = Segðu hve mörg köst þurfti: aukaköst sem þú notar ekki gefa spilapeninga.
refusal-throw-count = Fjöldi kasta í lotu er hér 1 til { $most }, ekki { $found }.
refusal-turn-has-begun = Búið er að kasta í þessari lotu. Skráðu kastið í reit eða afturkallaðu köstin.
refusal-nothing-to-take-back = Ekkert er til að afturkalla.
refusal-throw-stands = Kast með stafrænum teningum er ekki hægt að afturkalla. Aðeins val á reit má afturkalla, fram að næsta kasti.
refusal-no-such-turn = Í umferð { $round } á { $seat } enga lokna lotu.
refusal-later-turn = Sú leiðrétting bryti gegn reglu í lotunni sem { $seat } á í umferð { $round }. { $because }

## Cards

card-twice = Þessi reitur er tvisvar á spjaldinu: { $box }; gefðu hann upp einu sinni.
card-impossible = Í reitnum geta ekki verið { $found } stig: { $box }; þar geta verið { $possible }.
card-out-of-order = Í röð reitanna kemur { $box } á undan; fylltu hann líka.
card-too-many-chips = Á þessu spjaldi geta spilapeningarnir mest verið { $most }, ekki { $found }.
card-too-many-extra-yatzys = Á þessu spjaldi geta auka-yatzy mest verið { $most }, ekki { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Keðjan slitnar hér: þessari línu, eða einhverju sem hún er bundin við, hefur verið breytt.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } var aldrei gert, svo engin bæti geta tilheyrt því.
record-too-long = Skráin er stærri en 16 MiB, of stór fyrir leikskýrslu; er þetta rétta skráin?
record-not-a-record = Þetta er ekki leikskýrsla; slík skýrsla byrjar á línunni „yatzy record 2“.
record-version = Þessi leikskýrsla er af gerð { $found }; þetta forrit les gerðir 1 og 2.
record-unknown-line = „{ $word }“ merkir ekkert hér; lína í leikskýrslu byrjar hér á { $known }.
record-missing = Línuna „{ $word }“ vantar fyrir ofan loturnar; bættu henni við.
record-twice = Línan „{ $word }“ er þarna tvisvar; hafðu hana einu sinni.
record-rules-line = Ekki er hægt að lesa þessa línu reglnanna; hún er skrifuð svona: { $form }.
record-wrong-hash = Reglunum hefur verið breytt: tætigildi þeirra er { $expected }, ekki { $found }.
record-bad-value = Ekki er hægt að lesa „{ $value }“ á eftir „{ $word }“; línan er skrifuð svona: { $form }.
record-seat-number = Sæti eru númeruð 1, 2, 3 og áfram: hér ætti að standa { $expected }, ekki „{ $found }“.
record-bad-turn = Á eftir „{ $after }“ ætti að koma { $expected }.
record-bad-turn-start = Fremst í línunni ætti að standa { $expected }.
record-part-number = umferð og sæti, eins og í 3.1
record-part-box = auðkenni reits
record-part-hand = kast, eins og í 1-4-4-6-6
record-part-points = stigafjöldi
record-part-throws = fjöldi kasta
record-part-end = ekkert meira
record-no-such-box = Enginn reitur „{ $id }“ er á þessari blokk; auðkennin eru í reglum leikskýrslunnar.
record-die-changed = { $keep } var geymt en næsta kast sýnir { $hand }: geymdur teningur getur ekki breyst.
record-wrong-turn = Hér ætti að standa lota { $round }.{ $seat }, ekki { $found }.
record-after-the-end = Ekkert getur komið hér á eftir; línan fyrir ofan lýkur leiknum eða skilur lotu sína eftir opna.
record-crossed-out-alone = Beint fyrir neðan línu sem byrjar á „~“ verður að vera línan sem kemur í staðinn.
record-wrong-total = Heildarstigin eru { $expected }, ekki { $found }.

## Hands

hand-empty = Hér eru engir teningar; skrifaðu kastið eins og 6-6-6-5-5, 66655 eða "6 6 6 5 5".
hand-not-a-face = „{ $found }“ (tákn { $place }) er ekki teningur; teningar sýna 1 til 6, svo skrifaðu kastið eins og 6-6-6-5-5.
hand-too-many = Í kastinu eru fleiri en { $most } teningar, og svo margir eru ekki í neinum leik; skrifaðu það eins og 6-6-6-5-5.
hand-wrong-count = { $found ->
    [1] Í kastinu er einn teningur
    [one] Í kastinu er { $found } teningur
   *[other] Í kastinu eru { $found } teningar
}, en í leiknum eru þeir { $expected }, eins og í { $example }.
hand-line-too-long = Í þessari línu eru fleiri en { $most } tákn, of mörg fyrir kast; skrifaðu kastið eins og 6-6-6-5-5.
hand-line-not-text = Þessi lína er ekki texti í UTF-8; skrifaðu kastið eins og 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Ekkert reglusafn og engin útgáfa heitir „{ $id }“; áttirðu við { $near }?
ruleset-unknown-far = Ekkert reglusafn og engin útgáfa heitir „{ $id }“; „yatzy rules“ sýnir allt sem til er.
ruleset-twice = Reglurnar eru gefnar upp tvisvar, „{ $first }“ og „{ $second }“; gefðu þær upp einu sinni.
ruleset-option-no-value = „{ $given }“ stillir engan valkost; skrifaðu OPTION=VALUE, þar sem valkosturinn er { $options }.
ruleset-option-unknown = Enginn valkostur heitir „{ $option }“; valkostirnir eru { $options }.
ruleset-option-unknown-value = Valkosturinn { $option } getur ekki verið „{ $value }“; hann getur verið { $values }.
ruleset-option-unknown-near = Enginn valkostur heitir „{ $option }“; áttirðu við „{ $near }“?
ruleset-game-unknown = Enginn leikur heitir „{ $game }“; leikirnir eru { $games }.

## Combinations that make no sense

ruleset-dice = Fjöldi teninga í leik er 1 til { $most }, ekki { $dice }.
ruleset-boxes = Fjöldi reita á blokk er 1 til { $most }, ekki { $boxes }.
ruleset-columns = Fjöldi dálka á blokk er 1 til { $most }, ekki { $columns }.
ruleset-factor = Dálkur getur ekki gilt ×{ $factor } hér; dálkar gilda ×1 til ×9, hver sitt.
ruleset-box-twice = Tveir reitir hafa auðkennið „{ $box }“; gefðu hvorum sitt eigið.
ruleset-face-twice = Reiturinn „{ $box }“ er fyrir tölu sem annar reitur á undan hefur þegar; hver tala á einn reit.
ruleset-out-of-reach = Reiturinn „{ $box }“ þarf fleiri teninga en kastað er í leiknum: { $needs }.
ruleset-face-pays = Reiturinn „{ $box }“ er fyrir eina tölu, svo hann verður að gefa „matched“.
ruleset-pays = Reiturinn „{ $box }“ verður að gefa 1 til { $most } stig.
ruleset-bonus-range = Bónusinn, og summan sem gefur hann, verða að vera 1 til { $most } stig.
ruleset-bonus-without-upper = Bónus fæst fyrir efri reiti og þeir eru engir; slepptu honum eða settu bonus=none.
ruleset-bonus-out-of-reach = Bónusinn krefst { $needed } stiga en efri reitirnir gefa í mesta lagi { $most }; gefðu upp lægri mörk.
ruleset-bonus-without-number = Í þessum reglum er enginn bónus með mörkum sem gætu staðið; gefðu upp mörk, eins og í bonus=at-least:63.
ruleset-declare-with-order = Ekki er hægt að nefna reiti fyrir fram þegar röð þeirra er föst; settu order=free eða declare=no.
ruleset-declare-with-columns = Ekki er hægt að nefna reiti fyrir fram þegar dálkarnir eru margir; settu declare=no.
ruleset-declare-with-jokers = Ekki er hægt að nefna reiti fyrir fram þegar jókerar eru með; settu joker=none eða declare=no.
ruleset-jokers-need-full-values = Jókerar ganga ekki hér: reiturinn „{ $box }“ gefur aðeins stig fyrir teninga sem passa, svo jóker er þar einskis virði; settu joker=none.
ruleset-jokers-without-yatzy = Jókerar þurfa nákvæmlega einn reit fyrir alla teninga eins; settu joker=none.
ruleset-jokers-with-columns = Jókerar fara ekki saman við marga dálka; settu joker=none.
ruleset-jokers-with-yatzy-sum = Jókerar ganga ekki þegar yatzy gefur líka summu teninganna; settu yatzy=50 eða joker=none.
ruleset-columns-with-order = Föst röð reita fer ekki saman við marga dálka; settu order=free.
ruleset-columns-with-chips = Geymd aukaköst fara ekki saman við marga dálka; settu chips=no.
ruleset-columns-with-bonus = Bónus fer ekki saman við marga dálka; settu bonus=none.
ruleset-no-yatzy-of-fifty = Valkosturinn yatzy þarf reit sem gefur 50 stig fyrir alla teninga eins, en slíkur reitur er ekki hér.

## Files

file-line = Lína { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Skráin „{ $path }“ er ekki til; athugaðu nafnið og möppuna.
file-is-directory = „{ $path }“ er mappa; gefðu upp slóð á skrá.
file-unreadable = Ekki tókst að lesa skrána „{ $path }“ ({ $detail }); athugaðu hvort hún er til og hvort þú mátt lesa hana.
file-not-text = Skráin „{ $path }“ er ekki texti í UTF-8; vistaðu hana sem UTF-8.
file-too-long = Skráin er stærri en 32 KiB, of stór fyrir regluskrá; er þetta rétta skráin?
file-syntax = Þetta er ekki TOML ({ $detail }); skrifaðu lykill = gildi.
file-unknown-key = „{ $key }“ merkir ekkert hér; þekktir lyklar eru { $known }.
file-missing = „{ $key }“ vantar; bættu því við.
file-wrong-kind = „{ $key }“ verður að vera { $expected }.
file-unknown-base = Ekkert reglusafn og engin útgáfa til að byggja á heitir „{ $id }“; „yatzy rules“ sýnir allt sem til er.
file-base-and = „base“ kemur með sitt eigið „{ $key }“; slepptu öðru hvoru.
file-rules-line = Ekki er hægt að lesa línu { $line } í reglunum.
expected-text = texti innan gæsalappa
expected-number = heil tala frá { $low } til { $high }
expected-list = listi innan hornklofa
expected-table = tafla með lyklum og gildum
expected-box-id = auðkenni úr litlum bókstöfum, tölustöfum og bandstrikum sem byrjar á bókstaf og er í mesta lagi 32 tákn
expected-one-of = eitt af þessu: { $forms }

challenge-damaged = Áskorunarkóðinn er skemmdur. Afritaðu allan kóðann eða tengilinn aftur.
challenge-newer = Áskorunin kemur úr nýrri útgáfu af Yatzy. Uppfærðu forritið til að spila hana.
challenge-unknown-rules = Reglur áskorunarinnar eru óþekktar hér: { $rules }.
challenge-own-rules = Áskorun rúmar aðeins reglur af listanum. Sendu leikskýrsluna sem skrá í staðinn.
challenge-game = Aðeins lokinn leikur eins leikmanns með sameiginlegum teningum getur orðið áskorun.
