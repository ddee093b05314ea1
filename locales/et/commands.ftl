# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: iga reeglilehe reeglid, mängimiseks, arvutamiseks ja selgituseks.
help-usage = Kasutus: { $usage }
help-commands = Käsud
help-arguments = Argumendid
help-options = Lipud
help-everywhere = Igal pool
help-more = „{ $command } COMMAND --help” räägib käsust lähemalt.
help-examples = Näited
help-help = Näita seda abi
help-version = Näita versiooni
help-lang = Kasuta seda keelt: { $langs }
help-json = Vasta JSON-is
help-data = Hoia programmi andmeid selles kaustas (või YATZY_DATA)
help-rules-flag = Reeglid: väljaande tunnus või reeglifaili asukoht
help-set = Määra reeglivalik käsitsi; võib korrata
help-threads = Kasuta nii mitut lõime; vastus on alati sama
help-output-file = Kirjutatav fail; laiend ütleb, mis liiki: { $endings }
help-force = Kirjuta fail üle, kui see on olemas
help-advise = Näita parimat valikut ja mis teised maksma lähevad
help-advise-card = Täidetud lahtrid punktidega, näiteks "ones=3,yatzy=0"; ilma selleta on punktileht tühi
help-advise-hand = Täringud laual; ilma nendeta on see seis enne esimest veeretust
help-advise-rethrows = Tasuta kordusveeretusi alles pärast seda veeretust, muidu 2; žetoone siin ei loeta
help-advise-chips = Säästetud žetoonid
help-advise-extra-yatzys = Lisa-yatzyd, mis on punkte andnud
help-advise-declared = Enne esimest veeretust nimetatud lahter
help-analyse = Vaata mängule tagasi: mis oli õnn, mis oskus, mis oleks olnud parem
help-verify-head = Sõrmejälg, mille seade mängu ajal üles märkis
# yatzy export, yatzy import
help-export = Kirjuta kõik mängud, lõppenud ja pooleli, ühte faili
help-games = Loetle pooleli või lõppenud mängud
help-games-finished = Loetle lõppenud mängud
help-games-name = Ainult mängud mängijaga, kelle nimes see on
help-stats = Näita kõigi rekordeid ja keskmisi
help-export-file = Kirjutatav fail; seda ei tohi veel olla
help-import = Impordi mängud failist, mille kirjutas „yatzy export”
help-import-file = Eksporditud fail
help-goal = Mille peale mängida: mean (kui pole antud), at-least:N (parim tõenäosus saada N punkti) või, kui on vastaseid, win; lahendamisel tähendab at-least üksi iga lõppsummat
help-goal-against = Teise koha punktileht samal kujul nagu --card, ka extra-yatzys=N ja chips=N; iga vastase kohta üks kord
help-rules = Loetle mängud ja väljaanded või selgita üht
help-rules-id = Väljaanne, mida selgitada
help-rules-game = Loetle ainult selle mängu väljaanded
help-rules-in = Loetle ainult selle keele väljaanded
help-rules-record = Väljasta nende reeglitega protokolli algus
help-score = Näita, mida iga lahter veeretuse eest annab
help-score-hand = Veeretus, näiteks 6-6-6-5-5, 66655 või "6 6 6 5 5"; „-” loeb sisendist igalt realt ühe veeretuse ja vastab igaühele ühe JSON-i reaga
help-replay = Kontrolli protokolli ja näita seda: plokk, paremusjärjestus, iga käik
help-replay-file = Protokoll
help-join = Mängi võrgumängus oma kohal terminalist või vaata mängu
help-join-address = Koha link, laua aadress või laua või võistluse kood
help-join-name = Võta selle nimega vaba koht
help-serve-proxy = Võta külastajate aadressid sellelt puhverserverilt, mitte üheltki teiselt; võib korrata
help-serve-metrics = Luba ka sellel aadressil lugeda lehte /metrics; võib korrata
help-help-command = Selgita programmi või üht selle käskudest
help-help-name = Käsk, mida selgitada
help-serve-rules = Paku seda reeglifaili uue mängu lehel; võib korrata
help-play-lan = Lase teistel liituda sama võrgu telefonidest ja arvutitest: näitab koodi ja QR-koodi
help-serve = Käivita Yatzy-server; kõik mängivad brauseris
help-serve-listen = Kuula sellel aadressil; port 0 võtab vaba
help-serve-database = Hoia mänge selles andmebaasis: sqlite:PATH või postgres://HOST/NAME
help-serve-host = Vasta ka sellele nimele; võib korrata
help-serve-https = Serverisse tullakse HTTPS-iga, läbi puhverserveri
help-lan = Lase teistel oma võrgus mängida ja näita QR-koodi
help-sheet = Prindi plokk, tühi või protokollist täidetud
help-sheet-players = Mitmele mängijale, 1 kuni { $most }; muidu nii mitmele, kui lehele mahub
help-sheet-columns = Mitu neist lehel kõrvuti, 1 kuni { $most }
help-sheet-paper = Paber: { $papers }
help-sheet-landscape = Prindi rõhtpaigutuses
help-sheet-large = Suures kirjas
help-sheet-record = Täida plokk sellest protokollist
help-sheet-practise = Harjutused lahendustega ploki asemel
help-leaflet = Prindi reeglid reeglilehena
help-practise = Harjuta mängude seisudega, täpsete vastustega
help-practise-theme = Teema: { $themes }
help-practise-level = Raskus: 1, mida algajad oskavad, kuni 5
help-practise-count = Mitu harjutust, muidu { $count }
help-practise-seed = Sama arv annab samad harjutused
help-practise-today = Päeva harjutus, kõigile sama
help-practise-mistakes = Sinu enda mängude kõige kallimad valikud
help-practise-show = Näita, mida sinu kohta hoitakse; --json annab selle andmetena
help-practise-forget = Kustuta tase, märkmed ja järjestikused päevad
help-simulate = Lase arvutil mängida palju mänge ja näita, kuidas tal läks
help-simulate-seat = Koht; võib korrata. Tasemed: { $levels }
help-simulate-games = Mitu mängu mängida, muidu { $games }
help-simulate-seed = Arv, millest täringud tulevad: sama arv, samad mängud
help-simulate-totals = Väljasta iga mängu lõppsummad, rida mängu kohta, kokkuvõtte asemel
help-solve = Arvuta täiuslik üksimäng: oodatav lõppsumma, hälve, iga lahter
help-solve-expected-only = Ainult oodatav lõppsumma, nii kiiresti kui saab
help-solve-distribution = Ka iga lõppsumma tõenäosus
help-solve-table = Hoia väärtuste tabelit andmekaustas; suurte mängudega tehakse nii alati
help-completions = Väljasta kesta täiendused
help-completions-shell = Kest: { $shells }
help-man = Kirjuta juhendilehed kausta
help-man-folder = Kaust
help-play = Mängi terminalis
help-play-seat = Koht: nimi või arvuti jaoks bot:LEVEL; võib korrata
help-play-real-dice = Sina veeretad päris täringuid, programm peab arvet
help-play-same = Mängi üksi samade täringutega nagu sõber: väljakutse kood või link, protokoll või „new” uute täringute jaoks
help-play-match = Mängi võistlust: igaüks mängib kogu punktilehe üksi samade täringutega; lipuga --lan liituvad teised koodiga
help-today = Päeva mäng: kord päevas, samad täringud kõigile
help-today-show = Näita päevi, edetabelit ja järjestikuseid päevi, ära mängi
help-today-again = Veel üks katse, mis ei lähe arvesse
help-play-plain = Mängi lihtsate ridadena, ekraanilugejale ja torudele
help-serve-log = Kui palju server endast kirja paneb: error, warn, info või debug (YATZY_LOG)
help-serve-new-games = Mitu uut mängu võib üks aadress tunnis alustada
help-serve-keep-unplayed = Kustuta mängud, mida kunagi ei mängitud, nii mitme päeva pärast
help-verify = Kontrolli protokolli: kas reeglid on täidetud ja täringud ausad?
help-verify-file = Protokoll
help-verify-commitment = Lubadus, mille enne esimest veeretust üles kirjutasid

## The manual pages

man-files = Failid
man-environment = Keskkonnamuutujad
man-exit = Väljumiskood
man-file-house = Kõik mängud. Fail on andmekaustas.
man-file-tables = Täiuslik mäng, mille arvutamine võttis kaua aega; „yatzy solve” hoiab seda siin.
man-variable-data = Andmekaust, kui seda ei anta lipuga --data.
man-variable-xdg = Kaust, kus programmid hoiavad oma andmeid; andmekaust on selle alamkaust „yatzy”.
man-variable-lang = Keel, kui seda ei anta lipuga --lang. Kehtib esimene muutuja, mis on määratud.
man-variable-no-colour = Kui see on määratud, ei kasuta terminalimäng värve.
man-exit-done = Tehtud või on vastus jah.
man-exit-no = Vastus on ei: protokoll rikub mõnd reeglit või ei klapi selle täringud tõendiga.
man-exit-wrong = Käsus või mõnes failis oli midagi valesti; lause ütleb, mis.
man-unwritable = Juhendilehti ei saa kirjutada kausta „{ $path }” ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Lippu „{ $flag }” siin ei ole; „{ $command } --help” loetleb, mis on.
usage-unknown-flag-near = Lippu „{ $flag }” siin ei ole; kas mõtlesid „{ $near }”?
usage-unknown-command = Käsku „{ $given }” ei ole; käsud on { $commands }.
usage-missing = „{ $missing }” on puudu; kasutus: { $usage }
usage-no-value = „{ $flag }” vajab enda järele väärtust.
usage-conflict = „{ $flag }” ja „{ $other }” ei sobi kokku; jäta üks ära.
usage-twice = „{ $flag }” on antud kaks korda; anna see üks kord.
usage-needless-value = „{ $flag }” ei võta väärtust; jäta „{ $value }” ära.
usage-unexpected = „{ $given }” on üleliigne; kasutus: { $usage }
usage-not-text = Käsurida ei ole UTF-8 tekst; kirjuta see UTF-8-s.
usage-wrong = Käsurida on arusaamatu; „{ $command } --help” selgitab.
usage-unknown-command-near = Käsku „{ $given }” ei ole; kas mõtlesid „{ $near }”?
lang-unknown = Yatzy ei räägi keelt „{ $lang }”; keeled on { $langs }.
number-wrong = { $flag } ei saa olla „{ $given }”; anna täisarv vahemikus { $low } kuni { $high }.
input-failed = Sisendit ei saa lugeda ({ $detail }).
output-failed = Väljundit ei saa kirjutada ({ $detail }).

## yatzy score

score-title = { $hand }: { $title }
score-box = Lahter
score-points = Punkte
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Veereta. Parima mänguga siit edasi on lõppsumma keskmiselt { $value } punkti.
advise-best-keep = Parim: jäta alles { $keep }. Parima mänguga sealt edasi on lõppsumma keskmiselt { $value } punkti.
advise-best-throw-all = Parim: veereta kõiki täringuid uuesti. Parima mänguga sealt edasi on lõppsumma keskmiselt { $value } punkti.
advise-best-score = Parim: märgi { $points } lahtrisse { $box }. Parima mänguga sealt edasi on lõppsumma keskmiselt { $value } punkti.
advise-best-strike = Parim: nulli lahter { $box }. Parima mänguga sealt edasi on lõppsumma keskmiselt { $value } punkti.
advise-best-declare = Parim: nimeta lahter { $box }. Parima mänguga sealt edasi on lõppsumma keskmiselt { $value } punkti.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, punktilehel { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
advise-title-hand = { $hand }: { $title }, punktilehel { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
advise-rethrows-left = { $rethrows ->
    [0] kordusveeretusi pole alles
    [one] üks kordusveeretus alles
   *[other] { $rethrows } kordusveeretust alles
}
advise-action = Valik
advise-points = Punkte
advise-value = Kokku
advise-cost = Maksab
advise-throw = veereta
advise-keep = jäta alles { $keep }
advise-throw-all = veereta kõiki uuesti
advise-score = { $box }
advise-strike = nulli: { $box }
advise-declare = nimeta: { $box }
advise-over = Selle punktilehe kõik lahtrid on täis; teha pole enam midagi.
advise-rethrows = Sellel punktilehel saab kordusveeretusi olla kuni { $most }, mitte { $found }.
advise-unreachable = Nende reeglite järgi sellist punktilehte tekkida ei saa; kontrolli lahtreid.
advise-card-form = „{ $given }” ei täida ühtki lahtrit; kirjuta BOX=POINTS, komadega eraldatult, näiteks "ones=3,yatzy=0".
advise-card-points = „{ $given }” ei saa olla lahtri { $box } punktid; kirjuta täisarv, näiteks „{ $box }=0”.
advise-no-such-box = Selles plokis pole lahtrit „{ $id }”; kas mõtlesid { $near }?
advise-no-such-box-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes }.
advise-no-such-cell-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes } ja veeru ütleb { $columns }.
advise-rethrows-without-hand = „--rethrows” vajab veeretust; anna see lipuga „--hand”, näiteks --hand 6-6-6-5-5.
advise-name-first = Selles mängus nimetatakse lahter enne esimest veeretust; ütle see lipuga „--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Arvutan
solving-statistics = Arvutan keskmisi
solve-fitted-title = Parim teadaolev mäng: { $title }
solve-fitted-error = Hinnangu viga
solve-fitted-why = Selles mängus on kõigi läbikäimiseks liiga palju seise, seepärast on punktilehe väärtus hinnatud suure hulga seisude järgi. Iga käik ja viimased { $cells } lahtrit arvutatakse täpselt.
solve-fitted-games = Lahtrite kaupa, loetud simuleeritud mängudes ({ $games })
solve-takes = Selle mängu läbiarvutamiseks kulub umbes { $time }, kui lõimi on { $threads } (protsessoriaega { $cpu }, mälu { $memory }, kettaruumi { $disk }); fail on { $path }. Võid katkestada; järgmisel korral jätkub see viimasest valmis käigust.
solve-resumes = Jätkan varem alustatud tabeliga.
solve-interrupted = Katkestatud. Sama käsk jätkab pärast viimast valmis käiku.
solve-first = Nende reeglite jaoks pole täiuslikku mängu siin veel arvutatud; „yatzy solve” samade reeglitega teeb seda ühe korra: protsessoriaega umbes { $time }, kettaruumi { $disk }.
solve-too-many-cells = Selles plokis on { $cells } lahtrit, läbikäimiseks liiga palju: täiuslik mäng on teada, kui lahtreid on kuni { $most }.
solve-title = Täiuslik mäng: { $title }
solve-expected = Oodatav lõppsumma
solve-deviation = Standardhälve
solve-bonus-chance = Boonuse tõenäosus
solve-states = Seise
solve-error = Arvutusviga
solve-at-most = alla { $error }
solve-time = Aeg summa jaoks
solve-time-all = Aeg kokku
solve-seconds = { $wall } s, protsessoriaega { $cpu } s
solve-box = Lahter
solve-mean = Keskmine
solve-zero = Null
solve-share = Osa
solve-percentiles = Osa mängudest, mis lõpevad summaga kuni
solve-percentiles-simulated = Osa simuleeritud mängudest (kokku { $games }), mis lõppesid summaga kuni

## The tables of values that yatzy solve keeps

solution-io = Tabelit ei saa lugeda ega kirjutada ({ $detail }).
solution-not-a-table = See ei ole väärtuste tabel; kustuta see ja „yatzy solve” teeb uue.
solution-version = Selle tabeli versioon on { $found }, mida see programm ei loe; kustuta see ja „yatzy solve” teeb uue.
solution-other-rules = See tabel on tehtud teistele reeglitele; kustuta see ja „yatzy solve” teeb uue.
solution-length = Selles tabelis on { $found } baiti, aga peab olema { $expected }; kustuta see ja „yatzy solve” teeb uue.
solution-damaged = See tabel on baidi { $at } kohalt vigane; kustuta see ja „yatzy solve” teeb uue.
data-no-folder = Programmi andmetele pole kohta, sest süsteem ei ütle kodukausta; anna kaust, --data DIR või YATZY_DATA.
data-unwritable = Kausta „{ $path }” ei saa luua ({ $detail }); anna mõni teine, --data DIR või YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [one] üks mäng
   *[other] { $games } mängu
}, seeme { $seed }
simulate-playing = Mängin
simulate-seat = Koht
simulate-mean = Keskmine
simulate-error = ±
simulate-deviation = Hälve
simulate-wins = Võite
simulate-shared = Jagatud
simulate-no-bot = „{ $given }” ei saa siin mängida: simuleeritud mänge mängib arvuti; kirjuta bot:LEVEL, kus tase on { $levels }.
simulate-too-many-seats = { $found } kohta on liiga palju; anna kuni { $most }.

## yatzy export, yatzy import

export-done = Kirjutatud mänge: { $count }
export-there = „{ $path }” on juba olemas; vali teine nimi, et midagi kaotsi ei läheks.
export-no-database = Andmebaasi { $database } ei ole. Anna selle kaust lipuga --data DIR või andmebaas ise lipuga --database URL.
export-unwritable = „{ $path }” ei saa kirjutada ({ $detail }); vali teine koht.
import-done = Uusi mänge: { $count }. Juba olemas: { $known }.
import-not = See pole fail, mille kirjutab selle versiooni „yatzy export”.
import-line = Rida { $line } ei saa mänguna lugeda, nii et midagi ei imporditud.

## yatzy completions

completions-unknown = Kestale „{ $shell }” täiendusi ei ole; kestad on { $shells }.

## Games with the same dice

same-rules = Väljakutsel on omad reeglid. Jäta --rules ja --set ära.
same-total = { $name }: { $points }
same-challenge = Esita sõbrale väljakutse samade täringutega:
help-match = Võrdle samade täringutega mängitud mänge
help-match-game = Ühiste täringutega lõpuni mängitud mängu protokoll või väljakutse kood
