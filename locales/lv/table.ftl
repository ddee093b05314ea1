# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Spēlē { $name }
table-turn-of = Spēlē { $name }
table-turn-yours = Tavs gājiens
table-turn-called = Pieteikts: { $box }
table-box-called = pieteikts
table-round = { $round }. aplis no { $rounds }
# Above one's own column
table-you = tu
table-away = prom
table-left = izstājās
table-seat-left = { $name } izstājās no spēles. Kolonna paliek.
table-bot-thinking = Dators domā…
table-bot-took-over = { $name }: tālāk spēlē dators.
table-step-in = Lai šo gājienu spēlē dators
table-step-in-wait = { $name } ir prom. Pēc { $seconds ->
    [zero] { $seconds } sekundēm
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
} šo gājienu varēs spēlēt dators.
table-watching = Tu skaties.
table-spectators = Skatītāji: { $count }

## Throwing and keeping

table-throw = { $throw }. metiens no { $throws }
table-throw-of = { $throw }. metiens no { $throws }
table-throw-all = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
table-throw-rest = Mest pārējos kauliņus
table-throw-chip = { $throw } · maksā 1 žetonu · tev ir { $chips }
table-first-throw = Met kauliņus.
table-no-throw-left = Metienu vairs nav. Izvēlies lauciņu.
table-dice = Kauliņi
table-die = { $face }, { $place }. kauliņš
table-chips = { $chips ->
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}
table-kept = paturēts
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Paturēt šos

## Calling a box, entering, undoing

table-call = Pieteikt: { $box }
table-call-a-box = Pirms metiena piesaki lauciņu.
table-call-first = Piesaki lauciņu, uz kuru tēmē, tad met.
table-called = Pieteikts: { $box }. Met kauliņus.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = lauciņam “{ $box }”
# A named box that the last throw does not fit
table-missed = Tu pieteici lauciņu “{ $box }”, bet tas neizdevās. Izvēlies lauciņu nullei.
table-enter = Ierakstīt { $points }: { $box }
# What an extra yatzy brings on top
table-enter-joker = Ierakstīt { $points }: { $box }, +{ $extra } klāt
table-joker-upper = Vēl viens Yatzy iet sava skaitļa lauciņā: “{ $box }” dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
table-joker-extra = Vēl viens Yatzy iet sava skaitļa lauciņā: “{ $box }” dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}, +{ $extra } klāt.
table-joker-lower = Vēl viens Yatzy, bet tā skaitļa lauciņš ir aizņemts: tas ir džokers, un jebkurš brīvs apakšējais lauciņš par to dod visu, ko var.
table-joker-zero = Vēl viens Yatzy, bet tā lauciņi ir aizņemti: paliek tikai nulle.
table-zero-why = Šo lauciņu vairs nevarēsi izmantot.
table-zero-yes = Ierakstīt 0
table-zero-no = Izvēlēties citu lauciņu
# The box that the order of boxes asks for
table-next = nākamais
table-take-back = Atsaukt
table-taken-back = Atsaukts. Izvēlies vēlreiz.
# Not to wait while something could still be undone
table-go-on = Tālāk

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = lauciņš, kurā ieraksta
table-entry-title = Ko rāda kauliņi?
table-entry-hint = Pieskaries kauliņiem, tad lauciņam. Vai pieskaries lauciņam un izvēlies punktus.
table-entry-hand = Salikums
table-entry-show = Parādīt punktus
table-entry-clear = Notīrīt
table-entry-die = Pielikt { $face }
table-entry-throws = Pēc cik metieniem?
table-entry-named = Kurš lauciņš bija pieteikts?
table-entry-points = Cik punktu lauciņā “{ $box }”?
table-entry-extra = { $points } un papildu Yatzy
# Real dice
table-type-dice = Spēlējam ar īstiem kauliņiem: met un ievadi, { $dice ->
    [1] ko rāda kauliņš
   *[other] ko rāda kauliņi ({ $dice })
}.
table-real-dice = Ievadi, ko rāda kauliņi.
table-real-points = Ievadi punktus, izvēlies lauciņu.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [zero] { $throws } metienu šajā gājienā
    [one] { $throws } metiens šajā gājienā
   *[other] { $throws } metieni šajā gājienā
}
table-points-typed = Punkti: { $points }
table-points-missing = Vispirms ievadi punktus.
table-extra-yatzy = ar papildu Yatzy
table-no-extra-yatzy = bez papildu Yatzy
table-dice-missing = Trūkst { $missing ->
    [zero] { $missing } kauliņu
    [one] { $missing } kauliņa
   *[other] { $missing } kauliņu
}. Ievadi, kas uzkrita.

## Corrections

table-correct = Labot
table-correct-title = Labojums: { $name }, { $round }. aplis
table-correct-hint = Salikums vai tikai punkti.
table-correct-points = Punkti
table-correct-do = Labot
table-corrected = labots
table-correction = Labojums: { $name }, { $round }. gājiens
table-correcting = Ievadi, kas { $round }. gājienā bija patiesībā ({ $name }), izvēlies lauciņu un spied Enter. Esc atstāj visu, kā ir.

## The pad and the rest of the table

table-standing = Stāvoklis
table-turns = Iepriekšējie gājieni
table-screen = Lielajam ekrānam
table-record = Tavs rekords šajā izdevumā: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
table-pad = Punktu lapa
table-box = Lauciņš
table-more = Vairāk
table-players-links = Spēlētāji un saites
table-large = Lieli cipari
table-sort = Kārtot kauliņus
table-about-dice = Par šiem kauliņiem
table-leave = Izstāties no spēles: { $name }
table-abandon = Beigt spēli visiem
table-delete = Dzēst spēli pavisam
table-game-log = Protokols
table-columns-of = Kolonnas: { $name }
table-not-saved = vēl nav saglabāts
table-offline = Nav savienojuma. Tavi ieraksti glabājas šajā ierīcē.
table-offline-program = Nav savienojuma. Spēle turpināsies, kad tas atgriezīsies.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } no { $needed }
bonus-race-behind = atpaliek par { $pace }
bonus-race-ahead = apsteidz par { $pace }
bonus-race-even = pēc plāna
# The race for the bonus
bonus-earned = Prēmija ir tava: +{ $points }.
bonus-gone = Prēmija +{ $points } vairs nav sasniedzama.
bonus-short = { $bonus } +{ $points }: { $sum } no { $needed }, atpaliek par { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } no { $needed }, { $pace ->
    [0] tieši pēc plāna
   *[other] apsteidz par { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: ar { $needed } vai vairāk augšējos lauciņos
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Žetonu nav
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}
chips-stopping = { $chips ->
    [0] Žetonu nav
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}; apstājies un iegūsti vēl { $earns }
chips-cost = { $chips ->
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}; atkārtots metiens maksā vienu

## A zero

zero-question = Ierakstīt 0 lauciņā “{ $box }”?
zero-yes = Jā, upurēt lauciņu
zero-no = Nē, izvēlēties vēlreiz

## Two phones wrote the same turn

conflict-title = Arī citā ierīcē ierakstīja šo gājienu. Kurš ieraksts ir spēkā?
conflict-theirs = Punktu lapā
conflict-mine = Šajā ierīcē, nav saglabāts
conflict-keep = Atstāt to, kas ir punktu lapā
conflict-replace = Ierakstīt manu tā vietā

## That it is one's turn: heard and felt

signal-turn = Skaņa un vibrācija, kad tavs gājiens
signal-bell = Termināļa skaņas signāls, kad tavs gājiens: ieslēgt vai izslēgt
signal-bell-on = signāls: ieslēgts
signal-bell-off = signāls: izslēgts

## Hints of the first game, until they are put away

tip-throw = Met kauliņus. Katrā gājienā tev ir trīs metieni.
tip-keep = Pieskaries kauliņiem, ko paturi, un met pārējos. Vai pieskaries skaitlim punktu lapā, lai to ierakstītu.
tip-enter = Pieskaries skaitlim punktu lapā. Katru lauciņu var izmantot vienreiz.
tip-gone = Skaidrs

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } šajā spēlē vairs nespēlēs.
leave-abandon-sure = Spēle šeit beigsies, un to vairs nevarēs turpināt.
leave-delete-sure = Spēle un tās protokols pazudīs pavisam.
leave-question = Celties no galda?
leave-saved = Iziet; spēle ir saglabāta
leave-seat = { $name } izstājas, pārējie spēlē
leave-bot = { $name }: tālāk spēlē dators
leave-abandon = Beigt šo spēli visiem
leave-not = Palikt

## The end

over-nobody = Spēle ir beigusies.
over-abandoned = Spēle pārtraukta pirms beigām.
over-again = Spēlēt vēlreiz
over-report = Atskatīties uz spēli: veiksme un izvēles
over-save = Saglabāt protokolu failā
over-statistics = Statistika
over-undo = Atsaukt pēdējo ierakstu
over-leave = Iziet
over-saved = Protokols ir šeit: { $path }.
over-not-saved = { $path } nevar ierakstīt ({ $detail }).
over-heading = Spēle ir beigusies
over-heading-abandoned = Spēle pārtraukta pirms beigām
over-heading-won = { $name } uzvar: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
over-heading-shared = { $names } dala pirmo vietu: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
over-heading-alone = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
over-place = Vieta
over-player = Spēlētājs
over-points = Punkti
over-again-go = Uz nākamo spēli
over-series = Uzvaras šajā sērijā
over-game-log = Lejupielādēt protokolu
