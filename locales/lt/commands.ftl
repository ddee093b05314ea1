# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: kiekvieno lapelio taisyklės – žaisti, skaičiuoti ir aiškinti.
help-usage = Naudojimas: { $usage }
help-commands = Komandos
help-arguments = Argumentai
help-options = Parinktys
help-everywhere = Visur
help-more = Daugiau apie komandą pasako „{ $command } COMMAND --help“.
help-examples = Pavyzdžiai
help-help = Parodyti šią pagalbą
help-version = Parodyti versiją
help-lang = Naudoti šią kalbą: { $langs }
help-json = Atsakyti JSON
help-data = Programos duomenis laikyti šiame aplanke (arba YATZY_DATA)
help-rules-flag = Taisyklės: leidimo kodas arba kelias iki taisyklių failo
help-set = Nustatyti taisyklių parinktį ranka; galima kartoti
help-threads = Naudoti tiek gijų; atsakymas nuo to nesikeičia
help-output-file = Failas, į kurį rašyti; pavadinimo galas pasako, koks: { $endings }
help-force = Perrašyti failą, jei jis yra
help-advise = Parodyti geriausią pasirinkimą ir kiek kainuoja visi kiti
help-advise-card = Užpildyti langeliai su taškais, pavyzdžiui, "ones=3,yatzy=0"; be to kortelė tuščia
help-advise-hand = Kauliukai ant stalo; be jų tai padėtis prieš pirmą metimą
help-advise-rethrows = Kiek nemokamų permetimų liko po šio derinio, paprastai 2; žetonai čia neskaičiuojami
help-advise-chips = Sukaupti žetonai
help-advise-extra-yatzys = Papildomi Yatzy, už kuriuos gauta taškų
help-advise-declared = Prieš pirmą metimą paskelbtas langelis
help-analyse = Apžvelgti žaidimą: kas buvo sėkmė, kas įgūdžiai, kas būtų buvę geriau
help-verify-head = Atspaudas, kurį įrenginys įsiminė žaidimo metu
# yatzy export, yatzy import
help-export = Įrašyti visus žaidimus, baigtus ir nebaigtus, į vieną failą
help-games = Parodyti laukiančius arba baigtus žaidimus
help-games-finished = Parodyti baigtus žaidimus
help-games-name = Tik žaidimai, kuriuose kieno nors varde tai yra
help-stats = Parodyti visų rekordus ir vidurkius
help-export-file = Failas, kurį įrašyti; jo dar neturi būti
help-import = Importuoti žaidimus iš failo, kurį įrašė „yatzy export“
help-import-file = Eksportuotas failas
help-goal = Tikslas: mean (jei nenurodyta), at-least:N (didžiausia N taškų tikimybė) arba, kai yra varžovų, win; sprendžiant vien at-least reiškia kiekvieną bendrą sumą
help-goal-against = Kitos vietos kortelė tokio pat pavidalo kaip --card, taip pat su extra-yatzys=N ir chips=N; po kartą kiekvienam varžovui
help-rules = Parodyti žaidimų ir leidimų sąrašą arba paaiškinti vieną
help-rules-id = Leidimas, kurį reikia paaiškinti
help-rules-game = Rodyti tik šio žaidimo leidimus
help-rules-in = Rodyti tik šios kalbos leidimus
help-rules-record = Parodyti protokolo su šiomis taisyklėmis pradžią
help-score = Parodyti, kiek derinys duoda kiekviename langelyje
help-score-hand = Derinys, pavyzdžiui, 6-6-6-5-5, 66655 arba "6 6 6 5 5"; su „-“ kiekviena standartinės įvesties eilutė yra derinys, o atsakymas – JSON eilutė
help-replay = Patikrinti protokolą ir parodyti jį: taškų lapą, vietas, visus ėjimus
help-replay-file = Protokolas
help-join = Žaisti tinklo žaidimo vietoje iš terminalo arba stebėti žaidimą
help-join-address = Vietos nuoroda, stalo adresas arba stalo ar varžybų kodas
help-join-name = Užimti laisvą vietą šiuo vardu
help-serve-proxy = Lankytojų adresus imti iš šio tarpinio serverio ir iš niekur kitur; galima kartoti
help-serve-metrics = Leisti ir šiam adresui skaityti /metrics; galima kartoti
help-help-command = Paaiškinti programą arba vieną iš jos komandų
help-help-name = Komanda, kurią reikia paaiškinti
help-serve-rules = Siūlyti šį taisyklių failą naujo žaidimo puslapyje; galima kartoti
help-play-lan = Leisti kitiems prisijungti iš telefonų ir kompiuterių tame pačiame tinkle: rodo kodą ir QR kodą
help-serve = Paleisti Yatzy serverį; visi žaidžia naršyklėje
help-serve-listen = Klausytis šiuo adresu; 0 prievadas – bet kuris laisvas
help-serve-database = Žaidimus laikyti šioje duomenų bazėje: sqlite:PATH arba postgres://HOST/NAME
help-serve-host = Atsiliepti ir šiuo vardu; galima kartoti
help-serve-https = Serveris pasiekiamas per HTTPS, per tarpinį serverį
help-lan = Leisti žaisti kitiems iš savo tinklo ir parodyti QR kodą
help-sheet = Išspausdinti taškų lapą, tuščią arba užpildytą pagal protokolą
help-sheet-players = Keliems žaidėjams, nuo 1 iki { $most }; kitaip tiek, kiek telpa puslapyje
help-sheet-columns = Kiek jų greta viename puslapyje, nuo 1 iki { $most }
help-sheet-paper = Popierius: { $papers }
help-sheet-landscape = Spausdinti skersai
help-sheet-large = Stambiu šriftu
help-sheet-record = Užpildyti taškų lapą pagal šį protokolą
help-sheet-practise = Užduotys su sprendimais vietoj taškų lapo
help-leaflet = Išspausdinti taisykles kaip lapelį
help-practise = Mokytis iš žaidimų padėčių, su tiksliais atsakymais
help-practise-theme = Tema: { $themes }
help-practise-level = Sunkumas: nuo 1, kurį įveikia naujokai, iki 5
help-practise-count = Kiek užduočių, paprastai { $count }
help-practise-seed = Tas pats skaičius, tos pačios užduotys
help-practise-today = Dienos užduotis, visiems ta pati
help-practise-mistakes = Brangiausi tavo žaidimų pasirinkimai
help-practise-show = Rodyti, kas apie tave saugoma; --json pateikia tai kaip duomenis
help-practise-forget = Ištrinti lygį, pastabas ir seriją
help-simulate = Leisti kompiuteriui sužaisti daug žaidimų ir parodyti, kaip sekėsi
help-simulate-seat = Vieta; galima kartoti. Lygiai: { $levels }
help-simulate-games = Kiek žaidimų sužaisti, paprastai { $games }
help-simulate-seed = Skaičius, iš kurio gaunami metimai: tas pats skaičius, tie patys žaidimai
help-simulate-totals = Išvesti kiekvieno žaidimo galutinius taškus, po eilutę žaidimui, vietoj santraukos
help-solve = Apskaičiuoti tobulą žaidimą vienam: vidutinę sumą, nuokrypį, kiekvieną langelį
help-solve-expected-only = Tik vidutinę bendrą sumą, kuo greičiau
help-solve-distribution = Parodyti ir kiekvienos bendros sumos tikimybę
help-solve-table = Laikyti verčių lentelę duomenų aplanke; dideliems žaidimams taip daroma visada
help-completions = Išvesti apvalkalo užbaigimus
help-completions-shell = Apvalkalas: { $shells }
help-man = Įrašyti vadovo puslapius į aplanką
help-man-folder = Aplankas
help-play = Žaisti terminale
help-play-seat = Vieta: vardas arba bot:LEVEL kompiuteriui; galima kartoti
help-play-real-dice = Tu meti tikrus kauliukus, programa skaičiuoja taškus
help-play-same = Žaisti atskirai tais pačiais kauliukais kaip draugas: iššūkio kodas arba nuoroda, protokolas arba „new“ naujiems kauliukams
help-play-match = Žaisti varžybas: kiekvienas užpildo visą kortelę atskirai, tais pačiais kauliukais; su --lan kiti prisijungia kodu
help-today = Dienos žaidimas: kartą per dieną, tie patys kauliukai visiems
help-today-show = Rodyti dienas, rezultatų lentelę ir seriją, užuot žaidus
help-today-again = Dar vienas bandymas, kuris neskaičiuojamas
help-play-plain = Žaisti paprastomis eilutėmis, ekrano skaitytuvams ir konvejeriams
help-serve-log = Kiek serveris rašo apie save: error, warn, info arba debug (YATZY_LOG)
help-serve-new-games = Kiek naujų žaidimų vienas adresas gali pradėti per valandą
help-serve-keep-unplayed = Ištrinti niekada nežaistus žaidimus po tiek dienų
help-verify = Patikrinti protokolą: ar laikytasi taisyklių, ar kauliukai sąžiningi
help-verify-file = Protokolas
help-verify-commitment = Pažadas, kurį užsirašei prieš pirmą metimą

## The manual pages

man-files = Failai
man-environment = Aplinkos kintamieji
man-exit = Išėjimo kodas
man-file-house = Visi žaidimai. Failas yra duomenų aplanke.
man-file-tables = Tobulas žaidimas, kurį teko ilgai skaičiuoti; jį čia laiko „yatzy solve“.
man-variable-data = Duomenų aplankas, jei jis nenurodytas su --data.
man-variable-xdg = Aplankas, kuriame programos laiko savo duomenis; duomenų aplankas jame yra „yatzy“.
man-variable-lang = Kalba, jei ji nenurodyta su --lang. Galioja pirmasis nustatytas kintamasis.
man-variable-no-colour = Jei kintamasis nustatytas, žaidimas terminale nenaudoja spalvų.
man-exit-done = Atlikta arba atsakymas yra „taip“.
man-exit-no = Atsakymas yra „ne“: protokole pažeista taisyklė arba jo kauliukai nesutampa su įrodymu.
man-exit-wrong = Kažkas komandoje arba faile buvo negerai; kas būtent, pasako pranešimas.
man-unwritable = Vadovo puslapių nepavyksta įrašyti į „{ $path }“ ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Čia nėra „{ $flag }“; kas yra, parodo „{ $command } --help“.
usage-unknown-flag-near = Čia nėra „{ $flag }“; gal „{ $near }“?
usage-unknown-command = Nėra komandos „{ $given }“; komandos yra { $commands }.
usage-missing = Trūksta „{ $missing }“; rašoma taip: { $usage }
usage-no-value = Po „{ $flag }“ reikia reikšmės.
usage-conflict = „{ $flag }“ ir „{ $other }“ nedera; praleisk vieną iš dviejų.
usage-twice = „{ $flag }“ nurodyta du kartus; nurodyk vieną kartą.
usage-needless-value = „{ $flag }“ reikšmės neturi; praleisk „{ $value }“.
usage-unexpected = „{ $given }“ čia nereikalingas; rašoma taip: { $usage }
usage-not-text = Komandų eilutė ne UTF-8 tekstas; rašyk ją UTF-8.
usage-wrong = Komandų eilutė nesuprantama; ją paaiškina „{ $command } --help“.
usage-unknown-command-near = Nėra komandos „{ $given }“; gal „{ $near }“?
lang-unknown = Kalbos „{ $lang }“ Yatzy nemoka; kalbos yra { $langs }.
number-wrong = { $flag } negali būti „{ $given }“; nurodyk sveikąjį skaičių nuo { $low } iki { $high }.
input-failed = Nepavyksta perskaityti standartinės įvesties ({ $detail }).
output-failed = Nepavyksta įrašyti išvesties ({ $detail }).

## yatzy score

score-title = { $hand } · { $title }
score-box = Langelis
score-points = Taškai
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Mesk. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.
advise-best-keep = Geriausia: pasilikti { $keep }. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.
advise-best-throw-all = Geriausia: permesti visus kauliukus. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.
advise-best-score = Geriausia: įrašyti { $points } į langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.
advise-best-strike = Geriausia: išbraukti langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.
advise-best-declare = Geriausia: paskelbti langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value } tšk.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, kortelėje { $points } tšk.
advise-title-hand = { $hand } · { $title }, kortelėje { $points } tšk.
advise-rethrows-left = { $rethrows ->
    [0] permetimų nebeliko
    [one] liko { $rethrows } permetimas
    [few] liko { $rethrows } permetimai
    [many] liko { $rethrows } permetimų
   *[other] liko { $rethrows } permetimų
}
advise-action = Pasirinkimas
advise-points = Taškai
advise-value = Iš viso
advise-cost = Kaina
advise-throw = mesti
advise-keep = pasilikti { $keep }
advise-throw-all = permesti visus
advise-score = { $box }
advise-strike = išbraukti: { $box }
advise-declare = skelbti: { $box }
advise-over = Visi šios kortelės langeliai užpildyti, daugiau nėra ką daryti.
advise-rethrows = Šioje kortelėje permetimų gali būti ne daugiau kaip { $most }, o ne { $found }.
advise-unreachable = Pagal šias taisykles tokia kortelė neįmanoma; patikrink jos langelius.
# $given: a part of --card
advise-card-form = „{ $given }“ neužpildo jokio langelio; rašyk BOX=POINTS, atskirk kableliais, pavyzdžiui, "ones=3,yatzy=0".
advise-card-points = „{ $given }“ negali būti langelio { $box } taškai; rašyk sveikąjį skaičių, pavyzdžiui, „{ $box }=0“.
advise-no-such-box = Šiame taškų lape nėra langelio „{ $id }“; gal { $near }?
advise-no-such-box-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }, o stulpelį nurodo { $columns }.
advise-rethrows-without-hand = Prie „--rethrows“ reikia derinio; nurodyk jį su „--hand“, pavyzdžiui, --hand 6-6-6-5-5.
advise-name-first = Šiame žaidime langelis skelbiamas prieš pirmą metimą; nurodyk kurį: „--declared BOX“.

## yatzy solve, and perfect play wherever it is asked for

solving = Sprendžiama
solving-statistics = Skaičiuojami vidurkiai
solve-fitted-title = Geriausia žinoma strategija: { $title }
solve-fitted-error = Apytikslės vertės paklaida
solve-fitted-why = Šiame žaidime per daug padėčių, kad visas peržiūrėtume, todėl kortelės vertė nustatyta apytikriai, pagal daugelį iš jų. Kiekvienas ėjimas ir paskutiniai langeliai ({ $cells }) apskaičiuoti tiksliai.
solve-fitted-games = Langelis po langelio, suskaičiuota bandomuosiuose žaidimuose ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Šio žaidimo sprendimas užtruks apie { $time }, gijų skaičius { $threads } (iš viso { $cpu } procesoriaus darbo), { $memory } atminties ir { $disk } diske, { $path }. Galima nutraukti: kitą kartą tęsiama nuo paskutinio baigto ėjimo.
solve-resumes = Tęsiama anksčiau pradėta lentelė.
solve-interrupted = Nutraukta. Ta pati komanda tęs nuo paskutinio baigto ėjimo.
# $time: how long solving takes; $disk: the table's size
solve-first = Tobulas žaidimas pagal šias taisykles čia dar neapskaičiuotas; „yatzy solve“ su tomis pačiomis taisyklėmis tai padaro vieną kartą, apie { $time } procesoriaus darbo, ir užima { $disk } diske.
solve-too-many-cells = Šiame taškų lape langelių yra { $cells }, per daug, kad visus peržiūrėtume: tobulas žaidimas žinomas iki { $most } langelių.
solve-title = Tobulas žaidimas: { $title }
solve-expected = Vidutinė bendra suma
solve-deviation = Standartinis nuokrypis
solve-bonus-chance = Premijos tikimybė
solve-states = Padėtys
solve-error = Skaičiavimo paklaida
solve-at-most = mažiau kaip { $error }
solve-time = Laikas sumai
solve-time-all = Laikas viskam
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, procesorius { $cpu } s
solve-box = Langelis
solve-mean = Vidurkis
solve-zero = Nulis
solve-share = Dalis
solve-percentiles = Dalis žaidimų, kurie baigiasi su tokia ar mažesne bendra suma
solve-percentiles-simulated = Dalis iš { $games } bandomųjų žaidimų, kurie baigėsi su tokia ar mažesne bendra suma

## The tables of values that yatzy solve keeps

solution-io = Lentelės nepavyksta perskaityti arba įrašyti ({ $detail }).
solution-not-a-table = Tai ne verčių lentelė; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
solution-version = Šios lentelės versija { $found }, programa jos neskaito; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
solution-other-rules = Ši lentelė padaryta kitoms taisyklėms; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
solution-length = Šioje lentelėje baitų yra { $found }, o ne { $expected }; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
solution-damaged = Ši lentelė sugadinta, baitas { $at }; ištrink ją, ir „yatzy solve“ padarys ją iš naujo.
data-no-folder = Programos duomenims nėra vietos, nes sistema nenurodo namų aplanko; nurodyk aplanką su --data DIR arba YATZY_DATA.
data-unwritable = Nepavyksta sukurti aplanko „{ $path }“ ({ $detail }); nurodyk kitą su --data DIR arba YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = Žaidimų: { $games }, { $title }, sėkla { $seed }
simulate-playing = Žaidžiama
simulate-seat = Vieta
simulate-mean = Vidurkis
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Nuokrypis
simulate-wins = Pergalės
# Games whose first place was shared
simulate-shared = Lygiosios
simulate-no-bot = „{ $given }“ čia žaisti negali: bandomuosius žaidimus žaidžia kompiuteris; rašyk bot:LEVEL, kur lygis yra { $levels }.
simulate-too-many-seats = Vietų per daug: { $found }; nurodyk ne daugiau kaip { $most }.

## yatzy export, yatzy import

export-done = Įrašyta žaidimų: { $count }
export-there = „{ $path }“ jau yra; pasirink kitą pavadinimą, kad niekas nedingtų.
export-no-database = Duomenų bazės { $database } nėra. Nurodyk jos aplanką su --data DIR arba pačią duomenų bazę su --database URL.
export-unwritable = „{ $path }“ įrašyti negalima ({ $detail }); pasirink kitą vietą.
import-done = Naujų žaidimų: { $count }. Jau buvo: { $known }.
import-not = Tai ne toks failas, kokį rašo šios versijos „yatzy export“.
import-line = Eilutės { $line } negalima perskaityti kaip žaidimo, taigi niekas neimportuota.

## yatzy completions

completions-unknown = Nėra užbaigimų apvalkalui „{ $shell }“; apvalkalai yra { $shells }.

## Games with the same dice

same-rules = Iššūkis turi savo taisykles. Praleisk --rules ir --set.
same-total = { $name }: { $points }
same-challenge = Mesk draugui iššūkį tais pačiais kauliukais:
help-match = Palyginti žaidimus tais pačiais kauliukais
help-match-game = Baigto žaidimo bendrais kauliukais protokolas arba iššūkio kodas
