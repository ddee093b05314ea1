# The terminal game

terminal-too-small = Þessi skipanagluggi er { $width }×{ $height }. Leikurinn þarf { $columns }×{ $rows }: stækkaðu gluggann eða minnkaðu letrið. Ekkert tapast á meðan.
bot-name = Tölva { $level }
player-number = Leikmaður { $number }

## The table

table-turn = { $name } á leik
table-round = umferð { $round } af { $rounds }
table-throw = Kast { $throw } af { $throws }
table-first-throw = Kastaðu teningunum.
table-name-a-box = Nefndu reit áður en þú kastar.
table-named = Nefnt: { $box }. Kastaðu teningunum.
table-for = í reitinn { $box }
table-kept = geymt
table-record = Metið þitt í þessari útgáfu: { $points }
table-taken-back = Afturkallað. Veldu aftur.
table-seat-left = { $name } hefur hætt; dálkurinn stendur.
table-bot-took-over = { $name }: tölvan spilar áfram.

# Real dice
table-type-dice = Þessi leikur er spilaður með alvöru teningum: kastaðu og sláðu svo inn { $dice ->
    [1] það sem teningurinn sýnir
   *[other] það sem teningarnir { $dice } sýna
}.
table-real-dice = Sláðu inn það sem teningarnir sýna.
table-real-points = Sláðu inn stigin, veldu reitinn.
table-real-throws = { $throws ->
    [1] Eitt kast
    [one] { $throws } kast
   *[other] { $throws } köst
} í þessari lotu
table-points-typed = Stig: { $points }
table-extra-yatzy = með auka-yatzy
table-no-extra-yatzy = án auka-yatzy
table-dice-missing = { $missing ->
    [1] Einn tening vantar.
    [one] { $missing } tening vantar.
   *[other] { $missing } teninga vantar.
} Sláðu inn það sem vantar.
table-points-missing = Sláðu fyrst inn stigin.
table-correction = Leiðrétt: { $name }, lota { $round }
table-correcting = Sláðu inn hvað lota { $round } var í raun ({ $name }), veldu reitinn og ýttu á enter. Esc lætur hana standa.

# The race for the bonus
bonus-earned = Þú átt bónusinn, { $points }.
bonus-gone = Bónusinn, { $points }, næst ekki lengur.
bonus-short = Bónus { $points }: { $sum } af { $needed }, { $pace } á eftir
bonus-on-pace = Bónus { $points }: { $sum } af { $needed }, { $pace ->
    [0] alveg á pari
   *[other] { $pace } á undan
}
bonus-ahead-of-it = Bónus { $points }: { $needed } eða meira í efri reitum

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Engir spilapeningar
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}
chips-stopping = { $chips ->
    [0] Engir spilapeningar
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}; hættu nú og fáðu { $earns ->
    [1] einn
   *[other] { $earns }
}
chips-cost = { $chips ->
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}; aukakast kostar einn

## Keys, as the table lists them

key-throw-all = Kasta { $dice ->
    [1] teningnum
   *[other] öllum { $dice } teningunum
}
key-throw = Kasta { $dice ->
    [1] einum teningi
   *[other] { $dice } teningum
}
key-throw-chip = Kasta { $dice ->
    [1] einum teningi
   *[other] { $dice } teningum
}, kostar 1 af { $chips ->
    [one] { $chips } spilapeningi
   *[other] { $chips } spilapeningum
}
key-throw-none = Allir teningar eru geymdir
key-keep = Geyma tening eða sleppa honum
key-choose-box = Velja reit
key-enter = Skrá { $points } í reitinn { $box }
key-enter-unknown = Skrá í reitinn { $box }
key-name = Nefna: { $box }
key-skip = Ekki bíða
key-type-dice = Slá inn { $dice ->
    [1] teninginn
   *[other] teningana { $dice }
}
key-type-points = Slá inn stigin
key-points-instead = Stig í stað teninga
key-dice-instead = Teninga í stað stiga
key-throws = Hve mörg köst þurfti
key-extra-yatzy = Auka-yatzy eða ekki
key-start-over = Byrja þessa lotu upp á nýtt
key-correct = Leiðrétta þessa færslu
key-correct-not = Láta það standa
key-undo = afturkalla
key-coach = þjálfari
key-rules = reglur
key-keys = takkar
key-leave = hætta

## All keys

keys-title = Takkar
keys-throw = Kasta teningum sem ekki eru geymdir
keys-keep = Geyma teninginn með þessu númeri eða sleppa honum
keys-letter = Velja reitinn með þessum staf
keys-arrows = Fara á milli reita; til hliðar á milli dálka
keys-enter = Skrá í valinn reit; spurt er fyrst ef það er núll
keys-type-dice = Slá inn það sem teningarnir á borðinu sýna
keys-tab = Slá inn stig í stað teninga, og til baka
keys-correct = Á fylltum reit: leiðrétta þá lotu
keys-throws = Hve mörg köst lotan tók, ef spilapeningar eru með
keys-scroll = Sýna dálka annarra sæta
keys-undo = Afturkalla síðasta val
keys-coach = Spyrja þjálfarann; það er skráð í leikskýrsluna
keys-rules = Reglur í gildi
keys-leave = Hætta; leikurinn er vistaður
legend-offer = Það sem teningarnir gefa í reitnum núna
legend-zero = Þessi reitur fengi núll
legend-struck = Núllaður reitur
legend-newest = Síðasta færslan
any-key-closes = hvaða takki sem er lokar

rules-in-force = Reglur í gildi
rules-more = ↓: meira · esc lokar

## Questions

zero-question = Skrá 0 í reitinn { $box }?
zero-yes = Já, núlla reitinn
zero-no = Nei, velja aftur
leave-question = Fara frá borðinu?
leave-saved = Hætta; leikurinn bíður þín
leave-seat = { $name } hættir, hin halda áfram
leave-bot = { $name }: tölvan spilar áfram
leave-abandon = Ljúka leiknum hér, fyrir alla
leave-not = Vera áfram

## Coach

coach-absent = Þjálfarinn þekkir þennan leik ekki enn.
coach-thinking = Þjálfarinn er að hugsa…

## Games to go on with

games-title = Halda áfram með leik?
games-explained = Þessir leikir bíða þar sem frá var horfið.
games-one = { $names }, { $title }, umferð { $round } af { $rounds }, byrjað { $date }
games-one-undated = { $names }, { $title }, umferð { $round } af { $rounds }
games-go-on = halda áfram
games-new = nýr leikur
games-statistics = tölfræði
games-leave = hætta
games-unreadable = Ekki er hægt að lesa vistuðu leikina rétt núna.

## A new game

new-title = Nýr leikur
new-game = Leikur
new-edition = Útgáfa
new-options = Valkostir
new-seats = Sæti
new-starts = Hver byrjar
new-dice = Teningar
new-start = Byrja leikinn
new-plain = grunnleikur
new-options-set = { $count ->
    [0] eins og í útgáfunni
    [1] einum breytt
    [one] { $count } breytt
   *[other] { $count } breytt
}
new-unfold = enter sýnir þá
new-fold = enter felur þá
new-add-seat = + eitt sæti í viðbót
new-seat-bot = tölvan; ← →: getustig
new-seat-person = sláðu inn nafn; ← → lætur tölvuna spila
new-as-entered = í röðinni að ofan
new-drawn = með teningum: allir kasta, hæsta kastið byrjar
new-program-dice = forritið kastar
new-real-dice = alvöru teningar á borðinu
new-real-dice-remark = þú kastar, forritið heldur utan um blokkina
new-hint = ↑ ↓: velja línu · ← →: breyta · esc: hætta
new-hint-seat = sláðu inn nafn · ← →: tölvan · bakktakki á auðri línu: einu sæti færra
new-hint-add = enter: eitt sæti í viðbót
new-hint-options = enter: sýna eða fela valkostina
new-hint-start = enter: byrja · ↑ ↓: velja línu · t: tölfræði · esc: hætta
draw-title = Hver byrjar?
draw-throw = { $name } kastar { $hand }: { $sum }
draw-again = Jafnt: kastað aftur.
draw-first = { $name } byrjar.
draw-hint = enter: að borðinu · esc: til baka

## The end

over-alone = Leiknum er lokið: { $points } stig.
over-won = { $name } vinnur með { $points } stig.
over-shared = { $names } deila fyrsta sæti með { $points } stig.
over-nobody = Leiknum er lokið.
over-abandoned = Leiknum lauk snemma.
over-again = Spila aftur
over-report = Líta til baka á leikinn: heppni og val
over-save = Vista leikskýrsluna hér sem skrá
over-statistics = Tölfræði
over-undo = Afturkalla síðustu færslu
over-leave = Hætta
over-saved = Leikskýrslan er í { $path }.
over-not-saved = Ekki er hægt að skrifa { $path } ({ $detail }).
record-first = { $name }: fyrsta metið í þessari útgáfu, { $points }.
record-new = { $name }: nýtt met, { $points }, { $better } betra en áður.
record-stands = { $name }: metið í þessari útgáfu er { $points }.

## Looking back

report-title = Litið til baka: { $name }
report-thinking = Fer yfir hvert kast og hvert val…
report-unknown = Þessi leikur er of stór til að reikna hann út á staðnum, svo að ekkert nákvæmt yfirlit er til.
report-worst = Það sem kostaði mest
report-mistake = { $done }. { $better }.
report-hint = ← →: annað sæti · ↑ ↓: meira · annar takki: til baka

## Statistics

statistics-title = Met og meðaltöl
statistics-none = Engum leik er lokið enn. Spilaðu einn og hann telst með hér.
statistics-hint = ← →: annar leikmaður eða útgáfa · annar takki: til baka
statistics-summary = { $games ->
    [1] Einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}, best { $best }, meðaltal { $mean }
statistics-bonus = Bónusinn fékkst í { $rate } þeirra.
statistics-boxes = Hver reitur að meðaltali
statistics-totals = Heildarstig

## yatzy play

help-play = Spila í skipanaglugga
help-play-seat = Sæti: nafn, eða bot:LEVEL fyrir tölvuna; má endurtaka
help-play-real-dice = Þú kastar alvöru teningum, forritið heldur utan um blokkina
help-play-plain = Spila í einföldum línum, fyrir skjálesara og pípur
play-unknown-level = Ekkert getustig heitir „{ $level }“; getustigin eru { $levels }.
play-no-terminal = Leikurinn þarf skipanaglugga; „yatzy play --plain“ spilar í línum, líka gegnum pípur.

## The same game in lines

plain-title = { $title } ({ $edition }), leikmenn: { $names }.
plain-welcome = „help“ telur upp skipanirnar.
plain-waiting = „continue { $number }“ heldur áfram með leikinn { $game }.
plain-nothing-waits = Enginn slíkur leikur bíður, eða þessi er þegar hafinn.
plain-turn = { $name } á leik, umferð { $round } af { $rounds }.
plain-hand = Kast { $throw } af { $throws }: { $hand }.
plain-pays = Stig fást hér: { $boxes }.
plain-pays-nowhere = Það gefur ekki stig í neinum lausum reit.
plain-pays-box = { $box } { $points }
plain-kept = Enn geymt: { $keep }.
plain-keep = Þú geymir { $keep }; „throw“ kastar { $loose ->
    [0] engum: slepptu fyrst einum
    [1] hinum teningnum
   *[other] hinum { $loose } teningunum
}.
plain-nothing = ekkert
plain-dice = Teningarnir sýna { $dice }.
plain-dice-first = Skrifaðu hvað teningarnir sýna, eins og í „dice { $dice }“, eða stigin, eins og í „enter { $id } 20“.
plain-throws = { $throws ->
    [1] Eitt kast
    [one] { $throws } kast
   *[other] { $throws } köst
} í þessari lotu.
plain-zero = Reiturinn { $box } fengi núll. Ef þú meinar það skaltu skrifa „enter { $id } 0“.
plain-entered = { $name } skráir { $points } í reitinn { $box }.
plain-extra = Auka-yatzy: { $points } í viðbót.
plain-corrected = Leiðrétt: { $points } í reitinn { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ekki með þessum teningum
plain-box-open = { $box } ({ $id })
plain-card = { $name }, spjaldið:
plain-row = { $name }: { $points }
plain-row-open = { $name }: laus
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } hætti: { $points }
plain-left = Leikurinn er vistaður; „yatzy play“ býður hann aftur.
plain-unknown = Engin skipun heitir „{ $word }“; „help“ telur þær upp.
plain-no-box = Skrifaðu hvaða reit, eins og í „enter { $example }“.
plain-unknown-box = Enginn reitur heitir „{ $name }“; „boxes“ telur upp þá lausu.
plain-no-number = „{ $word }“ ætti að vera tala; „help“ sýnir hvernig.
plain-help-throw = throw: kasta teningum sem ekki eru geymdir
plain-help-keep = keep 6 6: geyma þessa teninga í næsta kasti; „keep none“ sleppir öllum
plain-help-enter = enter { $id }: skrá teningana í reit, með auðkenni, nafni eða staf; núll verður að skrifa, eins og í „enter { $id } 0“
plain-help-dice = dice { $dice }: það sem teningarnir á borðinu sýna
plain-help-enter-real = enter { $id }: skrá þá teninga í reit, með auðkenni, nafni eða staf; án teninga skrifarðu stigin, eins og í „enter { $id } 20“
plain-help-name = name { $id }: nefna reitinn fyrir fyrsta kast
plain-help-correct = correct 3 1 { $id } { $dice }: hvað lota 3 í sæti 1 var í raun; eða „points 20“ í stað teninganna
plain-help-throws = throws 2: hve mörg köst þessi lota tók
plain-help-extra = extra: stigin sem á eftir koma eru með auka-yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: staðan í leiknum, hvað hver laus reitur tekur, heill dálkur, hver leiðir, reglur í gildi
plain-help-more = undo: afturkalla síðasta val; coach: biðja um ráð
plain-help-leave = quit: hætta, leikurinn er vistaður; seat-leaves: sætið sem á leik hættir; abandon: ljúka leiknum fyrir alla
