# The terminal game: keys, and the same game in lines.

## The screen

terminal-too-small = Þessi skipanagluggi er { $width }×{ $height }. Leikurinn þarf { $columns }×{ $rows }: stækkaðu gluggann eða minnkaðu letrið. Ekkert tapast á meðan.
play-owner-silent = Annað Yatzy á þessari tölvu geymir leikina en svarar ekki á { $address }; lokaðu því og reyndu aftur.
play-database = Ekki er hægt að opna vistuðu leikina, „{ $database }“ ({ $detail }); veldu aðra möppu með --data DIR.
play-no-terminal = Leikurinn þarf skipanaglugga; „yatzy play --plain“ spilar í línum, líka gegnum pípur.

## Keys of the keyboard, as lists of keys name them

keycap-space = bilslá
keycap-enter = enter
keycap-esc = esc
keycap-tab = tab
# Where a terminal can't show ↑ ↓ ← →
keycap-arrows = örvar
# The key, as it is printed on the keyboard
keycap-print = ctrl+p
arrows-up-down = upp/niður
arrows-left-right = vinstri/hægri
arrows-down = niður

## Keys, as the table lists them

key-other-column = Annar dálkur
# Beside the key
key-print = prenta
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
key-enter-unknown = Skrá í reitinn { $box }
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

keys-print = Setja blokkina hér sem PDF, til prentunar
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
keys-any-closes = hvaða takki sem er lokar
keys-list = 1 til 6: geyma tening · bilslá: kasta · stafir: reitur · enter: skrá · c: þjálfari · u: afturkalla · ?: þessi hjálp
legend-offer = Stig sem teningarnir gæfu hér
legend-zero = Þessi reitur fengi núll
legend-struck = Núllaður reitur
legend-newest = Síðasta færslan

## The same game in lines

plain-statistics-box = { $box }: { $own } að meðaltali
plain-statistics-box-beside = { $box }: { $own } að meðaltali, fullkominn leikur { $perfect }
plain-statistics-stretch = { $from } til { $to } stig: { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}
plain-help-statistics = statistics: met og meðaltöl allra sem spila hér
plain-title = { $title } ({ $edition }), leikmenn: { $names }.
plain-welcome = „help“ telur upp skipanirnar.
plain-waiting = „continue { $number }“ heldur áfram með þennan leik: { $game }.
plain-nothing-waits = Enginn slíkur leikur bíður, eða þessi er þegar hafinn.
plain-turn = { $name } á leik, umferð { $round } af { $rounds }.
plain-hand = Kast { $throw } af { $throws }: { $hand }.
plain-pays = Stig fást hér: { $boxes }.
plain-pays-nowhere = Enginn laus reitur gefur stig með þessum teningum.
plain-pays-box = { $box } ({ $points })
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
plain-extra = Auka-yatzy: { $points } stig í viðbót.
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
plain-help-name = name { $id }: nefna þennan reit fyrir fyrsta kast
plain-help-correct = correct 3 1 { $id } { $dice }: hvað lota 3 í sæti 1 var í raun; eða „points 20“ í stað teninganna
plain-help-throws = throws 2: hve mörg köst þessi lota tók
plain-help-extra = extra: stigin sem á eftir koma eru með auka-yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: staðan í leiknum, hvað hver laus reitur gefur, heill dálkur, hver leiðir, reglur í gildi
plain-help-more = undo: afturkalla síðasta val; coach: biðja um ráð
plain-help-leave = quit: hætta, leikurinn er vistaður; seat-leaves: sætið sem á leik hættir; abandon: ljúka leiknum fyrir alla
