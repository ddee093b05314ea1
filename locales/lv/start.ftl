# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Spēles kods
home-join-do = Pievienoties
home-continue = Turpināt
home-continue-none = Te būs spēles, ko sāksi vai kurām pievienosies šajā ierīcē.
home-records = Rekordi
home-rules = Noteikumi
home-games = Tavas spēles
home-games-waiting = Tavas spēles (nepabeigtas: { $count })

## A new game

# A button: the form then has more lines for players
new-more-lines = Vairāk rindiņu
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Šie iestatījumi neder kopā: { $options }. Vienu no tiem maini atpakaļ.
new-computer = Spēlēt pret datoru
new-computer-which = Cik labi tam jāspēlē?
new-title = Jauna spēle
new-game = Spēle
new-edition = Izdevums
new-options = Iestatījumi
new-seats = Vietas
new-starts = Kas sāk
new-dice = Kauliņi
new-start = Sākt spēli
new-plain = parastie noteikumi
new-options-set = { $count ->
    [0] kā izdevumā
    [zero] { $count } mainīti
    [one] { $count } mainīts
   *[other] { $count } mainīti
}
new-unfold = enter parāda
new-fold = enter paslēpj
new-add-seat = + vēl viena vieta
new-seat-bot = pa kreisi un pa labi: līmenis
new-seat-person = ievadi vārdu; pa kreisi un pa labi: dators
new-as-entered = secībā, kā augšā
new-drawn = ar kauliņiem: visi met, sāk, kam vairāk
new-program-dice = virtuāli kauliņi
new-real-dice = īsti kauliņi uz galda
new-real-dice-remark = tu met, programma skaita punktus
new-which = Kura spēle?
new-rules = Noteikumi: { $title }
new-plain-title = { $title }, parastie noteikumi
new-option-as-edition = kā izdevumā
new-dice-question = Kādi kauliņi?
new-dice-program = Virtuāli kauliņi
new-dice-table = Īsti kauliņi uz galda
new-players = Kas spēlē?
new-player = Spēlētājs { $seat }
new-kind = Kā spēlē spēlētājs { $seat }
new-kind-here = šajā ierīcē
new-kind-elsewhere = savā ierīcē
new-kind-open = var pievienoties ikviens
new-kind-bot = dators: { $level }
new-alone = Pievieno spēlētājus vai sāc vienatnē kā { $name }.
new-add-name = Nākamā spēlētāja vārds
new-add = Pievienot
new-add-computer = Dators
new-add-open = Brīva vieta
new-move = Pārvietot { $seat }. spēlētāju augšup
new-remove = Noņemt { $seat }. spēlētāju
new-coach-on = ar padomiem
new-coach-off = bez padomiem
new-same-name = { $name } ir sarakstā divreiz. Maini vienu no vārdiem vai sāc tāpat.

## Rules of one's own

new-own-rules = Savi noteikumi
new-own-rules-hint = Ielīmē šeit noteikumu failu. Tas stājas augstāk izvēlētās spēles vietā.
new-own-rules-example = Piemērs iesākumam:
new-own-rules-file = Izvēlēties failu
new-own-rules-wrong = Šos noteikumus nevar izmantot. { $reason }

## A new game: keys of the terminal

new-hint = augšup un lejup: rindiņa · pa kreisi un pa labi: mainīt · esc: iziet
new-hint-seat = pa kreisi un pa labi: dators · backspace tukšā rindiņā: par vietu mazāk
new-hint-add = enter: vēl viena vieta
new-hint-options = enter: parādīt vai paslēpt iestatījumus
new-hint-start = enter: sākt · augšup un lejup: rindiņa · t: statistika · esc: iziet
# Part of the hint below the form for a new game
new-print = ctrl+p: punktu lapa drukāšanai

## Who starts

draw-title = Kas sāk?
draw-throw = { $name } met { $hand }: { $sum }
draw-again = Vienādi: met vēlreiz.
draw-first = { $name } sāk.
draw-hint = enter: pie galda · esc: atpakaļ

## Inviting

invite-title = Uzaicināt citus
# $code: letters and digits to type
invite-code = Vai atver { $address } un ieraksti kodu { $code }
invite-button = Uzaicināt
invite-how = Noskenē QR kodu vai atver { $address } un ieraksti kodu.
invite-code-label = Kods
invite-copy = Kopēt saiti
invite-copy-seat = Kopēt saiti: { $name }
invite-copied = Nokopēts
invite-share = Kopīgot
invite-here-count = Te { $here } no { $all }
invite-to-table = Uz spēli
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Šīs saites var atvērt tikai šis dators. Palaid serveri ar komandu { $command }, lai varētu pievienoties arī citas ierīces.
invite-hint = Ikviens, kas atver šo lapu, var skatīties. Šurp ved arī kods { $code } sākumlapā.

## Seats

seat-rename-label = { $name }: jauns vārds
seat-rename = Pārdēvēt
seat-rename-hint = Tukšs vārds veco dzēš pavisam.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, tu
seat-here = { $name }, te
seat-waiting = { $name }, vēl nav te
seat-away = { $name }, prom
seat-open = brīva
seat-link-hint = Ikviens, kas atver šo saiti, var spēlēt kā { $name }. Saite nemainās.
seat-link-new = Izveidot jaunu saiti
seat-link-new-sure = Vecā saite vairs nedarbosies.
# How a seat is called when it has no name
seat-number = vieta { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Vieta tev
seat-offer = Šī saite dod vietu spēlē: { $title }.
seat-held = { $name } šeit jau spēlē citā ierīcē. Ja ieņemsi vietu, tā pāries uz šo ierīci.
seat-name = Tavs vārds
seat-take = Ieņemt šo vietu
seat-move = Pārnest vietu uz šo ierīci
seat-link = Saite: { $name }
seat-link-title = Saite uz vietu
seat-join = Pievienoties kā jaunam spēlētājam
seat-who = Kas tu esi?
seat-invited = Tevi aicina spēlēt: { $title }. Pie galda: { $names }.
seat-i-am = Es esmu { $name }
seat-else = Kāds cits…
seat-watch = Tikai skatīties
seat-expected = Šeit gaida spēlētāju vārdā { $name }. Vai tas esi tu?
seat-not-me = Ja ne, ieraksti citu vārdu.
seat-other-name = { $name } jau ir pie galda. Ieraksti citu vārdu.
seat-sit = Sēsties pie galda
seat-add = Pievienot spēlētāju šajā ierīcē
seat-play-here = Spēlēt šajā ierīcē
seat-elsewhere = { $name }: citā ierīcē
seat-held-hint = Vai kāda no šīm vietām ir tava? Pieskaries tai, lai to palūgtu.
seat-asked = Tu palūdzi šo vietu: { $name }. Tava lūguma numurs ir { $number }. Saimnieks vai otra ierīce var to atļaut divu minūšu laikā.
seat-asked-players = Tu palūdzi šo vietu: { $name }. Tava lūguma numurs ir { $number }. Saimnieks un otra ierīce ir prom, tāpēc divu minūšu laikā to var atļaut jebkurš spēlētājs.
seat-no-answer = Uz tavu lūgumu divu minūšu laikā netika atbildēts. Vari lūgt vēlreiz.
seat-request = Cita ierīce vēlas pārņemt šo vietu: { $name }. Tajā redzams numurs { $number }.
seat-allow = Atļaut
seat-refuse = Noraidīt

## Why a seat or a name is refused, and what to do instead

seat-taken = Tur jau kāds sēž. Izvēlies citu vietu.
seat-asked-already = Cita ierīce tikko palūdza šo vietu. Mēģini vēlreiz pēc divām minūtēm.
seat-refused = Tavs lūgums pēc šīs vietas tika noraidīts. Pēc divām minūtēm vari lūgt vēlreiz.
seat-request-over = Uz šo lūgumu jau ir atbildēts, vai arī tas vairs nav spēkā.
seat-table-full = Galds ir pilns. Vietu skaits ir { $most }.
seat-no-players = Vēl nav neviena spēlētāja. Nosauc vismaz vienu.
seat-name-empty = Vārds ir tukšs. Ieraksti to.
seat-name-too-long = Šis vārds ir par garu. Tajā var būt ne vairāk par { $most ->
    [zero] { $most } rakstzīmēm
    [one] { $most } rakstzīmi
   *[other] { $most } rakstzīmēm
}.
seat-name-unruly = Šajā vārdā ir neredzamas rakstzīmes. Ieraksti to no jauna.

## Players without a name

player-number = Spēlētājs { $number }
bot-name = Dators ({ $level })

## How well the computer plays, the weakest first

level-random = uz labu laimi
level-greedy = alkatīgs
level-beginner = iesācējs
level-casual = amatieris
level-club = kluba spēlētājs
level-expert = eksperts
level-perfect = ideāls
level-winner = tiecas uzvarēt
# What each level does, as a short sentence without a subject
level-hint-random = Dara, kas ienāk prātā.
level-hint-greedy = Vienmēr ņem visvairāk punktu uzreiz.
level-hint-beginner = Noteikumus iemācījās vakar.
level-hint-casual = Brīvdienās spēlē ar ģimeni.
level-hint-club = Spēlē katru nedēļu un reti aizmirst prēmiju.
level-hint-expert = Gandrīz nekad nekļūdās.
level-hint-perfect = Vienmēr izvēlas labāko; pārējais ir veiksme.
level-hint-winner = Grib uzvarēt, nevis sakrāt visvairāk punktu.
# The mean total of a level, measured
level-average = Vidēji { $mean ->
    [zero] { $mean } punktu
    [one] { $mean } punkts
   *[other] { $mean } punkti
}
level-unknown = Nav līmeņa “{ $level }”; līmeņi ir { $levels }.
level-unknown-near = Nav līmeņa “{ $level }”; varbūt { $near }?
