# The web pages.

## On every page

web-app = Yatzy
web-home = Sākumlapa
web-language = Valoda
web-refused = Tas neizdevās
web-back = Atpakaļ
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Jauna spēle
web-join = Pievienoties
web-join-label = Spēles kods
web-join-do = Pievienoties
web-go-on = Turpināt
web-go-on-none = Te būs spēles, ko sāksi vai kurām pievienosies šajā ierīcē.
web-records = Rekordi
web-rules-link = Noteikumi
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Jauna spēle
web-new-which = Kura spēle?
web-new-rules = Noteikumi: { $title }
web-new-edition = Izdevums
web-new-plain = { $title }, parastā spēle
web-new-option-as-edition = kā izdevumā
web-new-dice = Kādi kauliņi?
web-new-dice-program = Met programma
web-new-dice-table = Metam īstus kauliņus
web-new-players = Kas spēlē?
web-new-player = Spēlētājs { $seat }
web-new-kind = Kā spēlē spēlētājs { $seat }
web-new-kind-here = šajā ierīcē
web-new-kind-elsewhere = savā, ar saiti
web-new-kind-open = kas pievienosies
web-new-kind-bot = dators: { $level }
web-new-more = Vairāk spēlētāju
web-new-start = Sākt spēli

## Seats

web-seat-title = Vieta tev
web-seat-offer = Šī saite dod vietu spēlē: { $title }.
web-seat-held = { $name } šajā vietā spēlē citā ierīcē. Ja ieņem vietu, tā pāriet uz šo ierīci.
web-seat-name = Tavs vārds
web-seat-take = Apsēsties
web-seat-move = Pārnest vietu uz šo ierīci
web-seat-link = Saite: { $name }
web-seat-link-title = Saite uz vietu
web-seat-join = Pievienoties kā jaunam spēlētājam
web-invite-hint = Kas atver šo lapu, var skatīties. Šurp ved arī kods { $code } sākumlapā.

## The table

web-turn = Spēlē { $name }
web-turn-yours = Tavs gājiens
web-turn-named = pieteikts: { $box }
web-round = { $round }. aplis no { $rounds }
web-throw-of = { $throw }. metiens no { $throws }
web-watching = Tu skaties.
web-away = prom
web-left = izstājās
web-step-in = Lai šo gājienu spēlē dators
web-step-in-wait = { $name } ir prom. Pēc { $seconds ->
    [zero] { $seconds } sekundēm
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
} šo gājienu varēs spēlēt dators.
web-coach = Prasīt padomu
web-rules-in-force = Spēkā esošie noteikumi
web-pad = Punktu lapa
web-box = Lauciņš
web-dice = Kauliņi
web-die = { $face }, { $place }. kauliņš
web-throw-all = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
web-throw-rest = Mest pārējos kauliņus
web-throw-chip = { $throw } · maksā 1 žetonu · tev ir { $chips }
web-chips = { $chips ->
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}
web-no-throw-left = Metienu vairs nav. Izvēlies lauciņu.
web-name-first = Piesaki lauciņu, tad met.
web-enter = Ierakstīt { $points } lauciņā “{ $box }”
web-name-box = Pieteikt: { $box }
web-zero-ask = Ierakstīt 0 lauciņā “{ $box }”?
web-zero-why = Lauciņš tad ir slēgts līdz spēles beigām.
web-zero-yes = Ierakstīt 0
web-zero-no = Izvēlēties citu lauciņu
web-take-back = Atsaukt
web-more = Vairāk
web-leave = Izstāties no spēles: { $name }
web-abandon = Beigt spēli visiem
web-delete = Dzēst spēli pavisam
web-record = Protokols
web-columns-of = Kolonnas: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = vēl nav saglabāts
web-offline = Nav savienojuma. Ieraksti gaida šajā ierīcē.
web-offline-program = Nav savienojuma. Spēle turpināsies, kad tas atgriezīsies.
web-keys = Taustiņi
web-keys-list = 1–6: paturēt kauliņu · atstarpe: mest · burti: lauciņš · enter: ierakstīt · c: padoms · u: atsaukt · ?: šī palīdzība

## Real dice

web-tell-title = Ko rāda kauliņi?
web-tell-hint = Pieskaries kauliņiem, tad lauciņam. Vai pieskaries lauciņam un izvēlies punktus.
web-tell-hand = Salikums
web-tell-show = Parādīt, cik tas dod
web-tell-clear = Notīrīt
web-tell-die = Pielikt { $face }
web-tell-throws = Pēc cik metieniem?
web-tell-named = Kurš lauciņš bija pieteikts?
web-tell-points = Cik punktu lauciņā “{ $box }”?
web-tell-extra = { $points } un papildu Yatzy
web-correct = Labot
web-correct-title = Labojums: { $name }, { $round }. aplis
web-correct-hint = Salikums vai tikai punkti.
web-correct-points = Punkti
web-correct-do = Labot
web-corrected = labots

## The end

web-over = Spēle ir beigusies
web-over-abandoned = Spēle pārtraukta pirms beigām
web-won = { $name } uzvar: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
web-won-shared = { $names } dala pirmo vietu: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
web-alone = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
web-place = Vieta
web-player = Spēlētājs
web-points = Punkti
web-rematch = Spēlēt vēlreiz
web-rematch-go = Uz nākamo spēli
web-series = Uzvaras šajā sērijā
web-record-download = Lejupielādēt protokolu
web-commitment = Kauliņu saistība
web-secret = Kauliņu noslēpums
web-check-dice = Pārbaudīt kauliņus
web-fair = Ko tas parāda: serveris nav izvēlējies tās vietas metienus, kuru tas nepārvalda. Ko tas nevar parādīt: saimnieks, kas pats spēlē, noslēpumu zina; datora un lapu bez skriptiem metienos spēlētāja baitu nav.

## Records

web-records-title = Rekordi šajā serverī
web-records-none = Neviena spēle te vēl nav pabeigta.
web-records-best = Rekords
web-records-mean = Vidēji
web-records-games = Spēles
web-records-edition = Izdevums
web-records-latest = Pēdējās spēles
