# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Žaidimo kodas
home-join-do = Prisijungti
home-continue = Tęsti
home-continue-none = Čia atsiras žaidimai, kuriuos šiame įrenginyje pradėsi ar prie kurių prisijungsi.
home-records = Rekordai
home-rules = Taisyklės
home-games = Tavo žaidimai
home-games-waiting = Tavo žaidimai (nebaigti: { $count })

## A new game

# A button: the form then has more lines for players
new-more-lines = Daugiau eilučių
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Tai nesiderina: { $options }. Vieną iš jų nustatyk kaip buvo.
new-computer = Žaisti su kompiuteriu
new-computer-which = Kaip gerai jis turėtų žaisti?
new-title = Naujas žaidimas
new-game = Žaidimas
new-edition = Leidimas
new-options = Parinktys
new-seats = Vietos
new-starts = Kas pradeda
new-dice = Kauliukai
new-start = Pradėti žaidimą
new-plain = įprastos taisyklės
new-options-set = { $count ->
    [0] kaip leidime
    [one] { $count } pakeista
    [few] { $count } pakeistos
    [many] { $count } pakeista
   *[other] { $count } pakeista
}
new-unfold = enter parodo
new-fold = enter paslepia
new-add-seat = + dar viena vieta
new-seat-bot = kompiuteris; ← → keičia jo lygį
new-seat-person = įvesk vardą; ← →: žaidžia kompiuteris
new-as-entered = tvarka, kaip viršuje
new-drawn = kauliukais: visi meta, didžiausia suma pradeda
new-program-dice = virtualūs kauliukai
new-real-dice = tikri kauliukai ant stalo
new-real-dice-remark = tu meti, programa skaičiuoja taškus
new-which = Koks žaidimas?
new-rules = Taisyklės: { $title }
new-plain-title = { $title }, įprastos taisyklės
new-option-as-edition = kaip leidime
new-dice-question = Kokie kauliukai?
new-dice-program = Virtualūs kauliukai
new-dice-table = Tikri kauliukai, kuriuos meti tu
new-players = Kas žaidžia?
new-player = Žaidėjas { $seat }
new-kind = Kaip žaidžia žaidėjas { $seat }
new-kind-here = šiame įrenginyje
new-kind-elsewhere = savo įrenginyje
new-kind-open = gali prisijungti bet kas
new-kind-bot = kompiuteris: { $level }
new-alone = Pridėk žaidėjų arba pradėk be jų kaip { $name }.
new-add-name = Kito žaidėjo vardas
new-add = Pridėti
new-add-computer = Kompiuteris
new-add-open = Laisva vieta
new-move = Perkelti { $seat } žaidėją aukštyn
new-remove = Pašalinti { $seat } žaidėją
new-coach-on = su patarimais
new-coach-off = be patarimų
new-same-name = Vardas „{ $name }“ įrašytas du kartus. Pakeisk vieną iš jų arba pradėk taip.

## Rules of one's own

new-own-rules = Savos taisyklės
new-own-rules-hint = Įklijuok čia taisyklių failą. Jis pakeis viršuje pasirinktą žaidimą.
new-own-rules-example = Pavyzdys pradžiai:
new-own-rules-file = Pasirinkti failą
new-own-rules-wrong = Šių taisyklių naudoti negalima. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: eilutė · ← →: keisti · esc: išeiti
new-hint-seat = įvesk vardą · ← →: kompiuteris · backspace tuščioje eilutėje: −1 vieta
new-hint-add = enter: dar viena vieta
new-hint-options = enter: rodyti arba slėpti parinktis
new-hint-start = enter: pradėti · ↑ ↓: eilutė · t: statistika · esc: išeiti
# Part of the hint below the form for a new game
new-print = ctrl+p: taškų lapas spausdinti

## Who starts

draw-title = Kas pradeda?
draw-throw = { $name } meta { $hand }: { $sum }
draw-again = Lygu: metama dar kartą.
draw-first = { $name } pradeda.
draw-hint = enter: prie stalo · esc: atgal

## Inviting

invite-title = Pakviesti kitus
# $code: letters and digits to type
invite-code = Arba atverk { $address } ir įrašyk kodą { $code }
invite-button = Pakviesti
invite-how = Nuskaityk QR kodą arba atverk { $address } ir įrašyk kodą.
invite-code-label = Kodas
invite-copy = Kopijuoti nuorodą
invite-copy-seat = Kopijuoti nuorodą: { $name }
invite-copied = Nukopijuota
invite-share = Dalytis
invite-here-count = Čia { $here } iš { $all }
invite-to-table = Prie žaidimo
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Šias nuorodas gali atverti tik šis kompiuteris. Paleisk serverį komanda { $command }, kad galėtų žaisti ir kiti įrenginiai.
invite-hint = Kiekvienas, kas atvers šį puslapį, galės stebėti. Čia veda ir kodas { $code } pradiniame puslapyje.

## Seats

seat-rename-label = { $name }: naujas vardas
seat-rename = Pervadinti
seat-rename-hint = Tuščias vardas ištrina senąjį visam laikui.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, tu
seat-here = { $name }, čia
seat-waiting = { $name }, dar ne čia
seat-away = { $name }, atsijungė
seat-open = laisva
seat-link-hint = Kiekvienas, kas atvers šią nuorodą, galės žaisti kaip { $name }. Nuoroda nesikeičia.
seat-link-new = Sukurti naują nuorodą
seat-link-new-sure = Senoji nuoroda nustos veikti.
# How a seat is called when it has no name
seat-number = vieta { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Vieta tau
seat-offer = Ši nuoroda suteikia vietą žaidime: { $title }.
seat-held = { $name } čia jau žaidžia kitame įrenginyje. Jei užimsi vietą, ji persikels į šį.
seat-name = Tavo vardas
seat-take = Užimti šią vietą
seat-move = Perkelti vietą į šį įrenginį
seat-link = Nuoroda: { $name }
seat-link-title = Nuoroda į vietą
seat-join = Prisijungti kaip naujas žaidėjas
seat-who = Kas tu?
seat-invited = Tave kviečia žaisti: { $title }. Prie stalo: { $names }.
seat-i-am = Aš – { $name }
seat-else = Kas nors kitas…
seat-watch = Tik stebėti
seat-expected = Čia laukiama žaidėjo vardu { $name }. Ar tai tu?
seat-not-me = Jei ne, įrašyk kitą vardą.
seat-other-name = { $name } jau prie stalo. Įrašyk kitą vardą.
seat-sit = Sėsti prie stalo
seat-add = Pridėti žaidėją šiame įrenginyje
seat-play-here = Žaisti šiame įrenginyje
seat-elsewhere = { $name }: kitame įrenginyje
seat-held-hint = Ar kuri nors iš šių vietų tavo? Paliesk ją, kad jos paprašytum.
seat-asked = Tu paprašei šios vietos: { $name }. Tavo prašymo numeris yra { $number }. Šeimininkas arba kitas įrenginys gali tai leisti per dvi minutes.
seat-asked-players = Tu paprašei šios vietos: { $name }. Tavo prašymo numeris yra { $number }. Šeimininkas ir kitas įrenginys atsijungę, todėl per dvi minutes tai gali leisti bet kuris žaidėjas.
seat-no-answer = Per dvi minutes į tavo prašymą neatsakyta. Gali prašyti vėl.
seat-request = Kitas įrenginys nori perimti šią vietą: { $name }. Jame rodomas numeris { $number }.
seat-allow = Leisti
seat-refuse = Atmesti

## Why a seat or a name is refused, and what to do instead

seat-taken = Ten jau kažkas sėdi. Rinkis kitą vietą.
seat-asked-already = Kitas įrenginys ką tik paprašė šios vietos. Bandyk vėl po dviejų minučių.
seat-refused = Tavo prašymas gauti šią vietą atmestas. Po dviejų minučių gali prašyti vėl.
seat-request-over = Į šį prašymą jau atsakyta arba jis nebegalioja.
seat-table-full = Stalas pilnas. Iš viso vietų yra { $most }.
seat-no-players = Dar nėra nė vieno žaidėjo. Įvesk bent vieną.
seat-name-empty = Vardas tuščias. Įrašyk jį.
seat-name-too-long = Šis vardas per ilgas. Daugiausia ženklų: { $most }.
seat-name-unruly = Šiame varde yra nematomų ženklų. Įrašyk jį iš naujo.

## Players without a name

player-number = Žaidėjas { $number }
bot-name = Kompiuteris ({ $level })

## How well the computer plays, the weakest first

level-random = atsitiktinis
level-greedy = godus
level-beginner = naujokas
level-casual = mėgėjas
level-club = klubo žaidėjas
level-expert = ekspertas
level-perfect = tobulas
level-winner = siekia pergalės
# What each level does, as a short sentence without a subject
level-hint-random = Daro, kas šauna į galvą.
level-hint-greedy = Visada iškart ima daugiausia taškų.
level-hint-beginner = Taisykles išmoko vakar.
level-hint-casual = Per atostogas žaidžia su šeima.
level-hint-club = Žaidžia kas savaitę ir retai pamiršta premiją.
level-hint-expert = Beveik niekada neklysta.
level-hint-perfect = Visada renkasi geriausią ėjimą; visa kita – sėkmė.
level-hint-winner = Siekia laimėti, o ne surinkti daugiausia taškų.
# The mean total of a level, measured
level-average = Vidutiniškai { $mean } tšk.
level-unknown = Nėra lygio „{ $level }“; lygiai yra { $levels }.
level-unknown-near = Nėra lygio „{ $level }“; gal { $near }?
