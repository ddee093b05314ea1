# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = See terminal on { $width }×{ $height }. Mäng vajab { $columns }×{ $rows }: tee aken suuremaks või tähed väiksemaks. Midagi ei lähe vahepeal kaduma.
play-owner-silent = Teine Yatzy selles arvutis hoiab mänge, aga ei vasta aadressil { $address }; sulge see ja proovi uuesti.
play-database = Salvestatud mänge, „{ $database }”, ei saa avada ({ $detail }); vali teine kaust, --data DIR.
play-no-terminal = Terminalimäng vajab terminali; „yatzy play --plain” mängib ridadena, ka torude kaudu.

## Keys of the keyboard, as lists of keys name them

keycap-space = tühik
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = nooled
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = üles/alla
arrows-left-right = vasakule/paremale
arrows-down = alla

## Keys, as the table lists them

key-other-column = Teine veerg
# Beside the key
key-print = prindi
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
key-enter-unknown = Märgi: { $box }
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

keys-print = Pane plokk siia PDF-ina, printimiseks
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
keys-any-closes = iga klahv sulgeb
keys-list = 1 kuni 6: jäta täring alles · tühik: veereta · tähed: lahter · enter: märgi · c: treener · u: võta tagasi · ?: see abi
legend-offer = Mida su täringud siin annaksid
legend-zero = Sellesse lahtrisse tuleks null
legend-struck = Nullitud lahter
legend-newest = Viimane kanne

## The same game in lines

plain-statistics-box = { $box }: keskmiselt { $own }
plain-statistics-box-beside = { $box }: keskmiselt { $own }, täiuslik mäng { $perfect }
plain-statistics-stretch = { $from } kuni { $to } punkti: { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}
plain-help-statistics = statistics: kõigi siinsete mängijate rekordid ja keskmised
plain-title = { $title } ({ $edition }), mängijad: { $names }.
plain-welcome = „help” loetleb käsud.
plain-waiting = „continue { $number }” jätkab seda mängu: { $game }.
plain-nothing-waits = Sellist mängu jätkamiseks ei ole või oled seda juba alustanud.
plain-turn = Käigul { $name }, voor { $round }/{ $rounds }.
plain-hand = Veeretus { $throw }/{ $throws }: { $hand }.
plain-pays = Punkte saad nii: { $boxes }.
plain-pays-nowhere = Ükski vaba lahter ei anna nende täringutega punkte.
plain-pays-box = { $box } ({ $points })
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
plain-extra = Lisa-yatzy: { $points } punkti juurde.
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
plain-help-name = name { $id }: nimeta see lahter enne esimest veeretust
plain-help-correct = correct 3 1 { $id } { $dice }: mis koha 1 käik 3 tegelikult oli; või „points 20” täringute asemel
plain-help-throws = throws 2: mitu veeretust sel käigul kulus
plain-help-extra = extra: järgmised punktid tulevad koos lisa-yatzyga
plain-help-look = look, boxes, card, card 2, standings, rules: kuidas mäng seisab, mida iga vaba lahter annab, terve veerg, kes juhib, kehtivad reeglid
plain-help-more = undo: võta viimane valik tagasi; coach: küsi nõu
plain-help-leave = quit: lahku, mäng on salvestatud; seat-leaves: käigul olija lahkub; abandon: lõpeta mäng kõigi jaoks
