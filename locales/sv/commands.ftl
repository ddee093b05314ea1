# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: varje regelhäftes regler, att spela, räkna och få förklarade.
help-usage = Användning: { $usage }
help-commands = Kommandon
help-arguments = Argument
help-options = Flaggor
help-everywhere = Överallt
help-more = ”{ $command } COMMAND --help” säger mer om ett kommando.
help-examples = Exempel
help-help = Visa den här hjälpen
help-version = Visa versionen
help-lang = Använd det här språket: { $langs }
help-json = Svara i JSON
help-data = Ha programmets data i den här mappen (eller YATZY_DATA)
help-rules-flag = Reglerna: id för en utgåva, eller sökvägen till en regelfil
help-set = Gör ett regelval för hand; kan upprepas
help-threads = Använd så här många trådar; svaret blir detsamma
help-output-file = Filen som skrivs; ändelsen säger vilken sort: { $endings }
help-force = Skriv över filen om den finns
help-advise = Visa det bästa valet, och vad alla andra kostar
help-advise-card = De fyllda rutorna med sina poäng, som "ones=3,yatzy=0"; utan den är kortet tomt
help-advise-hand = Tärningarna på bordet; utan dem är det före första kastet
help-advise-rethrows = Gratis omkast som är kvar efter det här kastet, 2 om inget anges; spelmarker räknas inte här
help-advise-chips = Hur många spelmarker som är sparade
help-advise-extra-yatzys = Hur många extra yatzy som har gett poäng
help-advise-declared = Rutan som angavs före första kastet
help-analyse = Se tillbaka på ett spel: vad var flax, vad var skicklighet, vad hade varit bättre
help-verify-head = Ett fingeravtryck som en enhet noterade under spelet
# yatzy export, yatzy import
help-export = Skriv alla spel, avslutade eller inte, till en fil
help-games = Lista spelen som väntar, eller de avslutade
help-games-finished = Lista de avslutade spelen
help-games-name = Bara spel med en spelare som har detta i namnet
help-stats = Visa allas rekord och snitt
help-export-file = Filen att skriva; den får inte finnas än
help-import = Importera spelen från en fil som ”yatzy export” skrev
help-import-file = Filen som exporterades
help-goal = Målet: mean (om inget anges), at-least:N (bästa chansen till N poäng) eller, när det finns motståndare, win; vid lösning gäller enbart at-least varje totalsumma
help-goal-against = En annan plats kort i samma form som --card, även med extra-yatzys=N och chips=N; en gång för varje motståndare
help-rules = Lista spelen och utgåvorna, eller förklara en
help-rules-id = Utgåvan som ska förklaras
help-rules-game = Lista bara det här spelets utgåvor
help-rules-in = Lista bara utgåvorna på det här språket
help-rules-record = Skriv början på en spellogg med de här reglerna
help-score = Visa vad varje ruta ger för ett kast
help-score-hand = Kastet, som 6-6-6-5-5, 66655 eller "6 6 6 5 5"; ”-” läser ett kast per rad från standard in och svarar på vart och ett med en rad JSON
help-replay = Kontrollera en spellogg och visa den: blocket, ställningen, varje tur
help-replay-file = Spelloggen
help-join = Spela på en plats i ett nätspel från terminalen, eller titta på
help-join-address = Platsens länk, bordets adress eller koden till ett bord eller en match
help-join-name = Ta en ledig plats under det här namnet
help-serve-proxy = Ta besökarnas adresser från den här proxyn och från ingen annan; kan upprepas
help-serve-metrics = Låt även den här adressen läsa /metrics; kan upprepas
help-help-command = Förklara programmet eller ett av dess kommandon
help-help-name = Kommandot som ska förklaras
help-serve-rules = Erbjud den här regelfilen på sidan för nya spel; kan upprepas
help-play-lan = Låt andra vara med från telefoner och datorer på samma nätverk: visar en kod och en QR-kod
help-serve = Starta en Yatzyserver; alla spelar i webbläsaren
help-serve-listen = Lyssna på den här adressen; port 0 tar en ledig
help-serve-database = Spara spelen i den här databasen: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svara även på det här namnet; kan upprepas
help-serve-https = Folk når servern med HTTPS, genom en proxy
help-lan = Låt andra på ditt nätverk spela, och visa en QR-kod
help-sheet = Skriv ut ett block, tomt eller ifyllt från en spellogg
help-sheet-players = För hur många spelare, 1 till { $most }; annars så många som får plats på en sida
help-sheet-columns = Hur många av dem bredvid varandra på en sida, 1 till { $most }
help-sheet-paper = Papperet: { $papers }
help-sheet-landscape = Skriv ut liggande
help-sheet-large = Med stor text
help-sheet-record = Fyll i blocket från den här spelloggen
help-sheet-practise = Övningar med lösningar i stället för ett block
help-leaflet = Skriv ut reglerna som ett regelhäfte
help-practise = Öva på ställningar ur spel, med exakta svar
help-practise-theme = Temat: { $themes }
help-practise-level = Hur svårt, från 1, som nybörjare klarar, till 5
help-practise-count = Hur många övningar, { $count } om inget anges
help-practise-seed = Samma tal ger samma övningar
help-practise-today = Dagens övning, samma för alla
help-practise-mistakes = De dyraste valen ur dina egna spel
help-practise-show = Visa vad som sparas om dig; med --json som data
help-practise-forget = Radera nivån, anteckningarna och sviten
help-simulate = Låt datorn spela många spel, och visa hur det gick
help-simulate-seat = En plats; kan upprepas. Nivåer: { $levels }
help-simulate-games = Hur många spel som ska spelas, { $games } om inget anges
help-simulate-seed = Talet som tärningarna kommer ur: samma tal, samma spel
help-simulate-totals = Skriv ut slutpoängen i varje spel, en rad per spel, i stället för sammanfattningen
help-solve = Räkna ut perfekt spel för en spelare: förväntad totalsumma, spridning, varje ruta
help-solve-expected-only = Bara den förväntade totalsumman, så fort det går
help-solve-distribution = Även chansen för varje totalsumma
help-solve-table = Spara en värdetabell i datamappen; görs alltid för stora spel
help-completions = Skriv ut kompletteringar för ett skal
help-completions-shell = Skalet: { $shells }
help-man = Skriv manualsidorna till en mapp
help-man-folder = Mappen
help-play = Spela i terminalen
help-play-seat = En plats: ett namn, eller bot:LEVEL för datorn; kan upprepas
help-play-real-dice = Du kastar riktiga tärningar, programmet räknar poängen
help-play-same = Spela ensam med samma tärningar som en vän: en utmaningskod eller länk, en spellogg eller ”new” för nya tärningar
help-play-match = Spela en match: alla spelar hela kortet var för sig med samma tärningar; med --lan kan andra vara med via en kod
help-today = Dagens spel: en gång om dagen, samma tärningar för alla
help-today-show = Visa dagar, resultatlista och svit i stället för att spela
help-today-again = Ett försök till, som inte räknas
help-play-plain = Spela i enkla rader, för skärmläsare och rör
help-serve-log = Hur mycket servern skriver om sig själv: error, warn, info eller debug (YATZY_LOG)
help-serve-new-games = Hur många nya spel en adress får starta per timme
help-serve-keep-unplayed = Ta bort spel som aldrig har spelats efter så här många dagar
help-verify = Kontrollera en spellogg: följs reglerna, och är tärningarna ärliga?
help-verify-file = Spelloggen
help-verify-commitment = Löftet som du skrev upp före första kastet

## The manual pages

man-files = Filer
man-environment = Miljövariabler
man-exit = Slutstatus
man-file-house = Alla spel. Filen ligger i datamappen.
man-file-tables = Perfekt spel som det tog lång tid att räkna ut; sparas här av ”yatzy solve”.
man-variable-data = Datamappen, om ingen anges med --data.
man-variable-xdg = Mappen där program har sina data; datamappen är ”yatzy” i den.
man-variable-lang = Språket, om inget anges med --lang. Den första variabeln som är satt gäller.
man-variable-no-colour = Om den är satt använder terminalspelet inga färger.
man-exit-done = Klart, eller så är svaret ja.
man-exit-no = Svaret är nej: en spellogg bryter mot en regel, eller så stämmer dess tärningar inte med beviset.
man-exit-wrong = Något i kommandot eller i en fil var fel; en mening säger vad.
man-unwritable = Manualsidorna går inte att skriva till ”{ $path }” ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Det finns ingen flagga ”{ $flag }” här; ”{ $command } --help” visar vad som finns.
usage-unknown-flag-near = Det finns ingen flagga ”{ $flag }” här; menade du ”{ $near }”?
usage-unknown-command = Det finns inget kommando ”{ $given }”; kommandona är { $commands }.
usage-missing = ”{ $missing }” saknas; så här används det: { $usage }
usage-no-value = ”{ $flag }” behöver ett värde efter sig.
usage-conflict = ”{ $flag }” går inte ihop med ”{ $other }”; utelämna det ena.
usage-twice = ”{ $flag }” angavs två gånger; ange det en gång.
usage-needless-value = ”{ $flag }” tar inget värde; utelämna ”{ $value }”.
usage-unexpected = ”{ $given }” är ett argument för mycket; så här används det: { $usage }
usage-not-text = Kommandoraden är inte text i UTF-8; skriv den i UTF-8.
usage-wrong = Kommandoraden går inte att förstå; ”{ $command } --help” förklarar den.
usage-unknown-command-near = Det finns inget kommando ”{ $given }”; menade du ”{ $near }”?
lang-unknown = Yatzy talar inte ”{ $lang }”; språken är { $langs }.
number-wrong = { $flag } kan inte vara ”{ $given }”; ange ett heltal från { $low } till { $high }.
input-failed = Indata går inte att läsa ({ $detail }).
output-failed = Utdata går inte att skriva ({ $detail }).

## yatzy score

score-title = { $hand } i { $title }
score-box = Ruta
score-points = Poäng
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Kasta. Bästa spel härifrån ger { $value } poäng i snitt.
advise-best-keep = Bäst: behåll { $keep }. Bästa spel därifrån ger { $value } poäng i snitt.
advise-best-throw-all = Bäst: kasta om alla tärningar. Bästa spel därifrån ger { $value } poäng i snitt.
advise-best-score = Bäst: { $points } i { $box }. Bästa spel därifrån ger { $value } poäng i snitt.
advise-best-strike = Bäst: stryk { $box }. Bästa spel därifrån ger { $value } poäng i snitt.
advise-best-declare = Bäst: ange { $box }. Bästa spel därifrån ger { $value } poäng i snitt.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points } poäng på kortet
advise-title-hand = { $hand } i { $title }, { $points } poäng på kortet
advise-rethrows-left = { $rethrows ->
    [0] inget omkast kvar
    [one] ett omkast kvar
   *[other] { $rethrows } omkast kvar
}
advise-action = Val
advise-points = Poäng
advise-value = Totalt
advise-cost = Kostar
advise-throw = kasta
advise-keep = behåll { $keep }
advise-throw-all = kasta om alla
advise-score = { $box }
advise-strike = stryk { $box }
advise-declare = ange { $box }
advise-over = Alla rutor på det här kortet är fyllda; det finns inget kvar att göra.
advise-rethrows = Det här kortet kan ha högst { $most } omkast, inte { $found }.
advise-unreachable = Inget spel enligt de här reglerna leder till det här kortet; kontrollera rutorna.
advise-card-form = ”{ $given }” fyller ingen ruta; skriv BOX=POINTS, med komma emellan, som i "ones=3,yatzy=0".
advise-card-points = ”{ $given }” kan inte vara poäng i rutan { $box }; skriv ett heltal, som i ”{ $box }=0”.
advise-no-such-box = Det här blocket har ingen ruta ”{ $id }”; menade du { $near }?
advise-no-such-box-far = Det här blocket har ingen ruta ”{ $id }”; rutorna är { $boxes }.
advise-no-such-cell-far = Det här blocket har ingen ruta ”{ $id }”; rutorna är { $boxes }, med { $columns } för kolumnen.
advise-rethrows-without-hand = ”--rethrows” behöver ett kast; ange det med ”--hand”, som i --hand 6-6-6-5-5.
advise-name-first = I det här spelet anges en ruta före första kastet; säg vilken med ”--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Räknar ut
solving-statistics = Räknar ut snitt
solve-fitted-title = Bästa kända spel i { $title }
solve-fitted-error = Uppskattningens osäkerhet
solve-fitted-why = Det här spelet har för många ställningar för att gå igenom alla, så värdet av ett kort är uppskattat ur ett stort antal av dem. Varje tur, och de sista { $cells } rutorna, räknas exakt.
solve-fitted-games = Ruta för ruta, räknat i simulerade spel ({ $games })
solve-takes = Att räkna ut det här spelet tar ungefär { $time } på { $threads ->
    [one] en tråd
   *[other] { $threads } trådar
} ({ $cpu } processortid), { $memory } minne och { $disk } på disken, i { $path }. Du kan avbryta; nästa gång fortsätter det efter den senast färdiga turen.
solve-resumes = Fortsätter med en tabell som påbörjades tidigare.
solve-interrupted = Avbrutet. Samma kommando fortsätter efter den senaste färdiga turen.
solve-first = För de här reglerna är det inte uträknat här än hur man spelar perfekt; ”yatzy solve” med samma regler gör det en gång, på ungefär { $time } processortid och med { $disk } på disken.
solve-too-many-cells = Det här blocket har { $cells } rutor, för många att gå igenom: perfekt spel är känt för block med högst { $most }.
solve-title = Perfekt spel i { $title }
solve-expected = Förväntad totalsumma
solve-deviation = Standardavvikelse
solve-bonus-chance = Chans till bonus
solve-states = Ställningar
solve-error = Numeriskt fel
solve-at-most = under { $error }
solve-time = Tid för summan
solve-time-all = Tid för allt
solve-seconds = { $wall } s, { $cpu } s processortid
solve-box = Ruta
solve-mean = Snitt
solve-zero = Nolla
solve-share = Andel
solve-percentiles = Andel spel som slutar på högst
solve-percentiles-simulated = Andel av { $games } simulerade spel som slutade på högst

## The tables of values that yatzy solve keeps

solution-io = Tabellen går inte att läsa eller skriva ({ $detail }).
solution-not-a-table = Det här är ingen värdetabell; ta bort den, så gör ”yatzy solve” en ny.
solution-version = Tabellen är av version { $found }, som det här programmet inte läser; ta bort den, så gör ”yatzy solve” en ny.
solution-other-rules = Tabellen gjordes för andra regler; ta bort den, så gör ”yatzy solve” en ny.
solution-length = Tabellen har { $found } byte i stället för { $expected }; ta bort den, så gör ”yatzy solve” en ny.
solution-damaged = Tabellen är skadad vid byte { $at }; ta bort den, så gör ”yatzy solve” en ny.
data-no-folder = Det finns ingenstans att ha programmets data, eftersom systemet inte har någon hemmapp; ange en mapp med --data DIR eller YATZY_DATA.
data-unwritable = Mappen ”{ $path }” går inte att skapa ({ $detail }); ange en annan med --data DIR eller YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [one] ett spel
   *[other] { $games } spel
}, slumpfrö { $seed }
simulate-playing = Spelar
simulate-seat = Plats
simulate-mean = Snitt
simulate-error = ±
simulate-deviation = Spridning
simulate-wins = Segrar
simulate-shared = Delade
simulate-no-bot = ”{ $given }” kan inte spela här: simulerade spel spelas av datorn; skriv bot:LEVEL, där nivån är { $levels }.
simulate-too-many-seats = { $found } platser är för många; ange högst { $most }.

## yatzy export, yatzy import

export-done = Skrivna spel: { $count }
export-there = ”{ $path }” finns redan; välj ett annat namn, så att inget går förlorat.
export-no-database = Det finns ingen databas i { $database }. Ange dess mapp med --data DIR, eller själva databasen med --database URL.
export-unwritable = ”{ $path }” går inte att skriva ({ $detail }); välj en annan plats.
import-done = Nya spel: { $count }. Fanns redan: { $known }.
import-not = Det här är ingen fil som ”yatzy export” i den här versionen skriver.
import-line = Rad { $line } går inte att läsa som ett spel, så inget importerades.

## yatzy completions

completions-unknown = Det finns inga kompletteringar för ”{ $shell }”; skalen är { $shells }.

## Games with the same dice

same-rules = Utmaningen har egna regler. Utelämna --rules och --set.
same-total = { $name }: { $points }
same-challenge = Utmana en vän med samma tärningar:
help-match = Jämför spel med samma tärningar
help-match-game = Spelloggen från ett avslutat spel med gemensamma tärningar, eller en utmaningskod
