# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = sæti { $seat }
refusal-that-box = sá reitur
refusal-another-box = annar reitur
refusal-game-over = Leiknum er lokið; byrjaðu nýjan.
refusal-no-such-seat = Þetta sæti er ekki til: { $seat }; veldu sæti sem er við borðið.
refusal-not-your-turn = Nú á { $player } leik, ekki { $seat }; bíddu þar til kemur að þér.
refusal-seat-left = Þetta sæti er farið úr leiknum: { $seat }; byrjaðu nýjan leik til að spila áfram.
refusal-too-late-to-join = Fyrstu umferð er lokið; bíddu eftir næsta leik.
refusal-no-such-cell = Slíkur reitur er ekki á þessari blokk; veldu reit sem er þar.
refusal-name-first = Nefndu reit fyrir fyrsta kast.
refusal-nothing-to-name = Í þessum leik eru reitir ekki nefndir fyrir fram; kastaðu bara.
refusal-already-named = Búið er að nefna reit; kastaðu.
refusal-throw-first = Kastaðu fyrst, skráðu svo.
refusal-no-rethrow = Engin aukaköst eru eftir; skráðu kastið í reit.
refusal-first-throw-with-all = Fyrsta kast í lotu er með öllum teningum; geymdu engan.
refusal-nothing-thrown = Kastaðu að minnsta kosti einum teningi: geymdu færri eða skráðu kastið í reit.
refusal-not-in-hand = { $keep } er ekki í { $hand }; geymdu teninga sem liggja á borðinu.
refusal-dice-count = { $expected ->
    [1] Einum teningi var kastað
    [one] { $expected } teningi var kastað
   *[other] { $expected } teningum var kastað
}, en útkomurnar eru { $found }; þær verða að vera jafnmargar.
refusal-box-taken = Þessi reitur er upptekinn: { $box }; veldu annan.
refusal-out-of-order = Of snemmt: { $box }; á undan í röðinni: { $allowed }.
refusal-chance-is-last-resort = Kastið gefur stig annars staðar, svo það má ekki fara þangað enn; skráðu það hér: { $scores }.
refusal-zero-is-last-resort = Kastið gefur stig annars staðar, svo { $box } má ekki fá núll; skráðu það hér: { $scores }.
refusal-named-box-scores = Kastið gefur stig í reitnum sem var nefndur; skráðu það þar: { $named }.
refusal-joker-has-its-place = Þessi jóker á heima hér: { $cells }.
refusal-wrong-points = { $found } er rangt hér; reiturinn gefur { $expected }.
refusal-wrong-extra = Aukastigin { $found } eru röng hér; auka-yatzy gefur { $expected }.
refusal-impossible-points = Ekkert kast gefur nú { $found } hér: { $box }; mögulegt er { $possible }.
refusal-no-extra-yatzy = Ekki er hægt að fá auka-yatzy hér; skráðu stigin án þess.
refusal-not-from-the-table = Þessi leikur er spilaður með teningum forritsins; kastaðu þeim.
refusal-throws-needed = Segðu hve mörg köst þurfti: aukaköst sem þú notar ekki gefa spilapeninga.
refusal-throw-count = Fjöldi kasta í lotu er hér 1 til { $most }, ekki { $found }.
refusal-turn-has-begun = Búið er að kasta í þessari lotu; skráðu kastið í reit eða afturkallaðu köstin.
refusal-nothing-to-take-back = Ekkert er til að afturkalla.
refusal-throw-stands = Kast með teningum forritsins stendur; aðeins val á reit má afturkalla, fram að næsta kasti.
refusal-no-such-turn = Í umferð { $round } á { $seat } enga lokna lotu.
refusal-later-turn = Sú leiðrétting bryti gegn reglu í lotunni sem { $seat } á í umferð { $round }. { $because }

## Cards

card-twice = Þessi reitur er tvisvar á spjaldinu: { $box }; gefðu hann upp einu sinni.
card-impossible = Í reitnum geta ekki verið { $found } stig: { $box }; þar geta verið { $possible }.
card-out-of-order = Í röð reitanna kemur { $box } á undan; fylltu hann líka.
card-too-many-chips = Á þessu spjaldi geta spilapeningarnir mest verið { $most }, ekki { $found }.
card-too-many-extra-yatzys = Á þessu spjaldi geta auka-yatzy mest verið { $most }, ekki { $found }.

## Records

record-line = Lína { $line }: { $problem }
record-too-long = Skráin er stærri en 16 MiB, of stór fyrir leikskýrslu; er þetta rétta skráin?
record-not-a-record = Þetta er ekki leikskýrsla; slík skýrsla byrjar á línunni „yatzy record 2“.
record-version = Þessi leikskýrsla er af gerð { $found }; þetta forrit les gerðir 1 og 2.
record-unknown-line = „{ $word }“ merkir ekkert hér; í docs/record.md er sagt hvað getur staðið í leikskýrslu.
record-missing = Línuna „{ $word }“ vantar fyrir ofan loturnar; bættu henni við.
record-twice = Línan „{ $word }“ er þarna tvisvar; hafðu hana einu sinni.
record-rules-line = Ekki er hægt að lesa þessa línu reglnanna; í docs/record.md er sagt hvernig reglur eru skrifaðar.
record-wrong-hash = Reglunum hefur verið breytt: tætigildi þeirra er { $expected }, ekki { $found }.
record-bad-value = Ekki er hægt að lesa „{ $value }“ á eftir „{ $word }“; í docs/record.md er sagt hvernig það er skrifað.
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
record-crossed-out-alone = Beint fyrir neðan yfirstrikaða línu verður að vera línan sem kemur í staðinn.
record-wrong-total = Heildarstigin eru { $expected }, ekki { $found }.
