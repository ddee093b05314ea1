# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: reglene i hvert regelhefte, til å spille, regne med og få forklart.
help-usage = Bruk: { $usage }
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Flagg
help-everywhere = Overalt
help-more = «{ $command } COMMAND --help» sier mer om en kommando.
help-examples = Eksempler
help-help = Vis denne hjelpen
help-version = Vis versjonen
help-lang = Bruk dette språket: { $langs }
help-json = Svar i JSON
help-data = Ha programmets data i denne mappen (eller YATZY_DATA)
help-rules-flag = Reglene: id-en til en utgave, eller banen til en regelfil
help-set = Gjør et regelvalg for hånd; kan gjentas
help-threads = Bruk så mange tråder; svaret blir det samme
help-output-file = Filen som skrives; endelsen sier hvilken type: { $endings }
help-force = Skriv over filen hvis den finnes
help-advise = Vis det beste valget, og hva alle andre koster
help-advise-card = De fylte rubrikkene med poeng, som "ones=3,yatzy=0"; uten den er kortet tomt
help-advise-hand = Terningene på bordet; uten dem er det før første kast
help-advise-rethrows = Gratis omkast igjen etter dette kastet, 2 hvis ikke oppgitt; sjetonger telles ikke her
help-advise-chips = Sjetongene som er spart
help-advise-extra-yatzys = De ekstra yatzyene som har gitt poeng
help-advise-declared = Rubrikken som ble meldt før første kast
help-analyse = Se tilbake på et spill: hva var flaks, hva var dyktighet, hva hadde vært bedre
help-verify-head = Et fingeravtrykk som en enhet noterte under spillet
# yatzy export, yatzy import
help-export = Skriv alle spill, avsluttede eller ikke, til én fil
help-games = Vis spillene som venter, eller de avsluttede
help-games-finished = Vis de avsluttede spillene
help-games-name = Bare spill med en spiller som har dette i navnet
help-stats = Vis rekorder og snitt for alle
help-export-file = Filen som skal skrives; den må ikke finnes ennå
help-import = Importer spillene fra en fil som «yatzy export» skrev
help-import-file = Filen som ble eksportert
help-goal = Målet: mean (hvis ikke oppgitt), at-least:N (beste sjanse for N poeng) eller, når det er motstandere, win; ved løsning gjelder at-least alene hver totalsum
help-goal-against = Kortet til en annen plass på samme form som --card, også med extra-yatzys=N og chips=N; én gang for hver motstander
help-rules = Vis spillene og utgavene, eller forklar én
help-rules-id = Utgaven som skal forklares
help-rules-game = Vis bare utgavene av dette spillet
help-rules-in = Vis bare utgavene på dette språket
help-rules-record = Skriv begynnelsen på en spillogg med disse reglene
help-score = Vis hva hver rubrikk gir for et kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; «-» leser ett kast per linje fra standard inn og svarer på hvert med en linje JSON
help-replay = Sjekk en spillogg og vis den: blokken, stillingen, hver tur
help-replay-file = Spilloggen
help-join = Spill på en plass i et nettspill fra terminalen, eller se på
help-join-address = Plassens lenke, bordets adresse eller koden til et bord eller en kamp
help-join-name = Ta en ledig plass under dette navnet
help-serve-proxy = Ta de besøkendes adresser fra denne proxyen og ikke fra noen andre; kan gjentas
help-serve-metrics = La også denne adressen lese /metrics; kan gjentas
help-help-command = Forklar programmet eller en av kommandoene
help-help-name = Kommandoen som skal forklares
help-serve-rules = Tilby denne regelfilen på siden for nye spill; kan gjentas
help-play-lan = La andre bli med fra telefoner og datamaskiner på samme nettverk: viser en kode og en QR-kode
help-serve = Start en Yatzyserver; alle spiller i nettleseren
help-serve-listen = Lytt på denne adressen; port 0 tar en ledig
help-serve-database = Lagre spillene i denne databasen: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svar også på dette navnet; kan gjentas
help-serve-https = Folk når serveren med HTTPS, gjennom en proxy
help-lan = La andre på nettverket ditt spille, og vis en QR-kode
help-sheet = Skriv ut en blokk, tom eller fylt ut fra en spillogg
help-sheet-players = For hvor mange spillere, 1 til { $most }; ellers så mange det er plass til på en side
help-sheet-columns = Hvor mange av dem ved siden av hverandre på en side, 1 til { $most }
help-sheet-paper = Papiret: { $papers }
help-sheet-landscape = Skriv ut liggende
help-sheet-large = Med stor skrift
help-sheet-record = Fyll ut blokken fra denne spilloggen
help-sheet-practise = Øvelser med løsninger i stedet for en blokk
help-leaflet = Skriv ut reglene som et regelhefte
help-practise = Øv på stillinger fra spill, med nøyaktige svar
help-practise-theme = Temaet: { $themes }
help-practise-level = Hvor vanskelig, fra 1, som nybegynnere klarer, til 5
help-practise-count = Hvor mange øvelser, { $count } hvis ikke oppgitt
help-practise-seed = Samme tall gir samme øvelser
help-practise-today = Dagens øvelse, den samme for alle
help-practise-mistakes = De dyreste valgene fra dine egne spill
help-practise-show = Vis hva som er lagret om deg; med --json som data
help-practise-forget = Slett nivået, notatene og rekken
help-simulate = La datamaskinen spille mange spill, og vis hvordan det gikk
help-simulate-seat = En plass; kan gjentas. Nivåer: { $levels }
help-simulate-games = Hvor mange spill som skal spilles, { $games } hvis ikke oppgitt
help-simulate-seed = Tallet som terningene kommer fra: samme tall, samme spill
help-simulate-totals = Skriv ut sluttsummene i hvert spill, én linje per spill, i stedet for sammendraget
help-solve = Regn ut perfekt spill for én spiller: forventet totalsum, spredning, hver rubrikk
help-solve-expected-only = Bare den forventede totalsummen, så fort det går
help-solve-distribution = Også sjansen for hver totalsum
help-solve-table = Lagre en verditabell i datamappen; gjøres alltid for store spill
help-completions = Skriv ut fullføringer for et skall
help-completions-shell = Skallet: { $shells }
help-man = Skriv manualsidene til en mappe
help-man-folder = Mappen
help-play = Spill i terminalen
help-play-seat = En plass: et navn, eller bot:LEVEL for datamaskinen; kan gjentas
help-play-real-dice = Du kaster ekte terninger, programmet teller poengene
help-play-same = Spill alene med de samme terningene som en venn: en utfordringskode eller lenke, en spillogg eller «new» for nye terninger
help-play-match = Spill en kamp: alle spiller hele kortet alene med de samme terningene; med --lan blir andre med ved hjelp av en kode
help-today = Dagens spill: en gang om dagen, de samme terningene for alle
help-today-show = Vis dager, resultatliste og rekke i stedet for å spille
help-today-again = Et forsøk til, som ikke teller
help-play-plain = Spill i enkle linjer, for skjermlesere og rør
help-serve-log = Hvor mye serveren skriver om seg selv: error, warn, info eller debug (YATZY_LOG)
help-serve-new-games = Hvor mange nye spill en adresse kan starte i timen
help-serve-keep-unplayed = Slett spill som aldri er spilt, etter så mange dager
help-verify = Sjekk en spillogg: er reglene fulgt, og er terningene ærlige?
help-verify-file = Spilloggen
help-verify-commitment = Løftet du skrev opp før første kast

## The manual pages

man-files = Filer
man-environment = Miljøvariabler
man-exit = Avslutningsstatus
man-file-house = Alle spill. Filen ligger i datamappen.
man-file-tables = Perfekt spill som det tok lang tid å regne ut; lagres her av «yatzy solve».
man-variable-data = Datamappen, hvis ingen er oppgitt med --data.
man-variable-xdg = Mappen der programmer har dataene sine; datamappen er «yatzy» i den.
man-variable-lang = Språket, hvis ikke noe er oppgitt med --lang. Den første variabelen som er satt, gjelder.
man-variable-no-colour = Hvis den er satt, bruker terminalspillet ingen farger.
man-exit-done = Ferdig, eller svaret er ja.
man-exit-no = Svaret er nei: en spillogg bryter en regel, eller terningene i den stemmer ikke med beviset.
man-exit-wrong = Noe i kommandoen eller i en fil var feil; en setning sier hva.
man-unwritable = Manualsidene kan ikke skrives til «{ $path }» ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Det finnes ikke noe flagg «{ $flag }» her; «{ $command } --help» viser hva som finnes.
usage-unknown-flag-near = Det finnes ikke noe flagg «{ $flag }» her; mente du «{ $near }»?
usage-unknown-command = Det finnes ingen kommando «{ $given }»; kommandoene er { $commands }.
usage-missing = «{ $missing }» mangler; slik brukes det: { $usage }
usage-no-value = «{ $flag }» trenger en verdi etter seg.
usage-conflict = «{ $flag }» passer ikke sammen med «{ $other }»; utelat en av dem.
usage-twice = «{ $flag }» er oppgitt to ganger; oppgi det én gang.
usage-needless-value = «{ $flag }» tar ingen verdi; utelat «{ $value }».
usage-unexpected = «{ $given }» er ett argument for mye; slik brukes det: { $usage }
usage-not-text = Kommandolinjen er ikke tekst i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandolinjen kan ikke forstås; «{ $command } --help» forklarer den.
usage-unknown-command-near = Det finnes ingen kommando «{ $given }»; mente du «{ $near }»?
lang-unknown = Yatzy snakker ikke «{ $lang }»; språkene er { $langs }.
number-wrong = { $flag } kan ikke være «{ $given }»; oppgi et heltall fra { $low } til { $high }.
input-failed = Inndata kan ikke leses ({ $detail }).
output-failed = Utdata kan ikke skrives ({ $detail }).

## yatzy score

score-title = { $hand } i { $title }
score-box = Rubrikk
score-points = Poeng
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Kast. Beste spill herfra gir { $value } poeng i snitt.
advise-best-keep = Best: behold { $keep }. Beste spill derfra gir { $value } poeng i snitt.
advise-best-throw-all = Best: kast alle terningene om igjen. Beste spill derfra gir { $value } poeng i snitt.
advise-best-score = Best: { $points } i { $box }. Beste spill derfra gir { $value } poeng i snitt.
advise-best-strike = Best: stryk { $box }. Beste spill derfra gir { $value } poeng i snitt.
advise-best-declare = Best: meld { $box }. Beste spill derfra gir { $value } poeng i snitt.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points } poeng på kortet
advise-title-hand = { $hand } i { $title }, { $points } poeng på kortet
advise-rethrows-left = { $rethrows ->
    [0] ingen omkast igjen
    [one] ett omkast igjen
   *[other] { $rethrows } omkast igjen
}
advise-action = Valg
advise-points = Poeng
advise-value = Totalt
advise-cost = Koster
advise-throw = kast
advise-keep = behold { $keep }
advise-throw-all = kast alle om igjen
advise-score = { $box }
advise-strike = stryk { $box }
advise-declare = meld { $box }
advise-over = Alle rubrikker på dette kortet er fylt; det er ingenting igjen å gjøre.
advise-rethrows = Dette kortet kan ha høyst { $most } omkast, ikke { $found }.
advise-unreachable = Ikke noe spill etter disse reglene fører til dette kortet; sjekk rubrikkene.
advise-card-form = «{ $given }» fyller ingen rubrikk; skriv BOX=POINTS, med komma mellom, som i "ones=3,yatzy=0".
advise-card-points = «{ $given }» kan ikke være poeng i rubrikken { $box }; skriv et heltall, som i «{ $box }=0».
advise-no-such-box = Denne blokken har ingen rubrikk «{ $id }»; mente du { $near }?
advise-no-such-box-far = Denne blokken har ingen rubrikk «{ $id }»; rubrikkene er { $boxes }.
advise-no-such-cell-far = Denne blokken har ingen rubrikk «{ $id }»; rubrikkene er { $boxes }, med { $columns } for kolonnen.
advise-rethrows-without-hand = «--rethrows» trenger et kast; oppgi det med «--hand», som i --hand 6-6-6-5-5.
advise-name-first = I dette spillet meldes en rubrikk før første kast; si hvilken med «--declared BOX».

## yatzy solve, and perfect play wherever it is asked for

solving = Regner ut
solving-statistics = Regner ut snitt
solve-fitted-title = Beste kjente spill i { $title }
solve-fitted-error = Usikkerheten i anslaget
solve-fitted-why = Dette spillet har for mange stillinger til å gå gjennom alle, så verdien av et kort er anslått ut fra et stort antall av dem. Hver tur, og de siste { $cells } rubrikkene, regnes nøyaktig.
solve-fitted-games = Rubrikk for rubrikk, talt opp i simulerte spill ({ $games })
solve-takes = Å regne ut dette spillet tar omtrent { $time } på { $threads ->
    [one] én tråd
   *[other] { $threads } tråder
} ({ $cpu } prosessortid), { $memory } minne og { $disk } på disken, i { $path }. Du kan avbryte; neste gang fortsetter det etter den siste ferdige turen.
solve-resumes = Fortsetter med en tabell som ble påbegynt før.
solve-interrupted = Avbrutt. Den samme kommandoen fortsetter etter den siste ferdige turen.
solve-first = For disse reglene er det ikke regnet ut her ennå hvordan man spiller perfekt; «yatzy solve» med samme regler gjør det én gang, på omtrent { $time } prosessortid og med { $disk } på disken.
solve-too-many-cells = Denne blokken har { $cells } rubrikker, for mange til å gå gjennom: perfekt spill er kjent for blokker med høyst { $most }.
solve-title = Perfekt spill i { $title }
solve-expected = Forventet totalsum
solve-deviation = Standardavvik
solve-bonus-chance = Sjanse for bonus
solve-states = Stillinger
solve-error = Numerisk feil
solve-at-most = under { $error }
solve-time = Tid for summen
solve-time-all = Tid for det hele
solve-seconds = { $wall } s, { $cpu } s prosessortid
solve-box = Rubrikk
solve-mean = Snitt
solve-zero = Null
solve-share = Andel
solve-percentiles = Andel spill som ender på høyst
solve-percentiles-simulated = Andel av { $games } simulerte spill som endte på høyst

## The tables of values that yatzy solve keeps

solution-io = Tabellen kan ikke leses eller skrives ({ $detail }).
solution-not-a-table = Dette er ikke en verditabell; slett den, så lager «yatzy solve» en ny.
solution-version = Denne tabellen er av versjon { $found }, som dette programmet ikke leser; slett den, så lager «yatzy solve» en ny.
solution-other-rules = Denne tabellen ble laget for andre regler; slett den, så lager «yatzy solve» en ny.
solution-length = Denne tabellen har { $found } byte i stedet for { $expected }; slett den, så lager «yatzy solve» en ny.
solution-damaged = Denne tabellen er skadet ved byte { $at }; slett den, så lager «yatzy solve» en ny.
data-no-folder = Det er ikke noe sted å ha programmets data, fordi systemet ikke har noen hjemmemappe; oppgi en mappe med --data DIR eller YATZY_DATA.
data-unwritable = Mappen «{ $path }» kan ikke lages ({ $detail }); oppgi en annen med --data DIR eller YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ett spill
   *[other] { $games } spill
}, frø { $seed }
simulate-playing = Spiller
simulate-seat = Plass
simulate-mean = Snitt
simulate-error = ±
simulate-deviation = Spredning
simulate-wins = Seire
simulate-shared = Delt
simulate-no-bot = «{ $given }» kan ikke spille her: simulerte spill spilles av datamaskinen; skriv bot:LEVEL, der nivået er { $levels }.
simulate-too-many-seats = { $found } plasser er for mange; oppgi høyst { $most }.

## yatzy export, yatzy import

export-done = Skrevne spill: { $count }
export-there = «{ $path }» finnes allerede; velg et annet navn, så ingenting går tapt.
export-no-database = Det finnes ingen database i { $database }. Oppgi mappen med --data DIR, eller selve databasen med --database URL.
export-unwritable = «{ $path }» kan ikke skrives ({ $detail }); velg et annet sted.
import-done = Nye spill: { $count }. Var her allerede: { $known }.
import-not = Dette er ikke en fil slik «yatzy export» i denne versjonen skriver.
import-line = Linje { $line } kan ikke leses som et spill, så ingenting ble importert.

## yatzy completions

completions-unknown = Det finnes ingen fullføringer for «{ $shell }»; skallene er { $shells }.

## Games with the same dice

same-rules = Utfordringen har egne regler. Utelat --rules og --set.
same-total = { $name }: { $points }
same-challenge = Utfordre en venn med de samme terningene:
help-match = Sammenlign spill med de samme terningene
help-match-game = Spilloggen fra et ferdig spill med felles terninger, eller en utfordringskode
