# The web pages.

## On every page

web-app = Yatzy
web-home = Pradžia
web-language = Kalba
web-refused = Nepavyko
web-back = Atgal
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Naujas žaidimas
web-join = Prisijungti
web-join-label = Žaidimo kodas
web-join-do = Prisijungti
web-go-on = Tęsti
web-go-on-none = Čia atsiras žaidimai, kuriuos šiame įrenginyje pradėsi ar prie kurių prisijungsi.
web-records = Rekordai
web-rules-link = Taisyklės
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Naujas žaidimas
web-new-which = Koks žaidimas?
web-new-rules = Taisyklės: { $title }
web-new-edition = Leidimas
web-new-plain = { $title }, paprastas žaidimas
web-new-option-as-edition = kaip leidime
web-new-dice = Kokie kauliukai?
web-new-dice-program = Meta programa
web-new-dice-table = Metame tikrus kauliukus
web-new-players = Kas žaidžia?
web-new-player = Žaidėjas { $seat }
web-new-kind = Kaip žaidžia žaidėjas { $seat }
web-new-kind-here = šiame įrenginyje
web-new-kind-elsewhere = savame, per nuorodą
web-new-kind-open = kas tik prisijungs
web-new-kind-bot = kompiuteris: { $level }
web-new-more = Daugiau žaidėjų
web-new-start = Pradėti žaidimą

## Seats

web-seat-title = Vieta tau
web-seat-offer = Ši nuoroda – vieta žaidime: { $title }.
web-seat-held = { $name } čia žaidžia kitame įrenginyje. Užėmus vietą, ji persikels į šį.
web-seat-name = Tavo vardas
web-seat-take = Sėstis
web-seat-move = Perkelti vietą į šį įrenginį
web-seat-link = Nuoroda vietai „{ $name }“
web-seat-link-title = Nuoroda į vietą
web-seat-join = Prisijungti kaip naujas žaidėjas
web-invite-hint = Kas atvers šį puslapį, galės stebėti. Čia veda ir kodas { $code } pradiniame puslapyje.

## The table

web-turn = Žaidžia { $name }
web-turn-yours = Tavo ėjimas
web-turn-named = paskelbta: { $box }
web-round = { $round } raundas iš { $rounds }
web-throw-of = { $throw } metimas iš { $throws }
web-watching = Tu stebi.
web-away = atsijungė
web-left = pasitraukė
web-step-in = Tegu šį ėjimą žaidžia kompiuteris
web-step-in-wait = { $name } atsijungė. Po { $seconds } s šį ėjimą galės žaisti kompiuteris.
web-coach = Prašyti patarimo
web-rules-in-force = Galiojančios taisyklės
web-pad = Taškų lapas
web-box = Langelis
web-dice = Kauliukai
web-die = { $face }, { $place } kauliukas
web-throw-all = Mesti { $dice ->
    [one] { $dice } kauliuką
    [few] { $dice } kauliukus
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
}
web-throw-rest = Mesti likusius kauliukus
web-throw-chip = { $throw } · kainuoja 1 žetoną · turi { $chips }
web-chips = { $chips ->
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
web-no-throw-left = Metimų nebeliko. Pasirink langelį.
web-name-first = Paskelbk langelį, dėl kurio žaidi, paskui mesk.
web-enter = Įrašyti { $points } į langelį „{ $box }“
web-name-box = Skelbti: { $box }
web-zero-ask = Įrašyti 0 į langelį „{ $box }“?
web-zero-why = Tada langelis uždarytas iki žaidimo pabaigos.
web-zero-yes = Įrašyti 0
web-zero-no = Rinktis kitą langelį
web-take-back = Atšaukti
web-more = Daugiau
web-leave = Pasitraukti iš žaidimo: { $name }
web-abandon = Baigti žaidimą visiems
web-delete = Ištrinti žaidimą visam laikui
web-record = Protokolas
web-columns-of = Stulpeliai: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = dar neišsaugota
web-offline = Nėra ryšio. Įrašai laukia šiame įrenginyje.
web-offline-program = Nėra ryšio. Žaidimas tęsis, kai ryšys grįš.
web-keys = Klavišai
web-keys-list = 1–6: pasilikti kauliuką · tarpas: mesti · raidės: langelis · enter: įrašyti · c: patarimas · u: atšaukti · ?: ši pagalba

## Real dice

web-tell-title = Ką rodo kauliukai?
web-tell-hint = Paliesk kauliukus, paskui langelį. Arba paliesk langelį ir pasirink taškus.
web-tell-hand = Derinys
web-tell-show = Parodyti, kiek jis duoda
web-tell-clear = Išvalyti
web-tell-die = Pridėti { $face }
web-tell-throws = Po kelių metimų?
web-tell-named = Kuris langelis buvo paskelbtas?
web-tell-points = Kiek taškų langelyje „{ $box }“?
web-tell-extra = { $points } ir papildomas Yatzy
web-correct = Taisyti
web-correct-title = Taisymas: { $name }, { $round } raundas
web-correct-hint = Derinys arba vien taškai.
web-correct-points = Taškai
web-correct-do = Pataisyti
web-corrected = pataisyta

## The end

web-over = Žaidimas baigtas
web-over-abandoned = Žaidimas nutrauktas anksčiau laiko
web-won = { $name } laimi: { $points } tšk.
web-won-shared = { $names } dalijasi pirmąja vieta: { $points } tšk.
web-alone = { $points } tšk.
web-place = Vieta
web-player = Žaidėjas
web-points = Taškai
web-rematch = Žaisti dar kartą
web-rematch-go = Į kitą žaidimą
web-series = Pergalės šioje serijoje
web-record-download = Atsisiųsti protokolą
web-commitment = Kauliukų įsipareigojimas
web-secret = Kauliukų paslaptis
web-check-dice = Patikrinti kauliukus
web-fair = Ką tai parodo: serveris nepasirinko metimų tos vietos, kurios nevaldo. Ko tai negali parodyti: šeimininkas, kuris žaidžia pats, žino paslaptį; kompiuterio ir puslapių be scenarijų metimuose nėra žaidėjo baitų.

## Records

web-records-title = Rekordai šiame serveryje
web-records-none = Čia dar joks žaidimas nebaigtas.
web-records-best = Rekordas
web-records-mean = Vidurkis
web-records-games = Žaidimai
web-records-edition = Leidimas
web-records-latest = Naujausi žaidimai
