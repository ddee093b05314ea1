# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = Žaidžia { $name }
table-turn-of = Žaidžia { $name }
table-turn-yours = Tavo ėjimas
table-turn-called = Paskelbta: { $box }
table-box-called = paskelbta
table-round = { $round } raundas iš { $rounds }
# Above one's own column
table-you = tu
table-away = atsijungė
table-left = pasitraukė
table-seat-left = { $name } pasitraukia iš žaidimo. Stulpelis lieka.
table-bot-thinking = Kompiuteris galvoja…
table-bot-took-over = { $name }: toliau žaidžia kompiuteris.
table-step-in = Tegu šį ėjimą žaidžia kompiuteris
table-step-in-wait = { $name } atsijungė. Po { $seconds } s šį ėjimą galės žaisti kompiuteris.
table-watching = Tu stebi.
table-spectators = Žiūrovų: { $count }

## Throwing and keeping

table-throw = { $throw } metimas iš { $throws }
table-throw-of = { $throw } metimas iš { $throws }
table-throw-all = Mesti { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
}
table-throw-rest = Mesti likusius kauliukus
table-throw-chip = { $throw } · kainuoja 1 žetoną · turi { $chips }
table-first-throw = Mesk kauliukus.
table-no-throw-left = Metimų nebeliko. Pasirink langelį.
table-dice = Kauliukai
table-die = { $face }, { $place } kauliukas
table-chips = { $chips ->
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
table-kept = lieka
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Pasilikti šiuos

## Calling a box, entering, undoing

table-call = Skelbti: { $box }
table-call-a-box = Prieš metimą paskelbk langelį.
table-call-first = Paskelbk langelį, kurio sieki, paskui mesk.
table-called = Paskelbta: { $box }. Mesk kauliukus.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = langeliui „{ $box }“
# A named box that the last throw does not fit
table-missed = Paskelbei langelį „{ $box }“, bet nepavyko. Pasirink langelį nuliui.
table-enter = Įrašyti { $points }: { $box }
# What an extra yatzy brings on top
table-enter-joker = Įrašyti { $points }: { $box }, +{ $extra } papildomai
table-joker-upper = Dar vienas Yatzy eina į savo skaičiaus langelį: „{ $box }“ duoda { $points } tšk.
table-joker-extra = Dar vienas Yatzy eina į savo skaičiaus langelį: „{ $box }“ duoda { $points } tšk, +{ $extra } papildomai.
table-joker-lower = Dar vienas Yatzy, o jo skaičiaus langelis užimtas: tai džokeris, ir bet kuris laisvas apatinis langelis už jį duoda visą savo vertę.
table-joker-zero = Dar vienas Yatzy, bet jo langeliai užimti: lieka tik nulis.
table-zero-why = Šio langelio daugiau naudoti negalėsi.
table-zero-yes = Įrašyti 0
table-zero-no = Rinktis kitą langelį
# The box that the order of boxes asks for
table-next = kitas
table-take-back = Atšaukti
table-taken-back = Atšaukta. Rinkis iš naujo.
# Not to wait while something could still be undone
table-go-on = Toliau

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = langelis, į kurį įrašoma
table-entry-title = Ką rodo kauliukai?
table-entry-hint = Paliesk kauliukus, paskui langelį. Arba paliesk langelį ir pasirink taškus.
table-entry-hand = Derinys
table-entry-show = Parodyti taškus
table-entry-clear = Išvalyti
table-entry-die = Pridėti { $face }
table-entry-throws = Po kelių metimų?
table-entry-named = Kuris langelis buvo paskelbtas?
table-entry-points = Kiek taškų langelyje „{ $box }“?
table-entry-extra = { $points } ir papildomas Yatzy
# Real dice
table-type-dice = Žaidžiame tikrais kauliukais: mesk ir įvesk, { $dice ->
    [1] ką rodo kauliukas
   *[other] ką rodo kauliukai ({ $dice })
}.
table-real-dice = Įvesk, ką rodo kauliukai.
table-real-points = Įvesk taškus, pasirink langelį.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [one] { $throws } metimas šiame ėjime
    [few] { $throws } metimai šiame ėjime
    [many] { $throws } metimų šiame ėjime
   *[other] { $throws } metimų šiame ėjime
}
table-points-typed = Taškai: { $points }
table-points-missing = Pirma įvesk taškus.
table-extra-yatzy = su papildomu Yatzy
table-no-extra-yatzy = be papildomo Yatzy
table-dice-missing = Trūksta { $missing ->
    [one] { $missing } kauliuko
    [few] { $missing } kauliukų
    [many] { $missing } kauliukų
   *[other] { $missing } kauliukų
}. Įvesk, kas iškrito.

## Corrections

table-correct = Taisyti
table-correct-title = Taisymas: { $name }, { $round } raundas
table-correct-hint = Derinys arba vien taškai.
table-correct-points = Taškai
table-correct-do = Pataisyti
table-corrected = pataisyta
table-correction = Taisymas: { $name }, { $round } ėjimas
table-correcting = Įvesk, kas iš tikrųjų buvo { $round } ėjime ({ $name }), pasirink langelį ir spausk Enter. Esc palieka viską, kaip yra.

## The pad and the rest of the table

table-standing = Padėtis
table-turns = Ankstesni ėjimai
table-screen = Dideliam ekranui
table-record = Tavo rekordas šiame leidime: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
table-pad = Taškų lapas
table-box = Langelis
table-more = Daugiau
table-players-links = Žaidėjai ir nuorodos
table-large = Dideli skaičiai
table-sort = Rikiuoti kauliukus
table-about-dice = Apie šiuos kauliukus
table-leave = Pasitraukti iš žaidimo: { $name }
table-abandon = Baigti žaidimą visiems
table-delete = Ištrinti žaidimą visam laikui
table-game-log = Protokolas
table-columns-of = Stulpeliai: { $name }
table-not-saved = dar neišsaugota
table-offline = Nėra ryšio. Tavo įrašai saugomi šiame įrenginyje.
table-offline-program = Nėra ryšio. Žaidimas tęsis, kai ryšys grįš.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } iš { $needed }
bonus-race-behind = atsilieka { $pace }
bonus-race-ahead = lenkia { $pace }
bonus-race-even = pagal planą
# The race for the bonus
bonus-earned = Premija tavo: +{ $points }.
bonus-gone = Premija +{ $points } nebepasiekiama.
bonus-short = { $bonus } +{ $points }: { $sum } iš { $needed }, atsilieka { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } iš { $needed }, { $pace ->
    [0] tiksliai pagal planą
   *[other] lenkia { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: už { $needed } ar daugiau viršuje
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Žetonų nėra
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
chips-stopping = { $chips ->
    [0] Žetonų nėra
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}; sustok ir gausi dar { $earns }
chips-cost = { $chips ->
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}; permetimas kainuoja vieną

## A zero

zero-question = Įrašyti 0 į langelį „{ $box }“?
zero-yes = Taip, išbraukti langelį
zero-no = Ne, rinktis iš naujo

## Two phones wrote the same turn

conflict-title = Šis ėjimas įrašytas ir kitame įrenginyje. Kurį įrašą užskaityti?
conflict-theirs = Taškų lape
conflict-mine = Šiame įrenginyje, neišsaugota
conflict-keep = Palikti įrašą taškų lape
conflict-replace = Įrašyti manąjį vietoj jo

## That it is one's turn: heard and felt

signal-turn = Garsas ir vibracija, kai tavo ėjimas
signal-bell = Terminalo garsinis signalas, kai tavo ėjimas: įjungti arba išjungti
signal-bell-on = signalas: įjungtas
signal-bell-off = signalas: išjungtas

## Hints of the first game, until they are put away

tip-throw = Mesk kauliukus. Kiekvienu ėjimu turi tris metimus.
tip-keep = Paliesk kauliukus, kuriuos pasilieki, ir mesk likusius. Arba paliesk skaičių taškų lape, kad jį įrašytum.
tip-enter = Paliesk skaičių taškų lape. Kiekvienas langelis naudojamas vieną kartą.
tip-gone = Supratau

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } šiame žaidime nebežais.
leave-abandon-sure = Žaidimas čia baigsis, ir jo nebebus galima tęsti.
leave-delete-sure = Žaidimas ir jo protokolas dings visam laikui.
leave-question = Pakilti nuo stalo?
leave-saved = Išeiti; žaidimas išsaugotas
leave-seat = { $name } pasitraukia, kiti žaidžia
leave-bot = { $name }: toliau žaidžia kompiuteris
leave-abandon = Baigti šį žaidimą visiems
leave-not = Likti

## The end

over-nobody = Žaidimas baigtas.
over-abandoned = Žaidimas nutrauktas anksčiau laiko.
over-again = Žaisti dar kartą
over-report = Apžvelgti žaidimą: sėkmė ir sprendimai
over-save = Išsaugoti protokolą faile
over-statistics = Statistika
over-undo = Atšaukti paskutinį įrašą
over-leave = Išeiti
over-saved = Protokolas yra { $path }.
over-not-saved = Nepavyksta įrašyti { $path } ({ $detail }).
over-heading = Žaidimas baigtas
over-heading-abandoned = Žaidimas nutrauktas anksčiau laiko
over-heading-won = { $name } laimi: { $points } tšk.
over-heading-shared = { $names } dalijasi pirmąja vieta: { $points } tšk.
over-heading-alone = { $points } tšk.
over-place = Vieta
over-player = Žaidėjas
over-points = Taškai
over-again-go = Į kitą žaidimą
over-series = Pergalės šioje serijoje
over-game-log = Atsisiųsti protokolą
