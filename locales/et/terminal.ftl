# The terminal game

terminal-too-small = See terminal on { $width }×{ $height }. Mäng vajab { $columns }×{ $rows }: tee aken suuremaks või tähed väiksemaks. Midagi ei lähe vahepeal kaduma.
bot-name = Robot { $level }
player-number = Mängija { $number }

## The table

table-turn = Käigul { $name }
table-round = voor { $round }/{ $rounds }
table-throw = Veeretus { $throw }/{ $throws }
table-first-throw = Veereta täringuid.
table-name-a-box = Nimeta enne veeretust lahter.
table-named = Nimetatud: { $box }. Veereta täringuid.
table-for = lahter { $box }
table-kept = alles
table-record = Su rekord selles väljaandes: { $points }
table-taken-back = Tagasi võetud. Vali uuesti.
table-seat-left = { $name } on lahkunud; veerg jääb.
table-bot-took-over = { $name }: arvuti mängib edasi.

# Real dice
table-type-dice = Seda mängu mängitakse päris täringutega: veereta ja siis sisesta, { $dice ->
    [one] mida täring näitab
   *[other] mida { $dice } täringut näitavad
}.
table-real-dice = Sisesta, mida täringud näitavad.
table-real-points = Sisesta punktid, vali lahter.
table-real-throws = { $throws ->
    [one] Üks veeretus
   *[other] { $throws } veeretust
} sel käigul
table-points-typed = Punkte: { $points }
table-extra-yatzy = koos lisa-yatzyga
table-no-extra-yatzy = ilma lisa-yatzyta
table-dice-missing = { $missing ->
    [one] Üks täring on puudu.
   *[other] { $missing } täringut on puudu.
} Sisesta, mida need näitavad.
table-points-missing = Sisesta enne punktid.
table-correction = Parandamisel: { $name }, käik { $round }
table-correcting = Sisesta, mis käik { $round } tegelikult oli ({ $name }), vali lahter ja vajuta enter. Esc jätab kõik nii, nagu on.

# The race for the bonus
bonus-earned = Boonus { $points } on sinu.
bonus-gone = Boonus { $points } pole enam võimalik.
bonus-short = Boonus { $points }: { $sum }/{ $needed }, { $pace } maas
bonus-on-pace = Boonus { $points }: { $sum }/{ $needed }, { $pace ->
    [0] täpselt järje peal
   *[other] { $pace } ees
}
bonus-ahead-of-it = Boonus { $points }: ülalt vähemalt { $needed }

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Žetoone pole
    [one] Üks žetoon
   *[other] { $chips } žetooni
}
chips-stopping = { $chips ->
    [0] Žetoone pole
    [one] Üks žetoon
   *[other] { $chips } žetooni
}; lõpeta nüüd ja saad { $earns ->
    [one] ühe
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Üks žetoon
   *[other] { $chips } žetooni
}; kordusveeretus maksab ühe

## Keys, as the table lists them

key-throw-all = Veereta { $dice ->
    [one] täringut
   *[other] kõiki { $dice } täringut
}
key-throw = Veereta { $dice ->
    [one] üht täringut
   *[other] { $dice } täringut
}
key-throw-chip = Veereta { $dice ->
    [one] üht täringut
   *[other] { $dice } täringut
}; maksab 1, sul on { $chips ->
    [one] { $chips } žetoon
   *[other] { $chips } žetooni
}
key-throw-none = Kõik täringud jäävad alles
key-keep = Jäta täring alles või lase lahti
key-choose-box = Vali lahter
key-enter = Märgi { $points }: { $box }
key-enter-unknown = Märgi: { $box }
key-name = Nimeta: { $box }
key-skip = Ära oota
key-type-dice = Sisesta { $dice ->
    [one] täring
   *[other] { $dice } täringut
}
key-type-points = Sisesta punktid
key-points-instead = Punktid täringute asemel
key-dice-instead = Täringud punktide asemel
key-throws = Mitu veeretust kulus
key-extra-yatzy = Lisa-yatzy või mitte
key-start-over = Alusta seda käiku uuesti
key-correct = Paranda seda kannet
key-correct-not = Jäta nii, nagu on
key-undo = võta tagasi
key-coach = treener
key-rules = reeglid
key-keys = klahvid
key-leave = lahku

## All keys

keys-title = Klahvid
keys-throw = Veereta täringuid, mis ei jää alles
keys-keep = Jäta selle numbriga täring alles või lase lahti
keys-letter = Vali selle tähega lahter
keys-arrows = Liigu lahtrist lahtrisse; külgsuunas üle veergude
keys-enter = Märgi täringud valitud lahtrisse; nulli puhul küsitakse enne
keys-type-dice = Sisesta, mida täringud laual näitavad
keys-tab = Sisesta täringute asemel punktid, ja tagasi
keys-correct = Täidetud lahtril: paranda seda käiku
keys-throws = Mitu veeretust käigul kulus, kui mängus on žetoonid
keys-scroll = Näita teiste kohtade veerge
keys-undo = Võta viimane valik tagasi
keys-coach = Küsi treenerilt; see märgitakse protokolli
keys-rules = Kehtivad reeglid
keys-leave = Lahku; mäng on salvestatud
legend-offer = Mida su täringud siin lahtris praegu annavad
legend-zero = Sellesse lahtrisse tuleks null
legend-struck = Nullitud lahter
legend-newest = Viimane kanne
any-key-closes = iga klahv sulgeb

rules-in-force = Kehtivad reeglid
rules-more = ↓: veel · esc sulgeb

## Questions

zero-question = Kas märkida 0 lahtrisse { $box }?
zero-yes = Jah, nulli lahter
zero-no = Ei, vali uuesti
leave-question = Kas lahkuda lauast?
leave-saved = Lahku; mäng ootab sind
leave-seat = { $name } lahkub, teised jätkavad
leave-bot = { $name }: arvuti mängib edasi
leave-abandon = Lõpeta see mäng siin, kõigi jaoks
leave-not = Jää

## Coach

coach-absent = Treener seda mängu veel ei tunne.
coach-thinking = Treener mõtleb…

## Games to go on with

games-title = Kas jätkata mängu?
games-explained = Need mängud ootavad seal, kus pooleli jäid.
games-one = { $names }, { $title }, voor { $round }/{ $rounds }, algus { $date }
games-one-undated = { $names }, { $title }, voor { $round }/{ $rounds }
games-go-on = jätka
games-new = uus mäng
games-statistics = statistika
games-leave = lahku
games-unreadable = Salvestatud mänge ei saa praegu lugeda.

## A new game

new-title = Uus mäng
new-game = Mäng
new-edition = Väljaanne
new-options = Reeglivalikud
new-seats = Kohad
new-starts = Kes alustab
new-dice = Täringud
new-start = Alusta mängu
new-plain = põhimäng
new-options-set = { $count ->
    [0] nagu väljaandes
    [one] üks muudetud
   *[other] { $count } muudetud
}
new-unfold = enter näitab neid
new-fold = enter peidab need
new-add-seat = + veel üks koht
new-seat-bot = arvuti; ← → muudab, kui hästi ta mängib
new-seat-person = kirjuta nimi; ← → laseb arvutil mängida
new-as-entered = ülal olevas järjekorras
new-drawn = täringutega: kõik veeretavad, suurim alustab
new-program-dice = programm veeretab
new-real-dice = päris täringud laual
new-real-dice-remark = sina veeretad, programm peab arvet
new-hint = ↑ ↓: vali rida · ← →: muuda · esc: lahku
new-hint-seat = kirjuta nimi · ← →: arvuti · tagasilüke tühjal real: koht vähemaks
new-hint-add = enter: veel üks koht
new-hint-options = enter: näita või peida reeglivalikud
new-hint-start = enter: alusta · ↑ ↓: vali rida · t: statistika · esc: lahku
draw-title = Kes alustab?
draw-throw = { $name } veeretab { $hand }: { $sum }
draw-again = Viik: veereta uuesti.
draw-first = { $name } alustab.
draw-hint = enter: lauda · esc: tagasi

## The end

over-alone = Mäng on läbi: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
over-won = { $name } võidab { $points } punktiga.
over-shared = { $names } jagavad esikohta { $points } punktiga.
over-nobody = Mäng on läbi.
over-abandoned = Mäng katkestati.
over-again = Mängi uuesti
over-report = Vaata mängule tagasi: õnn ja valikud
over-save = Salvesta protokoll siia failina
over-statistics = Statistika
over-undo = Võta viimane kanne tagasi
over-leave = Lahku
over-saved = Protokoll on failis { $path }.
over-not-saved = Faili { $path } ei saa kirjutada ({ $detail }).
record-first = { $name }: esimene rekord selles väljaandes, { $points }.
record-new = { $name }: uus rekord { $points }, { $better } võrra parem kui enne.
record-stands = { $name }: rekord selles väljaandes on { $points }.

## Looking back

report-title = Tagasivaade: { $name }
report-thinking = Vaatan läbi iga veeretuse ja iga valiku…
report-unknown = See mäng on kohapeal läbiarvutamiseks liiga suur, nii et täpset ülevaadet ei ole.
report-worst = Mis läks kõige rohkem maksma
report-mistake = { $done }. { $better }.
report-hint = ← →: teine koht · ↑ ↓: veel · muu klahv: tagasi

## Statistics

statistics-title = Rekordid ja keskmised
statistics-none = Ühtki mängu pole veel lõpuni mängitud. Mängi üks ja see on siin kirjas.
statistics-hint = ← →: teine mängija või väljaanne · muu klahv: tagasi
statistics-summary = { $games ->
    [one] Üks mäng
   *[other] { $games } mängu
}, parim { $best }, keskmine { $mean }
statistics-bonus = Boonus tuli neist { $rate } puhul.
statistics-boxes = Iga lahter keskmiselt
statistics-totals = Lõppsummad

## yatzy play

help-play = Mängi terminalis
help-play-seat = Koht: nimi või arvuti jaoks bot:LEVEL; võib korrata
help-play-real-dice = Sina veeretad päris täringuid, programm peab arvet
help-play-plain = Mängi lihtsate ridadena, ekraanilugejale ja torudele
play-unknown-level = Taset „{ $level }” ei ole; tasemed on { $levels }.
play-no-terminal = Terminalimäng vajab terminali; „yatzy play --plain” mängib ridadena, ka torude kaudu.

## The same game in lines

plain-title = { $title } ({ $edition }), mängijad: { $names }.
plain-welcome = „help” loetleb käsud.
plain-waiting = „continue { $number }” jätkab seda mängu: { $game }.
plain-nothing-waits = Sellist mängu jätkamiseks ei ole või oled seda juba alustanud.
plain-turn = Käigul { $name }, voor { $round }/{ $rounds }.
plain-hand = Veeretus { $throw }/{ $throws }: { $hand }.
plain-pays = Punkte saab nii: { $boxes }.
plain-pays-nowhere = See ei anna punkte üheski vabas lahtris.
plain-pays-box = { $box } { $points }
plain-kept = Endiselt alles: { $keep }.
plain-keep = Jätad alles: { $keep }; „throw” veeretab { $loose ->
    [0] ülejäänuid, aga neid pole: lase enne üks lahti
    [one] ülejäänud täringut
   *[other] ülejäänud { $loose } täringut
}.
plain-nothing = mitte midagi
plain-dice = Täringud näitavad { $dice }.
plain-dice-first = Kirjuta, mida täringud näitavad, näiteks „dice { $dice }”, või punktid, näiteks „enter { $id } 20”.
plain-throws = { $throws ->
    [one] Üks veeretus
   *[other] { $throws } veeretust
} sel käigul.
plain-zero = Lahtrisse { $box } tuleks null. Kui nii tahadki, kirjuta „enter { $id } 0”.
plain-entered = { $name } märgib { $points } lahtrisse { $box }.
plain-extra = Lisa-yatzy: { $points } juurde.
plain-corrected = Parandatud: { $points } lahtrisse { $box }.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): nende täringutega mitte
plain-box-open = { $box } ({ $id })
plain-card = { $name }, punktileht:
plain-row = { $name }: { $points }
plain-row-open = { $name }: vaba
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name } lahkus: { $points }
plain-left = Mäng on salvestatud; „yatzy play” pakub seda jälle.
plain-unknown = Käsku „{ $word }” ei ole; „help” loetleb käsud.
plain-no-box = Kirjuta, milline lahter, näiteks „enter { $example }”.
plain-unknown-box = Lahtrit „{ $name }” ei ole; „boxes” loetleb vabad.
plain-no-number = „{ $word }” peaks olema arv; „help” näitab, kuidas.
plain-help-throw = throw: veereta täringuid, mis ei jää alles
plain-help-keep = keep 6 6: jäta need täringud järgmisel veeretusel alles; „keep none” laseb kõik lahti
plain-help-enter = enter { $id }: märgi täringud lahtrisse, mille annad tunnuse, nime või tähega; null tuleb kirjutada, näiteks „enter { $id } 0”
plain-help-dice = dice { $dice }: mida täringud laual näitavad
plain-help-enter-real = enter { $id }: märgi need täringud lahtrisse, mille annad tunnuse, nime või tähega; ilma täringuteta kirjuta punktid, näiteks „enter { $id } 20”
plain-help-name = name { $id }: nimeta lahter enne esimest veeretust
plain-help-correct = correct 3 1 { $id } { $dice }: mis koha 1 käik 3 tegelikult oli; või „points 20” täringute asemel
plain-help-throws = throws 2: mitu veeretust sel käigul kulus
plain-help-extra = extra: järgmised punktid tulevad koos lisa-yatzyga
plain-help-look = look, boxes, card, card 2, standings, rules: kuidas mäng seisab, mida iga vaba lahter annab, terve veerg, kes juhib, kehtivad reeglid
plain-help-more = undo: võta viimane valik tagasi; coach: küsi nõu
plain-help-leave = quit: lahku, mäng on salvestatud; seat-leaves: käigul olija lahkub; abandon: lõpeta mäng kõigi jaoks
