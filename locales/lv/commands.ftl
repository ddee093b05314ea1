# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: katras noteikumu lapiņas noteikumi – spēlēt, skaitīt un skaidrot.
help-usage = Lietošana: { $usage }
help-commands = Komandas
help-arguments = Argumenti
help-options = Iespējas
help-everywhere = Visur
help-more = Vairāk par komandu pasaka “{ $command } COMMAND --help”.
help-examples = Piemēri
help-help = Parādīt šo palīdzību
help-version = Parādīt versiju
help-lang = Lietot šo valodu: { $langs }
help-json = Atbildēt JSON formātā
help-data = Glabāt programmas datus šajā mapē (vai YATZY_DATA)
help-rules-flag = Noteikumi: izdevuma kods vai ceļš uz noteikumu failu
help-set = Iestatīt noteikumu iestatījumu ar roku; var atkārtot
help-threads = Lietot tik pavedienu; atbilde no tā nemainās
help-output-file = Fails, ko rakstīt; nosaukuma beigas saka, kāds: { $endings }
help-force = Pārrakstīt failu, ja tas jau ir
help-advise = Parādīt labāko izvēli un cik maksā visas pārējās
help-advise-card = Aizpildītie lauciņi ar punktiem, piemēram, "ones=3,yatzy=0"; bez tā kartīte ir tukša
help-advise-hand = Kauliņi uz galda; bez tiem tas ir stāvoklis pirms pirmā metiena
help-advise-rethrows = Cik bezmaksas atkārtotu metienu atlicis pēc šī salikuma, parasti 2; žetonus te neskaita
help-advise-chips = Sakrātie žetoni
help-advise-extra-yatzys = Papildu Yatzy, par kuriem saņemti punkti
help-advise-declared = Pirms pirmā metiena pieteiktais lauciņš
help-analyse = Atskatīties uz spēli: kur veiksme, kur prasme, kas būtu bijis labāk
help-verify-head = Pirkstu nospiedums, ko ierīce pierakstīja spēles laikā
# yatzy export, yatzy import
help-export = Ierakstīt visas spēles, pabeigtas un nepabeigtas, vienā failā
help-games = Parādīt spēles, kas gaida, vai pabeigtās
help-games-finished = Parādīt pabeigtās spēles
help-games-name = Tikai spēles, kurās kādam vārdā tas ir
help-stats = Parādīt visu rekordus un vidējos rezultātus
help-export-file = Fails, ko ierakstīt; tā vēl nedrīkst būt
help-import = Importēt spēles no faila, ko ierakstīja “yatzy export”
help-import-file = Eksportētais fails
help-goal = Mērķis: mean (ja nav norādīts), at-least:N (labākās izredzes iegūt N punktus) vai, ja ir pretinieki, win; risinot at-least viens pats nozīmē katru kopsummu
help-goal-against = Citas vietas kartīte tādā pašā veidā kā --card, arī ar extra-yatzys=N un chips=N; vienreiz katram pretiniekam
help-rules = Parādīt spēles un izdevumus vai izskaidrot vienu
help-rules-id = Izskaidrojamais izdevums
help-rules-game = Rādīt tikai šīs spēles izdevumus
help-rules-in = Rādīt tikai izdevumus šajā valodā
help-rules-record = Parādīt protokola sākumu ar šiem noteikumiem
help-score = Parādīt, cik salikums dod katrā lauciņā
help-score-hand = Salikums, piemēram, 6-6-6-5-5, 66655 vai "6 6 6 5 5"; ar “-” katra standarta ievades rindiņa ir salikums, un atbilde ir rindiņa JSON
help-replay = Pārbaudīt protokolu un parādīt to: punktu lapu, vietas, visus gājienus
help-replay-file = Protokols
help-join = Spēlēt tiešsaistes spēles vietā no termināļa vai skatīties spēli
help-join-address = Vietas saite, galda adrese vai galda vai sacensību kods
help-join-name = Ieņemt brīvu vietu ar šo vārdu
help-serve-proxy = Ņemt apmeklētāju adreses no šī starpniekservera un ne no viena cita; var atkārtot
help-serve-metrics = Ļaut arī šai adresei lasīt /metrics; var atkārtot
help-help-command = Izskaidrot programmu vai kādu no tās komandām
help-help-name = Izskaidrojamā komanda
help-serve-rules = Piedāvāt šo noteikumu failu jaunas spēles lapā; var atkārtot
help-play-lan = Ļaut citiem pievienoties no telefoniem un datoriem tajā pašā tīklā: parāda kodu un QR kodu
help-serve = Palaist Yatzy serveri; visi spēlē pārlūkā
help-serve-listen = Klausīties šajā adresē; ports 0 ņem brīvu
help-serve-database = Glabāt spēles šajā datubāzē: sqlite:PATH vai postgres://HOST/NAME
help-serve-host = Atsaukties arī uz šo vārdu; var atkārtot
help-serve-https = Pie servera nāk ar HTTPS, caur starpniekserveri
help-lan = Ļaut spēlēt citiem savā tīklā un parādīt QR kodu
help-sheet = Izdrukāt punktu lapu, tukšu vai aizpildītu pēc protokola
help-sheet-players = Cik spēlētājiem, no 1 līdz { $most }; citādi tik, cik ietilpst lapā
help-sheet-columns = Cik no tiem blakus vienā lapā, no 1 līdz { $most }
help-sheet-paper = Papīrs: { $papers }
help-sheet-landscape = Drukāt šķērsām
help-sheet-large = Lieliem burtiem
help-sheet-record = Aizpildīt punktu lapu pēc šī protokola
help-sheet-practise = Uzdevumi ar atrisinājumiem punktu lapas vietā
help-leaflet = Izdrukāt noteikumus kā lapiņu
help-practise = Mācīties no spēļu pozīcijām, ar precīzām atbildēm
help-practise-theme = Tēma: { $themes }
help-practise-level = Grūtība: no 1, ko prot iesācēji, līdz 5
help-practise-count = Cik uzdevumu, parasti { $count }
help-practise-seed = Tas pats skaitlis, tie paši uzdevumi
help-practise-today = Dienas uzdevums, visiem vienāds
help-practise-mistakes = Tavu spēļu dārgākās izvēles
help-practise-show = Rādīt, kas par tevi glabājas; --json dod to kā datus
help-practise-forget = Dzēst līmeni, piezīmes un sēriju
help-simulate = Ļaut datoram izspēlēt daudz spēļu un parādīt, kā gāja
help-simulate-seat = Vieta; var atkārtot. Līmeņi: { $levels }
help-simulate-games = Cik spēļu izspēlēt, parasti { $games }
help-simulate-seed = Skaitlis, no kura rodas metieni: tas pats skaitlis, tās pašas spēles
help-simulate-totals = Izvadīt katras spēles gala punktus, pa rindai uz spēli, kopsavilkuma vietā
help-solve = Aprēķināt ideālu spēli vienatnē: vidējo kopsummu, novirzi, katru lauciņu
help-solve-expected-only = Tikai vidējo kopsummu, cik ātri vien var
help-solve-distribution = Parādīt arī katras kopsummas izredzes
help-solve-table = Glabāt vērtību tabulu datu mapē; lielām spēlēm tā dara vienmēr
help-completions = Izvadīt čaulas papildinājumus
help-completions-shell = Čaula: { $shells }
help-man = Ierakstīt rokasgrāmatas lapas mapē
help-man-folder = Mape
help-play = Spēlēt terminālī
help-play-seat = Vieta: vārds vai bot:LEVEL datoram; var atkārtot
help-play-real-dice = Tu met īstus kauliņus, programma skaita punktus
help-play-same = Spēlēt vienatnē ar tiem pašiem kauliņiem kā draugs: izaicinājuma kods vai saite, protokols vai “new” jauniem kauliņiem
help-play-match = Spēlēt sacensības: katrs viens pats aizpilda visu kartīti ar tiem pašiem kauliņiem; ar --lan citi pievienojas ar kodu
help-today = Dienas spēle: reizi dienā, vieni un tie paši kauliņi visiem
help-today-show = Rādīt dienas, rezultātu tabulu un sēriju, nevis spēlēt
help-today-again = Vēl viens mēģinājums, kas neskaitās
help-play-plain = Spēlēt vienkāršās rindiņās, ekrāna lasītājiem un konveijeriem
help-serve-log = Cik daudz serveris raksta par sevi: error, warn, info vai debug (YATZY_LOG)
help-serve-new-games = Cik jaunu spēļu viena adrese drīkst sākt stundā
help-serve-keep-unplayed = Dzēst spēles, kuras nekad nav spēlētas, pēc tik dienām
help-verify = Pārbaudīt protokolu: vai noteikumi ievēroti un kauliņi godīgi
help-verify-file = Protokols
help-verify-commitment = Solījums, kas pierakstīts pirms pirmā metiena

## The manual pages

man-files = Faili
man-environment = Vides mainīgie
man-exit = Izejas kods
man-file-house = Visas spēles. Fails atrodas datu mapē.
man-file-tables = Ideāla spēle, kas bija ilgi jārēķina; to šeit glabā “yatzy solve”.
man-variable-data = Datu mape, ja tā nav norādīta ar --data.
man-variable-xdg = Mape, kurā programmas glabā savus datus; datu mape tajā ir “yatzy”.
man-variable-lang = Valoda, ja tā nav norādīta ar --lang. Spēkā ir pirmais iestatītais mainīgais.
man-variable-no-colour = Ja mainīgais ir iestatīts, spēle terminālī nelieto krāsas.
man-exit-done = Izdarīts, vai arī atbilde ir “jā”.
man-exit-no = Atbilde ir “nē”: protokolā pārkāpts kāds noteikums, vai arī tā kauliņi nesakrīt ar pierādījumu.
man-exit-wrong = Kaut kas komandā vai failā bija nepareizs; kas tieši, pasaka paziņojums.
man-unwritable = Rokasgrāmatas lapas nevar ierakstīt mapē “{ $path }” ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Te nav “{ $flag }”; kas ir, parāda “{ $command } --help”.
usage-unknown-flag-near = Te nav “{ $flag }”; varbūt “{ $near }”?
usage-unknown-command = Nav komandas “{ $given }”; komandas ir { $commands }.
usage-missing = Trūkst “{ $missing }”; to raksta tā: { $usage }
usage-no-value = Aiz “{ $flag }” vajag vērtību.
usage-conflict = “{ $flag }” un “{ $other }” nevar lietot kopā; izlaid vienu no abiem.
usage-twice = “{ $flag }” ir norādīts divreiz; norādi vienreiz.
usage-needless-value = “{ $flag }” vērtību neprasa; izlaid “{ $value }”.
usage-unexpected = “{ $given }” te ir lieks; to raksta tā: { $usage }
usage-not-text = Komandrinda nav teksts UTF-8 kodējumā; raksti to UTF-8.
usage-wrong = Komandrinda nav saprotama; to izskaidro “{ $command } --help”.
usage-unknown-command-near = Nav komandas “{ $given }”; varbūt “{ $near }”?
lang-unknown = Valodu “{ $lang }” Yatzy neprot; valodas ir { $langs }.
number-wrong = { $flag } nevar būt “{ $given }”; norādi veselu skaitli no { $low } līdz { $high }.
input-failed = Standarta ievadi nevar nolasīt ({ $detail }).
output-failed = Izvadi nevar ierakstīt ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Lauciņš
score-points = Punkti
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Met. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.
advise-best-keep = Vislabāk: paturēt { $keep }. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.
advise-best-throw-all = Vislabāk: mest vēlreiz visus kauliņus. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.
advise-best-score = Vislabāk: ierakstīt { $points } lauciņā “{ $box }”. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.
advise-best-strike = Vislabāk: upurēt lauciņu “{ $box }”. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.
advise-best-declare = Vislabāk: pieteikt lauciņu “{ $box }”. Ja arī tālāk spēlē bez kļūdām, kopsumma vidēji ir { $value } punkti.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, kartītē { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
advise-title-hand = { $hand } · { $title }, kartītē { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
advise-rethrows-left = { $rethrows ->
    [0] atkārtotu metienu vairs nav
    [zero] vēl { $rethrows } atkārtotu metienu
    [one] vēl { $rethrows } atkārtots metiens
   *[other] vēl { $rethrows } atkārtoti metieni
}
advise-action = Izvēle
advise-points = Punkti
advise-value = Kopā
advise-cost = Cena
advise-throw = mest
advise-keep = paturēt { $keep }
advise-throw-all = mest visus vēlreiz
advise-score = { $box }
advise-strike = upurēt: { $box }
advise-declare = pieteikt: { $box }
advise-over = Visi šīs kartītes lauciņi ir aizpildīti, vairs nav ko darīt.
advise-rethrows = Šajā kartītē var būt ne vairāk par { $most ->
    [zero] { $most } atkārtotiem metieniem
    [one] { $most } atkārtotu metienu
   *[other] { $most } atkārtotiem metieniem
}, nevis { $found }.
advise-unreachable = Pēc šiem noteikumiem tāda kartīte nevar rasties; pārbaudi tās lauciņus.
# $given: a part of --card
advise-card-form = “{ $given }” neaizpilda lauciņu; raksti BOX=POINTS, atdalot ar komatiem, piemēram, "ones=3,yatzy=0".
advise-card-points = “{ $given }” nevar būt lauciņa { $box } punkti; raksti veselu skaitli, piemēram, “{ $box }=0”.
advise-no-such-box = Šajā punktu lapā nav lauciņa “{ $id }”; varbūt { $near }?
advise-no-such-box-far = Šajā punktu lapā nav lauciņa “{ $id }”; lauciņi ir { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Šajā punktu lapā nav lauciņa “{ $id }”; lauciņi ir { $boxes }, un kolonnu norāda { $columns }.
advise-rethrows-without-hand = Pie “--rethrows” vajag salikumu; norādi to ar “--hand”, piemēram, --hand 6-6-6-5-5.
advise-name-first = Šajā spēlē lauciņu piesaka pirms pirmā metiena; norādi, kuru: “--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Risinām
solving-statistics = Aprēķinām vidējos
solve-fitted-title = Labākā zināmā spēle: { $title }
solve-fitted-error = Aplēses kļūda
solve-fitted-why = Šai spēlei ir par daudz pozīciju, lai visas izskatītu, tāpēc kartītes vērtība ir novērtēta pēc daudzām no tām. Katrs gājiens un pēdējie lauciņi ({ $cells }) ir precīzi.
solve-fitted-games = Lauciņš pēc lauciņa, saskaitīts simulētās spēlēs ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Šīs spēles atrisināšana aizņems apmēram { $time }, { $threads ->
    [zero] { $threads } pavedienu
    [one] { $threads } pavediens
   *[other] { $threads } pavedieni
} (kopā { $cpu } procesora darba), { $memory } atmiņas un { $disk } diskā, { $path }. Pārtraukt var: nākamreiz turpinās no pēdējā pabeigtā gājiena.
solve-resumes = Turpinām agrāk sāktu tabulu.
solve-interrupted = Pārtraukts. Tā pati komanda turpinās pēc pēdējā pabeigtā gājiena.
# $time: how long solving takes; $disk: the table's size
solve-first = Ideāla spēle pēc šiem noteikumiem te vēl nav aprēķināta; “yatzy solve” ar tiem pašiem noteikumiem to izdara vienreiz, strādājot apmēram { $time } procesora laika, un aizņem { $disk } diskā.
solve-too-many-cells = Šajā punktu lapā lauciņu ir { $cells }, par daudz, lai visus izskatītu: ideāla spēle ir zināma līdz { $most } lauciņiem.
solve-title = Ideāla spēle: { $title }
solve-expected = Vidējā kopsumma
solve-deviation = Standartnovirze
solve-bonus-chance = Prēmijas izredzes
solve-states = Stāvokļi
solve-error = Skaitliskā kļūda
solve-at-most = zem { $error }
solve-time = Laiks kopsummai
solve-time-all = Laiks visam
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, procesors { $cpu } s
solve-box = Lauciņš
solve-mean = Vidēji
solve-zero = Nulle
solve-share = Daļa
solve-percentiles = Daļa spēļu, kas beidzas ar šādu vai mazāku kopsummu
solve-percentiles-simulated = Daļa no { $games } simulētām spēlēm, kas beidzās ar šādu vai mazāku kopsummu

## The tables of values that yatzy solve keeps

solution-io = Tabulu nevar nolasīt vai ierakstīt ({ $detail }).
solution-not-a-table = Tā nav vērtību tabula; izdzēs to, un “yatzy solve” to izveidos no jauna.
solution-version = Šī tabula ir versijā { $found }, ko programma nelasa; izdzēs to, un “yatzy solve” to izveidos no jauna.
solution-other-rules = Šī tabula ir veidota citiem noteikumiem; izdzēs to, un “yatzy solve” to izveidos no jauna.
solution-length = Šajā tabulā baitu ir { $found }, nevis { $expected }; izdzēs to, un “yatzy solve” to izveidos no jauna.
solution-damaged = Šī tabula ir bojāta, baits { $at }; izdzēs to, un “yatzy solve” to izveidos no jauna.
data-no-folder = Programmas datiem nav vietas, jo sistēma nenosauc mājas mapi; norādi mapi ar --data DIR vai YATZY_DATA.
data-unwritable = Mapi “{ $path }” nevar izveidot ({ $detail }); norādi citu ar --data DIR vai YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $title }, sēkla { $seed }
simulate-playing = Spēlējam
simulate-seat = Vieta
simulate-mean = Vidēji
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Novirze
simulate-wins = Uzvaras
# Games whose first place was shared
simulate-shared = Dalītas
simulate-no-bot = “{ $given }” te nevar spēlēt: simulētās spēles spēlē dators; raksti bot:LEVEL, kur līmenis ir { $levels }.
simulate-too-many-seats = { $found ->
    [zero] { $found } vietu ir par daudz
    [one] { $found } vieta ir par daudz
   *[other] { $found } vietas ir par daudz
}; norādi ne vairāk par { $most }.

## yatzy export, yatzy import

export-done = Ierakstītas spēles: { $count }
export-there = “{ $path }” jau ir; izvēlies citu nosaukumu, lai nekas nepazustu.
export-no-database = Datubāzes { $database } nav. Norādi tās mapi ar --data DIR vai pašu datubāzi ar --database URL.
export-unwritable = “{ $path }” nevar ierakstīt ({ $detail }); izvēlies citu vietu.
import-done = Jaunas spēles: { $count }. Jau bija: { $known }.
import-not = Šis nav tāds fails, kādu raksta šīs versijas “yatzy export”.
import-line = { $line }. rindiņu nevar nolasīt kā spēli, tātad nekas nav importēts.

## yatzy completions

completions-unknown = Nav papildinājumu čaulai “{ $shell }”; čaulas ir { $shells }.

## Games with the same dice

same-rules = Izaicinājumam ir savi noteikumi. Izlaid --rules un --set.
same-total = { $name }: { $points }
same-challenge = Izaicini draugu ar tiem pašiem kauliņiem:
help-match = Salīdzināt spēles ar tiem pašiem kauliņiem
help-match-game = Pabeigtas spēles ar kopīgajiem kauliņiem protokols vai izaicinājuma kods
