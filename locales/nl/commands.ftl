# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: de regels van elk regelboekje, om te spelen, te tellen en uit te leggen.
help-usage = Gebruik: { $usage }
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Vlaggen
help-everywhere = Overal
help-more = “{ $command } COMMAND --help” vertelt meer over een opdracht.
help-examples = Voorbeelden
help-help = Toon deze hulp
help-version = Toon de versie
help-lang = Gebruik deze taal: { $langs }
help-json = Antwoord in JSON
help-data = Bewaar de gegevens van het programma in deze map (of YATZY_DATA)
help-rules-flag = De spelregels: de id van een uitgave, of het pad van een regelbestand
help-set = Stel een optie van de spelregels in; mag vaker
help-threads = Gebruik zoveel threads; het antwoord blijft hetzelfde
help-output-file = Het bestand om te schrijven; de extensie zegt welke soort: { $endings }
help-force = Overschrijf het bestand als het bestaat
help-advise = Toon de beste keuze, en wat elke andere kost
help-advise-card = De gevulde vakken met hun punten, zoals "ones=3,yatzy=0"; zonder dit is de kaart leeg
help-advise-hand = De dobbelstenen op tafel; zonder dit is het vóór de eerste worp
help-advise-rethrows = De gratis extra worpen na deze worp, 2 als je niets opgeeft; fiches tellen hier niet mee
help-advise-chips = De gespaarde fiches
help-advise-extra-yatzys = De extra yatzy’s die punten opleverden
help-advise-declared = Het vak dat vóór de eerste worp genoemd is
help-analyse = Kijk terug op een spel: wat was geluk, wat was kunde, wat was beter geweest
help-verify-head = Een vingerafdruk die een apparaat tijdens het spel noteerde
# yatzy export, yatzy import
help-export = Schrijf alle spellen, af of niet, in één bestand
help-games = Toon de spellen die wachten, of de afgelopen spellen
help-games-finished = Toon de afgelopen spellen
help-games-name = Alleen spellen met een naam waarin dit staat
help-stats = Toon ieders records en gemiddelden
help-export-file = Het bestand om te schrijven; het mag nog niet bestaan
help-import = Importeer de spellen uit een bestand dat “yatzy export” schreef
help-import-file = Het geëxporteerde bestand
help-goal = Waar je op speelt: mean (als niets is opgegeven), at-least:N (de beste kans op N punten) of, met tegenstanders, win; bij oplossen geldt at-least alleen voor elk eindtotaal
help-goal-against = De kaart van een andere plaats in de vorm van --card, ook met extra-yatzys=N en chips=N; één keer per tegenstander
help-rules = Toon de spellen en uitgaven, of leg er een uit
help-rules-id = De uitgave die wordt uitgelegd
help-rules-game = Toon alleen de uitgaven van dit spel
help-rules-in = Toon alleen de uitgaven in deze taal
help-rules-record = Toon het begin van een verslag met deze spelregels
help-score = Toon wat elk vak oplevert voor een worp
help-score-hand = De worp, zoals 6-6-6-5-5, 66655 of "6 6 6 5 5"; “-” leest één worp per regel van de standaardinvoer en antwoordt op elke met een regel JSON
help-replay = Controleer een verslag en toon het: het blok, de stand, elke beurt
help-replay-file = Het verslag
help-join = Speel op een plaats van een onlinespel in de terminal, of kijk mee
help-join-address = De link van de plaats, het adres van de tafel, of de code van een tafel of wedstrijd
help-join-name = Neem onder deze naam een vrije plaats
help-serve-proxy = Neem de adressen van bezoekers over van deze proxy en van niemand anders; mag vaker
help-serve-metrics = Laat ook dit adres /metrics lezen; mag vaker
help-help-command = Leg het programma of een van de opdrachten uit
help-help-name = De opdracht die wordt uitgelegd
help-serve-rules = Bied dit regelbestand aan op de pagina voor nieuwe spellen; mag vaker
help-play-lan = Laat anderen meedoen vanaf telefoons en computers in hetzelfde netwerk: toont een code en een QR-code
help-serve = Start een Yatzyserver; iedereen speelt in de browser
help-serve-listen = Luister op dit adres; poort 0 neemt een vrije
help-serve-database = Bewaar de spellen in deze database: sqlite:PATH of postgres://HOST/NAME
help-serve-host = Antwoord ook op deze naam; mag vaker
help-serve-https = Mensen bereiken de server via HTTPS, door een proxy
help-lan = Laat anderen op je netwerk meespelen, en toon een QR-code
help-sheet = Druk een scoreblok af, leeg of ingevuld uit een verslag
help-sheet-players = Voor hoeveel spelers, 1 tot en met { $most }; anders zo veel als er op een pagina passen
help-sheet-columns = Hoeveel van hen naast elkaar op een pagina, 1 tot en met { $most }
help-sheet-paper = Het papier: { $papers }
help-sheet-landscape = Druk liggend af
help-sheet-large = In grote letters
help-sheet-record = Vul het blok in uit dit verslag
help-sheet-practise = Oefeningen met oplossingen in plaats van een blok
help-leaflet = Druk de spelregels af als boekje
help-practise = Oefen met situaties uit spellen, met exacte antwoorden
help-practise-theme = Het thema: { $themes }
help-practise-level = Hoe moeilijk, van 1, wat beginners kunnen, tot 5
help-practise-count = Hoeveel oefeningen, { $count } als je niets opgeeft
help-practise-seed = Hetzelfde getal geeft dezelfde oefeningen
help-practise-today = De oefening van de dag, dezelfde voor iedereen
help-practise-mistakes = De duurste keuzes uit je eigen spellen
help-practise-show = Toon wat er over je bewaard is; met --json als gegevens
help-practise-forget = Wis niveau, notities en reeks
help-simulate = Laat de computer veel spellen spelen, en toon hoe het ging
help-simulate-seat = Een plaats; mag vaker. Niveaus: { $levels }
help-simulate-games = Hoeveel spellen, { $games } als je niets opgeeft
help-simulate-seed = Het getal waar de dobbelstenen uit komen: hetzelfde getal, dezelfde spellen
help-simulate-totals = Toon de eindstand van elk spel, één regel per spel, in plaats van de samenvatting
help-solve = Reken perfect solospel uit: verwacht totaal, spreiding, elk vak
help-solve-expected-only = Alleen het verwachte totaal, zo snel als het gaat
help-solve-distribution = Ook de kans op elk eindtotaal
help-solve-table = Bewaar een tabel met waarden in de gegevensmap; voor grote spellen gebeurt dat altijd
help-completions = Schrijf aanvullingen voor een shell
help-completions-shell = De shell: { $shells }
help-man = Schrijf de handleidingpagina’s naar een map
help-man-folder = De map
help-play = Speel in de terminal
help-play-seat = Een plaats: een naam, of bot:LEVEL voor de computer; mag vaker
help-play-real-dice = Jij gooit echte dobbelstenen, het programma houdt de punten bij
help-play-same = Speel alleen met dezelfde dobbelstenen als een vriend: een uitdagingscode of link, een verslag of “new” voor nieuwe dobbelstenen
help-play-match = Speel een wedstrijd: iedereen speelt de hele kaart alleen, met dezelfde dobbelstenen; met --lan doen anderen mee met een code
help-today = Spel van vandaag: één keer per dag, dezelfde dobbelstenen voor iedereen
help-today-show = Toon de dagen, de stand en de reeks in plaats van te spelen
help-today-again = Nog een poging, die niet telt
help-play-plain = Speel in tekstregels, voor schermlezers en pipes
help-serve-log = Hoeveel de server over zichzelf schrijft: error, warn, info of debug (YATZY_LOG)
help-serve-new-games = Hoeveel nieuwe spellen een adres per uur mag maken
help-serve-keep-unplayed = Verwijder spellen die nooit gespeeld zijn na zoveel dagen
help-verify = Controleer een verslag: zijn de regels gevolgd en de dobbelstenen eerlijk?
help-verify-file = Het verslag
help-verify-commitment = De belofte die je vóór de eerste worp hebt genoteerd

## The manual pages

man-files = Bestanden
man-environment = Omgevingsvariabelen
man-exit = Afsluitstatus
man-file-house = Alle spellen. Het bestand staat in de gegevensmap.
man-file-tables = Perfect spel dat lang rekenen kostte; “yatzy solve” bewaart het hier.
man-variable-data = De gegevensmap, tenzij --data er een noemt.
man-variable-xdg = De map waarin programma’s hun gegevens bewaren; de gegevensmap is “yatzy” daarin.
man-variable-lang = De taal, tenzij --lang er een noemt. De eerste variabele die is ingesteld, telt.
man-variable-no-colour = Als deze is ingesteld, gebruikt het terminalspel geen kleuren.
man-exit-done = Klaar, of het antwoord is ja.
man-exit-no = Het antwoord is nee: een verslag overtreedt een regel, of de dobbelstenen erin kloppen niet met hun bewijs.
man-exit-wrong = Iets in de opdracht of in een bestand was fout; een zin zegt wat.
man-unwritable = De handleidingpagina’s zijn niet naar “{ $path }” te schrijven ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Er is hier geen vlag “{ $flag }”; “{ $command } --help” toont wat er is.
usage-unknown-flag-near = Er is hier geen vlag “{ $flag }”; bedoelde je “{ $near }”?
usage-unknown-command = Er is geen opdracht “{ $given }”; de opdrachten zijn { $commands }.
usage-missing = “{ $missing }” ontbreekt; zo gebruik je het: { $usage }
usage-no-value = Na “{ $flag }” hoort een waarde.
usage-conflict = “{ $flag }” gaat niet samen met “{ $other }”; laat er een weg.
usage-twice = “{ $flag }” is twee keer opgegeven; geef het één keer op.
usage-needless-value = “{ $flag }” neemt geen waarde; laat “{ $value }” weg.
usage-unexpected = “{ $given }” is één argument te veel; zo gebruik je het: { $usage }
usage-not-text = De opdrachtregel is geen tekst in UTF-8; schrijf hem in UTF-8.
usage-wrong = De opdrachtregel is niet te begrijpen; “{ $command } --help” legt hem uit.
usage-unknown-command-near = Er is geen opdracht “{ $given }”; bedoelde je “{ $near }”?
lang-unknown = Yatzy spreekt geen “{ $lang }”; de talen zijn { $langs }.
number-wrong = { $flag } kan niet “{ $given }” zijn; geef een geheel getal van { $low } tot en met { $high } op.
input-failed = De invoer is niet te lezen ({ $detail }).
output-failed = De uitvoer is niet te schrijven ({ $detail }).

## yatzy score

score-title = { $hand } in { $title }
score-box = Vak
score-points = Punten
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Gooi. Speel je vanaf hier optimaal, dan kom je gemiddeld op { $value } punten.
advise-best-keep = Het beste: { $keep } vasthouden. Speel je daarna optimaal, dan kom je gemiddeld op { $value } punten.
advise-best-throw-all = Het beste: alle dobbelstenen opnieuw gooien. Speel je daarna optimaal, dan kom je gemiddeld op { $value } punten.
advise-best-score = Het beste: { $points } bij { $box }. Speel je daarna optimaal, dan kom je gemiddeld op { $value } punten.
advise-best-strike = Het beste: { $box } schrappen. Speel je daarna optimaal, dan kom je gemiddeld op { $value } punten.
advise-best-declare = Het beste: { $box } noemen. Speel je daarna optimaal, dan kom je gemiddeld op { $value } punten.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points ->
    [one] één punt
   *[other] { $points } punten
} op de kaart
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] één punt
   *[other] { $points } punten
} op de kaart
advise-rethrows-left = { $rethrows ->
    [0] geen extra worp over
    [one] één extra worp over
   *[other] { $rethrows } extra worpen over
}
advise-action = Keuze
advise-points = Punten
advise-value = Totaal
advise-cost = Kost
advise-throw = gooien
advise-keep = { $keep } vasthouden
advise-throw-all = alles opnieuw gooien
advise-score = { $box }
advise-strike = { $box } schrappen
advise-declare = { $box } noemen
advise-over = Elk vak van deze kaart is gevuld; er is niets meer te doen.
advise-rethrows = Deze kaart kan hoogstens { $most } extra worpen hebben, niet { $found }.
advise-unreachable = Geen spel volgens deze regels leidt tot deze kaart; controleer de vakken.
advise-card-form = “{ $given }” vult geen vak; schrijf BOX=POINTS, met komma’s ertussen, zoals in "ones=3,yatzy=0".
advise-card-points = “{ $given }” kan geen aantal punten van het vak { $box } zijn; schrijf een geheel getal, zoals in “{ $box }=0”.
advise-no-such-box = Dit blok heeft geen vak “{ $id }”; bedoelde je { $near }?
advise-no-such-box-far = Dit blok heeft geen vak “{ $id }”; de vakken zijn { $boxes }.
advise-no-such-cell-far = Dit blok heeft geen vak “{ $id }”; de vakken zijn { $boxes }, met { $columns } voor de kolom.
advise-rethrows-without-hand = “--rethrows” vraagt een worp; geef die op met “--hand”, zoals in --hand 6-6-6-5-5.
advise-name-first = In dit spel noem je een vak vóór de eerste worp; zeg welk met “--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

solving = Bezig met uitrekenen
solving-statistics = Gemiddelden worden uitgerekend
solve-fitted-title = Het beste bekende spel in { $title }
solve-fitted-error = Fout van de schatting
solve-fitted-why = Dit spel heeft te veel stellingen om allemaal door te rekenen; daarom is de waarde van een kaart uit veel ervan geschat. Elke beurt en de laatste { $cells } vakken zijn exact.
solve-fitted-games = Vak voor vak, geteld in gesimuleerde spellen ({ $games })
solve-takes = Dit spel uitrekenen duurt ongeveer { $time } op { $threads ->
    [one] één thread
   *[other] { $threads } threads
} ({ $cpu } processortijd), met { $memory } geheugen en { $disk } op schijf, in { $path }. Je mag het onderbreken; de volgende keer gaat het verder na de laatste voltooide beurt.
solve-resumes = Verder met een tabel die eerder begonnen is.
solve-interrupted = Onderbroken. Dezelfde opdracht gaat verder na de laatste voltooide beurt.
solve-first = Voor deze regels is perfect spel hier nog niet berekend; “yatzy solve” met dezelfde regels doet dat één keer, in ongeveer { $time } processortijd en met { $disk } op schijf.
solve-too-many-cells = Dit blok heeft { $cells } vakken, te veel om door te rekenen: perfect spel is bekend voor blokken met hoogstens { $most }.
solve-title = Perfect spel in { $title }
solve-expected = Verwacht totaal
solve-deviation = Standaardafwijking
solve-bonus-chance = Kans op de bonus
solve-states = Stellingen
solve-error = Rekenfout
solve-at-most = onder { $error }
solve-time = Tijd voor het totaal
solve-time-all = Tijd voor alles
solve-seconds = { $wall } s, { $cpu } s processortijd
solve-box = Vak
solve-mean = Gemiddeld
solve-zero = Nul
solve-share = Aandeel
solve-percentiles = Aandeel van de spellen dat eindigt op hoogstens
solve-percentiles-simulated = Aandeel van { $games } gesimuleerde spellen dat eindigde op hoogstens

## The tables of values that yatzy solve keeps

solution-io = De tabel is niet te lezen of te schrijven ({ $detail }).
solution-not-a-table = Dit is geen tabel met waarden; verwijder hem, dan maakt “yatzy solve” een nieuwe.
solution-version = Deze tabel is van versie { $found }, die dit programma niet leest; verwijder hem, dan maakt “yatzy solve” een nieuwe.
solution-other-rules = Deze tabel is voor andere regels gemaakt; verwijder hem, dan maakt “yatzy solve” een nieuwe.
solution-length = Deze tabel heeft { $found } bytes in plaats van { $expected }; verwijder hem, dan maakt “yatzy solve” een nieuwe.
solution-damaged = Deze tabel is beschadigd bij byte { $at }; verwijder hem, dan maakt “yatzy solve” een nieuwe.
data-no-folder = Er is geen plek voor de gegevens van het programma, omdat dit systeem geen thuismap kent; geef een map op met --data DIR of YATZY_DATA.
data-unwritable = De map “{ $path }” kan niet worden gemaakt ({ $detail }); geef een andere op met --data DIR of YATZY_DATA.

## yatzy simulate

simulate-title = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
} { $title }, startgetal { $seed }
simulate-playing = Bezig met spelen
simulate-seat = Plaats
simulate-mean = Gemiddeld
simulate-error = ±
simulate-deviation = Spreiding
simulate-wins = Gewonnen
simulate-shared = Gedeeld
simulate-no-bot = “{ $given }” kan hier niet spelen: gesimuleerde spellen worden door de computer gespeeld; schrijf bot:LEVEL, waarbij het niveau { $levels } is.
simulate-too-many-seats = { $found } plaatsen is te veel; geef er hoogstens { $most } op.

## yatzy export, yatzy import

export-done = Geschreven spellen: { $count }
export-there = “{ $path }” bestaat al; kies een andere naam, zodat er niets verloren gaat.
export-no-database = Er is geen database in { $database }. Geef de map op met --data DIR, of de database zelf met --database URL.
export-unwritable = “{ $path }” kan niet worden geschreven ({ $detail }); kies een andere plek.
import-done = Nieuwe spellen: { $count }. Al aanwezig: { $known }.
import-not = Dit is geen bestand zoals “yatzy export” van deze versie het schrijft.
import-line = Regel { $line } is niet als spel te lezen, dus er is niets geïmporteerd.

## yatzy completions

completions-unknown = Er zijn geen aanvullingen voor “{ $shell }”; de shells zijn { $shells }.

## Games with the same dice

same-rules = De uitdaging heeft eigen regels. Laat --rules en --set weg.
same-total = { $name }: { $points }
same-challenge = Daag een vriend uit met dezelfde dobbelstenen:
help-match = Vergelijk spellen met dezelfde dobbelstenen
help-match-game = Het verslag van een afgelopen spel met gedeelde dobbelstenen, of een uitdagingscode
