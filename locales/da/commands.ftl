# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: reglerne i hvert regelhæfte, til at spille, regne med og få forklaret.
help-usage = Brug: { $usage }
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Flag
help-everywhere = Overalt
help-more = »{ $command } COMMAND --help« siger mere om en kommando.
help-examples = Eksempler
help-help = Vis denne hjælp
help-version = Vis versionen
help-lang = Brug dette sprog: { $langs }
help-json = Svar i JSON
help-data = Hav programmets data i denne mappe (eller YATZY_DATA)
help-rules-flag = Reglerne: id for en udgave, eller stien til en regelfil
help-set = Foretag et regelvalg i hånden; kan gentages
help-threads = Brug så mange tråde; svaret bliver det samme
help-output-file = Filen, der skrives; endelsen siger hvilken slags: { $endings }
help-force = Overskriv filen, hvis den findes
help-advise = Vis det bedste valg, og hvad alle andre koster
help-advise-card = De fyldte rubrikker med deres point, som "ones=3,yatzy=0"; uden den er kortet tomt
help-advise-hand = Terningerne på bordet; uden dem er det før første kast
help-advise-rethrows = Gratis omkast tilbage efter dette kast, 2 hvis ikke angivet; brikker tælles ikke med her
help-advise-chips = De sparede brikker
help-advise-extra-yatzys = De ekstra yatzyer, der har givet point
help-advise-declared = Rubrikken, der blev meldt før første kast
help-analyse = Se tilbage på et spil: hvad var held, hvad var dygtighed, hvad havde været bedre
help-verify-head = Et fingeraftryk, som en enhed noterede under spillet
# yatzy export, yatzy import
help-export = Skriv alle spil, afsluttede eller ej, til én fil
help-games = Vis de spil, der venter, eller de afsluttede
help-games-finished = Vis de afsluttede spil
help-games-name = Kun spil med en spiller, hvis navn indeholder dette
help-stats = Vis rekorder og gennemsnit for hver spiller
help-export-file = Filen, der skal skrives; den må ikke findes endnu
help-import = Importér spillene fra en fil, som »yatzy export« skrev
help-import-file = Filen, der blev eksporteret
help-goal = Målet: mean (hvis du ikke angiver noget), at-least:N (den bedste chance for N point) eller, når der er modstandere, win; ved løsning giver at-least alene hver totalsum
help-goal-against = En anden spillers kort, skrevet som ved --card, også med extra-yatzys=N og chips=N; én gang for hver modstander
help-rules = Vis spillene og udgaverne, eller forklar én
help-rules-id = Udgaven, der skal forklares
help-rules-game = Vis kun udgaverne af dette spil
help-rules-in = Vis kun udgaverne på dette sprog
help-rules-record = Skriv begyndelsen af en spillog med disse regler
help-score = Vis, hvad hver rubrik giver for et kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; »-« læser et kast pr. linje fra standard input og svarer på hvert med en linje JSON
help-replay = Tjek en spillog og vis den: blokken, stillingen, hver tur
help-replay-file = Spilloggen
help-join = Spil på en plads i et netspil fra terminalen, eller se på
help-join-address = Pladsens link, bordets adresse eller koden til et bord eller en kamp
help-join-name = Tag en ledig plads under dette navn
help-serve-proxy = Tag de besøgendes adresser fra denne proxy og ikke fra andre; kan gentages
help-serve-metrics = Lad også denne adresse læse /metrics; kan gentages
help-help-command = Forklar programmet eller en af dets kommandoer
help-help-name = Kommandoen, der skal forklares
help-serve-rules = Tilbyd denne regelfil på siden for nye spil; kan gentages
help-play-lan = Lad andre være med fra telefoner og computere på samme netværk: viser en kode og en QR-kode
help-serve = Start en Yatzyserver; alle spiller i browseren
help-serve-listen = Lyt på denne adresse; port 0 tager en ledig
help-serve-database = Gem spillene i denne database: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svar også på dette navn; kan gentages
help-serve-https = Folk når serveren med HTTPS, gennem en proxy
help-lan = Lad andre på dit netværk spille med, og vis en QR-kode
help-sheet = Udskriv en blok, tom eller udfyldt fra en spillog
help-sheet-players = Til hvor mange spillere, 1 til { $most }; ellers så mange, der er plads til på en side
help-sheet-columns = Hvor mange af dem ved siden af hinanden på en side, 1 til { $most }
help-sheet-paper = Papiret: { $papers }
help-sheet-landscape = Udskriv liggende
help-sheet-large = Med stor skrift
help-sheet-record = Udfyld blokken fra denne spillog
help-sheet-practise = Øvelser med løsninger i stedet for en blok
help-leaflet = Udskriv reglerne som et regelhæfte
help-practise = Øv på stillinger fra spil, med nøjagtige svar
help-practise-theme = Temaet: { $themes }
help-practise-level = Hvor svært, fra 1, som begyndere klarer, til 5
help-practise-count = Hvor mange øvelser, { $count } hvis ikke angivet
help-practise-seed = Samme tal giver samme øvelser
help-practise-today = Dagens øvelse, den samme for alle
help-practise-mistakes = De dyreste valg fra dine egne spil
help-practise-show = Vis, hvad der er gemt om dig; med --json som data
help-practise-forget = Slet niveauet, noterne og dagene i træk
help-simulate = Lad computeren spille mange spil, og vis, hvordan det gik
help-simulate-seat = En plads; kan gentages. Niveauer: { $levels }
help-simulate-games = Hvor mange spil der skal spilles, { $games } hvis ikke angivet
help-simulate-seed = Tallet, som terningerne kommer af: samme tal, samme spil
help-simulate-totals = Udskriv slutpointene i hvert spil, en linje pr. spil, i stedet for sammenfatningen
help-solve = Regn perfekt spil for én spiller ud: forventet totalsum, spredning, hver rubrik
help-solve-expected-only = Kun den forventede totalsum, så hurtigt det går
help-solve-distribution = Også chancen for hver totalsum
help-solve-table = Gem en værditabel i datamappen; det sker altid for store spil
help-completions = Skriv fuldførelser for en skal ud
help-completions-shell = Skallen: { $shells }
help-man = Skriv manualsiderne til en mappe
help-man-folder = Mappen
help-play = Spil i terminalen
help-play-seat = En plads: et navn, eller bot:LEVEL for computeren; kan gentages
help-play-real-dice = Du kaster rigtige terninger, programmet tæller point
help-play-same = Spil alene med de samme terninger som en ven: en udfordringskode eller et link, en spillog eller »new« for nye terninger
help-play-match = Spil en kamp: alle spiller hele kortet alene med de samme terninger; med --lan kan andre være med via en kode
help-today = Dagens spil: en gang om dagen, de samme terninger for alle
help-today-show = Vis dage, resultatliste og dage i træk i stedet for at spille
help-today-again = Et forsøg til, som ikke tæller
help-play-plain = Spil i enkle linjer, for skærmlæsere og rør
help-serve-log = Hvor meget serveren skriver om sig selv: error, warn, info eller debug (YATZY_LOG)
help-serve-new-games = Hvor mange nye spil en adresse må starte i timen
help-serve-keep-unplayed = Slet spil, som aldrig er spillet, efter så mange dage
help-verify = Tjek en spillog: er reglerne fulgt, og er terningerne ærlige?
help-verify-file = Spilloggen
help-verify-commitment = Løftet, du skrev op før første kast

## The manual pages

man-files = Filer
man-environment = Miljøvariabler
man-exit = Afslutningsstatus
man-file-house = Alle spil. Filen ligger i datamappen.
man-file-tables = Perfekt spil, som det tog lang tid at regne ud; gemmes her af »yatzy solve«.
man-variable-data = Datamappen, hvis der ikke er angivet en med --data.
man-variable-xdg = Mappen, hvor programmer har deres data; datamappen er »yatzy« i den.
man-variable-lang = Sproget, hvis der ikke er angivet et med --lang. Den første variabel, der er sat, gælder.
man-variable-no-colour = Hvis den er sat, bruger terminalspillet ingen farver.
man-exit-done = Færdig, eller svaret er ja.
man-exit-no = Svaret er nej: en spillog bryder en regel, eller dens terninger stemmer ikke med beviset.
man-exit-wrong = Noget i kommandoen eller i en fil var forkert; en sætning siger hvad.
man-unwritable = Manualsiderne kan ikke skrives til »{ $path }« ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Der er ikke noget flag »{ $flag }« her; »{ $command } --help« viser, hvad der er.
usage-unknown-flag-near = Der er ikke noget flag »{ $flag }« her; mente du »{ $near }«?
usage-unknown-command = Der er ingen kommando »{ $given }«; kommandoerne er { $commands }.
usage-missing = »{ $missing }« mangler; sådan bruges det: { $usage }
usage-no-value = »{ $flag }« skal have en værdi efter sig.
usage-conflict = »{ $flag }« passer ikke sammen med »{ $other }«; udelad en af dem.
usage-twice = »{ $flag }« er angivet to gange; angiv det én gang.
usage-needless-value = »{ $flag }« tager ingen værdi; udelad »{ $value }«.
usage-unexpected = »{ $given }« er et argument for meget; sådan bruges det: { $usage }
usage-not-text = Kommandolinjen er ikke tekst i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandolinjen kan ikke forstås; »{ $command } --help« forklarer den.
usage-unknown-command-near = Der er ingen kommando »{ $given }«; mente du »{ $near }«?
lang-unknown = Yatzy taler ikke »{ $lang }«; sprogene er { $langs }.
number-wrong = { $flag } kan ikke være »{ $given }«; angiv et helt tal fra { $low } til { $high }.
input-failed = Input kan ikke læses ({ $detail }).
output-failed = Output kan ikke skrives ({ $detail }).

## yatzy score

score-title = { $hand } i { $title }
score-box = Rubrik
score-points = Point
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Kast. Det bedste spil herfra giver { $value } point i snit.
advise-best-keep = Bedst: behold { $keep }. Det bedste spil derfra giver { $value } point i snit.
advise-best-throw-all = Bedst: kast alle terninger om. Det bedste spil derfra giver { $value } point i snit.
advise-best-score = Bedst: { $points } i { $box }. Det bedste spil derfra giver { $value } point i snit.
advise-best-strike = Bedst: slet { $box }. Det bedste spil derfra giver { $value } point i snit.
advise-best-declare = Bedst: meld { $box }. Det bedste spil derfra giver { $value } point i snit.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points } point på kortet
advise-title-hand = { $hand } i { $title }, { $points } point på kortet
advise-rethrows-left = { $rethrows ->
    [0] ingen omkast tilbage
    [one] ét omkast tilbage
   *[other] { $rethrows } omkast tilbage
}
advise-action = Valg
advise-points = Point
advise-value = I alt
advise-cost = Koster
advise-throw = kast
advise-keep = behold { $keep }
advise-throw-all = kast alle om
advise-score = { $box }
advise-strike = slet { $box }
advise-declare = meld { $box }
advise-over = Alle rubrikker på dette kort er fyldt; der er ikke mere at gøre.
advise-rethrows = Dette kort kan højst have { $most } omkast, ikke { $found }.
advise-unreachable = Ikke noget spil efter disse regler fører til dette kort; tjek rubrikkerne.
advise-card-form = »{ $given }« fylder ikke nogen rubrik; skriv BOX=POINTS, med komma imellem, som i "ones=3,yatzy=0".
advise-card-points = »{ $given }« kan ikke være point i rubrikken { $box }; skriv et helt tal, som i »{ $box }=0«.
advise-no-such-box = Denne blok har ingen rubrik »{ $id }«; mente du { $near }?
advise-no-such-box-far = Denne blok har ingen rubrik »{ $id }«; rubrikkerne er { $boxes }.
advise-no-such-cell-far = Denne blok har ingen rubrik »{ $id }«; rubrikkerne er { $boxes }, med { $columns } for kolonnen.
advise-rethrows-without-hand = »--rethrows« kræver et kast; angiv det med »--hand«, som i --hand 6-6-6-5-5.
advise-name-first = I dette spil meldes en rubrik før første kast; sig hvilken med »--declared BOX«.

## yatzy solve, and perfect play wherever it is asked for

solving = Regner ud
solving-statistics = Regner snit ud
solve-fitted-title = Bedste kendte spil i { $title }
solve-fitted-error = Skønnets usikkerhed
solve-fitted-why = Dette spil har for mange stillinger til at gå dem alle igennem, så et korts værdi er skønnet ud fra et stort antal af dem. Hver tur og de sidste { $cells } rubrikker regnes nøjagtigt.
solve-fitted-games = Rubrik for rubrik, talt op i simulerede spil ({ $games })
solve-takes = At regne dette spil ud tager cirka { $time } på { $threads ->
    [one] én tråd
   *[other] { $threads } tråde
} ({ $cpu } processortid), { $memory } hukommelse og { $disk } på disken, i { $path }. Du kan afbryde; næste gang fortsætter det efter den sidst færdige tur.
solve-resumes = Fortsætter med en tabel, der blev begyndt tidligere.
solve-interrupted = Afbrudt. Den samme kommando fortsætter efter den sidst færdige tur.
solve-first = For disse regler er det ikke regnet ud her endnu, hvordan man spiller perfekt; »yatzy solve« med de samme regler gør det én gang, på cirka { $time } processortid og med { $disk } på disken.
solve-too-many-cells = Denne blok har { $cells } rubrikker, for mange at gå igennem: perfekt spil kendes for blokke med højst { $most }.
solve-title = Perfekt spil i { $title }
solve-expected = Forventet totalsum
solve-deviation = Standardafvigelse
solve-bonus-chance = Chance for bonus
solve-states = Stillinger
solve-error = Numerisk fejl
solve-at-most = under { $error }
solve-time = Tid for summen
solve-time-all = Tid for alt
solve-seconds = { $wall } s, { $cpu } s processortid
solve-box = Rubrik
solve-mean = Snit
solve-zero = Nul
solve-share = Andel
solve-percentiles = Andel af spil, der ender på højst
solve-percentiles-simulated = Andel af { $games } simulerede spil, der endte på højst

## The tables of values that yatzy solve keeps

solution-io = Tabellen kan ikke læses eller skrives ({ $detail }).
solution-not-a-table = Det her er ikke en værditabel; slet den, så laver »yatzy solve« en ny.
solution-version = Denne tabel er af version { $found }, som dette program ikke læser; slet den, så laver »yatzy solve« en ny.
solution-other-rules = Denne tabel er lavet til andre regler; slet den, så laver »yatzy solve« en ny.
solution-length = Denne tabel har { $found } byte i stedet for { $expected }; slet den, så laver »yatzy solve« en ny.
solution-damaged = Denne tabel er beskadiget ved byte { $at }; slet den, så laver »yatzy solve« en ny.
data-no-folder = Der er ikke noget sted at have programmets data, fordi systemet ikke har nogen hjemmemappe; angiv en mappe med --data DIR eller YATZY_DATA.
data-unwritable = Mappen »{ $path }« kan ikke laves ({ $detail }); angiv en anden med --data DIR eller YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ét spil
   *[other] { $games } spil
}, frø { $seed }
simulate-playing = Spiller
simulate-seat = Plads
simulate-mean = Snit
simulate-error = ±
simulate-deviation = Spredning
simulate-wins = Sejre
simulate-shared = Delte
simulate-no-bot = »{ $given }« kan ikke spille her: simulerede spil spilles af computeren; skriv bot:LEVEL, hvor niveauet er { $levels }.
simulate-too-many-seats = { $found } pladser er for mange; angiv højst { $most }.

## yatzy export, yatzy import

export-done = Skrevne spil: { $count }
export-there = »{ $path }« findes allerede; vælg et andet navn, så der ikke går noget tabt.
export-no-database = Der er ingen database i { $database }. Angiv dens mappe med --data DIR eller selve databasen med --database URL.
export-unwritable = »{ $path }« kan ikke skrives ({ $detail }); vælg et andet sted.
import-done = Nye spil: { $count }. Var her allerede: { $known }.
import-not = Det er ikke en fil, som »yatzy export« i denne version skriver.
import-line = Linje { $line } kan ikke læses som et spil, så der blev ikke importeret noget.

## yatzy completions

completions-unknown = Der er ingen fuldførelser til »{ $shell }«; skallerne er { $shells }.

## Games with the same dice

same-rules = Udfordringen har sine egne regler. Udelad --rules og --set.
same-total = { $name }: { $points }
same-challenge = Udfordr en ven med de samme terninger:
help-match = Sammenlign spil med de samme terninger
help-match-game = Spilloggen fra et afsluttet spil med fælles terninger, eller en udfordringskode
