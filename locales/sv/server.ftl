# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Databasservern för ”{ $database }” går inte att använda ({ $detail }); kontrollera adressen, användaren, lösenordet och databasens namn.
serve-proxy-wrong = ”{ $given }” är inte adressen till en proxy; ange en som 127.0.0.1.
serve-metrics-wrong = ”{ $given }” är inte en adress; ange en som 192.0.2.7.
serve-owned = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; avsluta det först eller ange en annan fil med --database.
serve-owned-at = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; öppna { $address }, avsluta det först eller ange en annan fil med --database.
serve-open = Öppna { $url } i en webbläsare.
serve-lan = På telefoner på samma nätverk: { $url }
serve-end = Ctrl-C stoppar servern; spelen sparas.
serve-address = Det går inte att lyssna på ”{ $address }” ({ $detail }); välj en annan med --listen.
serve-database = Databasen ”{ $database }” går inte att öppna ({ $detail }); ange sqlite:PATH till en fil som går att skriva.
serve-database-newer = Databasen ”{ $database }” är gjord av en senare version av programmet; använd den.
serve-database-needs = Databasen ”{ $database }” kräver version { $version } av programmet eller en senare.
serve-database-kind = ”{ $database }” är ingen databas som Yatzy kan använda; ange sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Det finns ingen mapp att spara spel i; ange en med --data DIR.
serve-failed = Servern stannade oväntat ({ $detail }).
serve-log-wrong = ”{ $given }” säger inte hur mycket som ska skrivas; ange error, warn, info eller debug.

## Why the server says no, and what to do instead

server-too-slow = Förfrågan tog för lång tid att komma fram. Försök igen.
server-wrong-method = Det går inte att göra på den här adressen.
server-no-coach = Vid det här bordet spelar man utan coach. Bestäm själv.
server-not-asked = Fråga coachen först. Det noteras i spelloggen.
server-no-report = Det går inte att räkna ut någon rapport om spelet här.
server-unknown-game = Det finns inget sådant spel, eller så är länken inte fullständig. Be om länken igen.
server-unknown-page = Det finns ingen sådan sida. Gå tillbaka till startsidan.
server-unknown-code = Det finns inget spel med den här koden. Kontrollera den, eller be om länken.
server-unknown-rules = Det finns ingen regeluppsättning eller utgåva ”{ $id }”. Välj en i listan.
server-not-yours = Det är { $player } som står på tur, på en annan enhet. Vänta på din tur.
server-only-watching = Du tittar på det här spelet. Ta en plats i nästa om du vill spela.
server-not-host = Bara spelets värd kan göra det. Fråga värden.
server-stale = Någon hann före: spelet har gått vidare. Så här står det nu. Välj igen.
server-real-dice = Det här spelet spelas med riktiga tärningar. Skriv in det som ligger på bordet.
server-key-reused = Den här förfrågan har redan använts till något annat. Ladda om sidan och försök igen.
server-unknown-bot = Datorn spelar inte på nivån ”{ $level }” här. Välj en annan.
server-field = Fältet ”{ $field }” saknas eller går inte att läsa.
server-malformed = Förfrågan går inte att läsa ({ $detail }).
server-too-large = Förfrågan är för stor.
server-too-many = Det var mycket på en gång. Vänta en stund och försök igen.
server-foreign = Den här förfrågan kommer från en annan webbplats. Öppna sidan på dess egen adress.
server-not-away = Den som står på tur har inte varit borta länge. Vänta lite till.
server-not-over = Spelet pågår fortfarande. Spela klart det först.
server-unavailable = Det går inte att spara just nu. Inget har gått förlorat, försök igen om en stund.
server-damaged = Det här spelet är skadat och går inte att öppna. Säg till den som sköter servern.
server-computer-real-dice = Datorn kan inte kasta riktiga tärningar. Välj virtuella tärningar, eller spela utan datorn.
server-shared-dice = Gemensamma tärningar är för en spelare. Starta spelet med ett namn och utan datorn.

## Its tables at a terminal

online-again = Samma bord, nytt spel.
online-again-soon = Samma bord, nytt spel. Om { $seconds } s är du med.
online-series = Vunna spel i den här serien: { $tally }
online-away = Borta: { $names }
online-came = { $name } slår sig ner vid bordet.
online-seat-gone = Din plats har flyttat till en annan enhet. Här tittar du på.
online-not-your-choice = Det senaste valet gjorde { $name }. Bara den som valde kan ångra det.
online-sit-question = Vilket namn vill du spela under?
online-move = Spela vidare som { $name } på en annan enhet
online-move-title = Öppna den här adressen på den andra enheten
online-no-host = Det finns ingen { $host } på det här nätverket. Kontrollera adressen; värden ser den på sin skärm.
online-unsafe = Förbindelsen till { $host } skulle inte vara säker: certifikatet går inte att lita på, eller så saknas det. På ett hemnätverk börjar adresser med http:// och inte https://
online-other-name = { $host } är en Yatzyserver men svarar inte på det namnet. Använd adressen som värden ser.
online-no-name = Den här platsen har inget namn än. Ange ditt med --name NAME.
online-address = ”{ $address }” är inte adressen till ett Yatzyspel. Den ser ut som http://192.168.1.7:8710/g/… , så som värden ser den.
online-code-alone = Vilken server finns { $code } på? Skriv adressen också: yatzy join 192.168.1.7:8710/join?code={ $code }. Bara koden räcker på den server du senast gick med på.
online-no-server = { $host } svarar inte. Är servern igång, och är du på samma nätverk?
online-not-yatzy = { $host } svarar, men är ingen Yatzyserver, eller ingen som den här versionen förstår.
online-no-seat = Ingen plats är ledig vid bordet. Utelämna --name för att titta på.
online-turn = { $name } står på tur.
online-waiting = Skickat. Servern har inte svarat än.
online-disconnected = Ingen anslutning. Försöker igen.
online-connected = Anslutningen är tillbaka.
online-gone = Värden har tagit bort spelet.
online-dice-verified = Tärningarna är kontrollerade: varje kast är det som servern lovade före spelet.
online-dice-wrong = Tärningarna är inte de som servern lovade före spelet. Spara spelloggen och fråga värden.
online-dice-not-noted = Tärningarna kan inte kontrolleras: den här enheten noterade inte serverns löfte innan spelet var slut.
online-dice-verified-here = Tärningarna är kontrollerade: varje kast är det som programmet lovade före spelet.
online-dice-wrong-here = Tärningarna är inte de som programmet lovade före spelet. Spara spelloggen.
online-void = Länken gäller inte längre. Be värden om en ny.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Vill du vara med, skriv sit och ditt namn: sit Anna
online-plain-expected = Vem är du? Väntas: { $names }. Är det du, skriv sit och namnet: sit { $name }
online-plain-request = Svara med allow { $number } (tillåt) eller refuse { $number } (neka)
online-plain-ask = { $name } är vid bordet, på en annan enhet. Är det du, skriv ask och namnet: ask { $name }
online-plain-over = Skriv again för ett nytt spel vid samma bord, eller quit för att gå.
online-plain-over-watching = Om bordet spelar ett spel till ser du det här. Skriv quit för att gå.
online-plain-help-again = again: ett nytt spel vid samma bord när det här är slut
online-plain-help-computer = computer: låt datorn spela turen åt någon som är borta
online-plain-help-seats = sit Anna: ta en plats under det namnet; move: en adress för att spela vidare på en annan enhet
online-plain-help-requests = ask Anna: be om en plats som är på en annan enhet; allow 1234 eller refuse 1234: tillåt eller neka en sådan begäran
