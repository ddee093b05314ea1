# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Käigul { $name }
table-turn-of = Käigul { $name }
table-turn-yours = Sinu käik
table-turn-called = Nimetatud: { $box }
table-box-called = nimetatud
table-round = voor { $round }/{ $rounds }
# Above one's own column
table-you = sina
table-away = eemal
table-left = lahkus
table-seat-left = { $name } on lahkunud. Veerg jääb.
table-bot-thinking = Arvuti mõtleb…
table-bot-took-over = { $name }: arvuti mängib edasi.
table-step-in = Lase arvutil see käik teha
table-step-in-wait = { $name } on eemal. { $seconds ->
    [one] Ühe sekundi
   *[other] { $seconds } sekundi
} pärast saab arvuti selle käigu teha.
table-watching = Sa vaatad mängu.
table-spectators = Vaatajaid: { $count }

## Throwing and keeping

table-throw = Veeretus { $throw }/{ $throws }
table-throw-of = veeretus { $throw }/{ $throws }
table-throw-all = { $dice ->
    [one] Veereta täringut
   *[other] Veereta { $dice } täringut
}
table-throw-rest = Veereta ülejäänud täringuid
table-throw-chip = { $throw } · maksab 1 žetooni · sul on { $chips }
table-first-throw = Veereta täringuid.
table-no-throw-left = Veeretusi pole alles. Vali lahter.
table-dice = Täringud
table-die = { $face }, täring { $place }
table-chips = { $chips ->
    [one] 1 žetoon
   *[other] { $chips } žetooni
}
table-kept = alles
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Jäta need alles

## Calling a box, entering, undoing

table-call = Nimeta: { $box }
table-call-a-box = Nimeta enne veeretust lahter.
table-call-first = Nimeta lahter, mida püüad, ja veereta siis.
table-called = Nimetatud: { $box }. Veereta täringuid.
table-for = lahter { $box }
# A named box that the last throw does not fit
table-missed = Nimetasid lahtri { $box }, aga see ei tulnud välja. Vali lahter nulli jaoks.
table-enter = Märgi { $points }: { $box }
# What an extra yatzy brings on top
table-enter-joker = Märgi { $points }: { $box }, +{ $extra } lisaks
table-joker-upper = Veel üks yatzy läheb oma arvu lahtrisse: { $box } annab { $points } punkti.
table-joker-extra = Veel üks yatzy läheb oma arvu lahtrisse: { $box } annab { $points } punkti, +{ $extra } lisaks.
table-joker-lower = Veel üks yatzy, aga selle arvu lahter on täis: see on jokker ja annab mis tahes vabas alumises lahtris täispunktid.
table-joker-zero = Veel üks yatzy, aga selle lahtrid on täis: jääb ainult null.
table-zero-why = Seda lahtrit sa enam kasutada ei saa.
table-zero-yes = Märgi 0
table-zero-no = Vali teine lahter
# The box that the order of boxes asks for
table-next = järgmine
table-take-back = Võta tagasi
table-taken-back = Tagasi võetud. Vali uuesti.
# Not to wait while something could still be undone
table-go-on = Edasi

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = lahter, kuhu märgitakse
table-entry-title = Mida täringud näitavad?
table-entry-hint = Puuduta täringuid, siis lahtrit. Või puuduta lahtrit ja vali punktid.
table-entry-hand = Veeretus
table-entry-show = Näita punkte
table-entry-clear = Tühjenda
table-entry-die = Lisa { $face }
table-entry-throws = Mitme veeretuse järel?
table-entry-named = Milline lahter nimetati?
table-entry-points = Mitu punkti lahtrisse { $box }?
table-entry-extra = { $points } ja lisa-yatzy
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
table-points-missing = Sisesta enne punktid.
table-extra-yatzy = koos lisa-yatzyga
table-no-extra-yatzy = ilma lisa-yatzyta
table-dice-missing = { $missing ->
    [one] Üks täring on puudu.
   *[other] { $missing } täringut on puudu.
} Sisesta, mis on puudu.

## Corrections

table-correct = Paranda
table-correct-title = Parandus: { $name }, voor { $round }
table-correct-hint = Veeretus või ainult punktid.
table-correct-points = Punkte
table-correct-do = Paranda
table-corrected = parandatud
table-correction = Parandamisel: { $name }, käik { $round }
table-correcting = Sisesta, mis käik { $round } tegelikult oli ({ $name }), vali lahter ja vajuta enter. Esc jätab kõik nii, nagu on.

## The pad and the rest of the table

table-standing = Seis
table-turns = Varasemad käigud
table-screen = Suurele ekraanile
table-record = Su rekord selles väljaandes: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
table-pad = Punktiplokk
table-box = Lahter
table-more = Veel
table-players-links = Mängijad ja lingid
table-large = Suured numbrid
table-sort = Järjesta täringud
table-about-dice = Nende täringute kohta
table-leave = Lahku mängust: { $name }
table-abandon = Lõpeta mäng kõigi jaoks
table-delete = Kustuta mäng jäädavalt
table-game-log = Protokoll
table-columns-of = Veerud: { $name }
table-not-saved = veel salvestamata
table-offline = Ühendust pole. Su kanded on selles seadmes hoiul.
table-offline-program = Ühendust pole. Mäng jätkub, kui see on tagasi.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum }/{ $needed }
bonus-race-behind = { $pace } maas
bonus-race-ahead = { $pace } ees
bonus-race-even = graafikus
# The race for the bonus
bonus-earned = Boonus on sinu: +{ $points }.
bonus-gone = Boonus +{ $points } pole enam võimalik.
bonus-short = { $bonus } +{ $points }: { $sum }/{ $needed }, graafikust { $pace } maas
bonus-on-pace = { $bonus } +{ $points }: { $sum }/{ $needed }, { $pace ->
    [0] täpselt graafikus
   *[other] graafikust { $pace } ees
}
bonus-ahead-of-it = { $bonus } +{ $points }: ülalt vähemalt { $needed }
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

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

## A zero

zero-question = Kas märkida 0 lahtrisse { $box }?
zero-yes = Jah, nulli lahter
zero-no = Ei, vali uuesti

## Two phones wrote the same turn

conflict-title = Ka teine seade märkis selle käigu. Kumb kanne kehtib?
conflict-theirs = Plokis
conflict-mine = Selles seadmes, salvestamata
conflict-keep = Jäta ploki kanne
conflict-replace = Märgi minu oma asemele

## That it is one's turn: heard and felt

signal-turn = Heli ja värin, kui on sinu käik
signal-bell = Terminali helisignaal, kui on sinu käik, sisse või välja
signal-bell-on = helisignaal: sees
signal-bell-off = helisignaal: väljas

## Hints of the first game, until they are put away

tip-throw = Veereta täringuid. Igal käigul on sul kolm veeretust.
tip-keep = Puuduta täringuid, mida alles jätad, ja veereta ülejäänuid. Või puuduta arvu plokis, et see märkida.
tip-enter = Puuduta arvu plokis. Iga lahtrit saab kasutada ühe korra.
tip-gone = Selge

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } selles mängus enam ei mängi.
leave-abandon-sure = Mäng lõpeb siin ja seda ei saa jätkata.
leave-delete-sure = Mäng ja selle protokoll kaovad jäädavalt.
leave-question = Kas lahkuda lauast?
leave-saved = Lahku; mäng on salvestatud
leave-seat = { $name } lahkub, teised jätkavad
leave-bot = { $name }: arvuti mängib edasi
leave-abandon = Lõpeta see mäng siin, kõigi jaoks
leave-not = Jää

## The end

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
over-heading = Mäng on läbi
over-heading-abandoned = Mäng katkestati
over-heading-won = { $name } võidab { $points } punktiga
over-heading-shared = { $names } jagavad esikohta { $points } punktiga
over-heading-alone = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
over-place = Koht
over-player = Mängija
over-points = Punkte
over-again-go = Järgmisesse mängu
over-series = Võidetud mängud selles seerias
over-game-log = Laadi protokoll alla
