# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Databaseserveren for »{ $database }« kan ikke bruges ({ $detail }); tjek adressen, brugeren, adgangskoden og databasens navn.
serve-proxy-wrong = »{ $given }« er ikke adressen på en proxy; angiv en som 127.0.0.1.
serve-metrics-wrong = »{ $given }« er ikke en adresse; angiv en som 192.0.2.7.
serve-owned = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; afslut det først, eller angiv en anden fil med --database.
serve-owned-at = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; åbn { $address }, afslut det først, eller angiv en anden fil med --database.
serve-open = Åbn { $url } i en browser.
serve-lan = På telefoner på samme netværk: { $url }
serve-end = Ctrl-C stopper serveren; spillene bliver gemt.
serve-address = Der kan ikke lyttes på »{ $address }« ({ $detail }); vælg en anden med --listen.
serve-database = Databasen »{ $database }« kan ikke åbnes ({ $detail }); angiv sqlite:PATH til en fil, der kan skrives.
serve-database-newer = Databasen »{ $database }« er lavet af en senere version af programmet; brug den.
serve-database-needs = Databasen »{ $database }« kræver version { $version } af programmet eller en senere.
serve-database-kind = »{ $database }« er ikke en database, som Yatzy kan bruge; angiv sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Der er ingen mappe at gemme spil i; angiv en med --data DIR.
serve-failed = Serveren stoppede uventet ({ $detail }).
serve-log-wrong = »{ $given }« siger ikke, hvor meget der skal skrives; angiv error, warn, info eller debug.

## Why the server says no, and what to do instead

server-too-slow = Forespørgslen var for længe undervejs. Prøv igen.
server-wrong-method = Det kan ikke gøres på denne adresse.
server-no-coach = Ved dette bord spiller man uden træner. Bestem selv.
server-not-asked = Spørg træneren først. Det noteres i spilloggen.
server-no-report = En rapport for dette spil kan ikke regnes ud her.
server-unknown-game = Der er ikke sådan et spil, eller linket er ufuldstændigt. Bed om linket igen.
server-unknown-page = Der er ikke sådan en side. Gå tilbage til forsiden.
server-unknown-code = Der er ikke noget spil med denne kode. Tjek den, eller bed om linket.
server-unknown-rules = Der er ikke noget regelsæt eller nogen udgave »{ $id }«. Vælg en på listen.
server-not-yours = Det er { $player }, der har turen, på en anden enhed. Vent på din tur.
server-only-watching = Du ser på dette spil. Tag en plads i det næste, hvis du vil spille.
server-not-host = Kun spillets vært kan gøre det. Spørg værten.
server-stale = Nogen var hurtigere: spillet er gået videre. Sådan står det nu. Vælg igen.
server-real-dice = Dette spil spilles med rigtige terninger. Skriv det, der ligger på bordet.
server-key-reused = Denne forespørgsel er allerede brugt til noget andet. Genindlæs siden, og prøv igen.
server-unknown-bot = Computeren spiller ikke på niveauet »{ $level }« her. Vælg et andet.
server-field = Feltet »{ $field }« mangler eller kan ikke læses.
server-malformed = Forespørgslen kan ikke læses ({ $detail }).
server-too-large = Forespørgslen er for stor.
server-too-many = Det var meget på én gang. Vent lidt, og prøv igen.
server-foreign = Denne forespørgsel kommer fra et andet websted. Åbn siden på dens egen adresse.
server-not-away = Den, der har turen, har ikke været væk længe. Vent lidt endnu.
server-not-over = Spillet er stadig i gang. Spil det færdigt først.
server-unavailable = Der kan ikke gemmes lige nu. Der er ikke gået noget tabt, prøv igen om lidt.
server-damaged = Dette spil er beskadiget og kan ikke åbnes. Sig det til den, der driver serveren.
server-computer-real-dice = Computeren kan ikke kaste rigtige terninger. Vælg virtuelle terninger, eller spil uden computeren.
server-shared-dice = Fælles terninger er for én spiller. Start spillet med ét navn og uden computeren.

## Its tables at a terminal

online-again = Samme bord, nyt spil.
online-again-soon = Samme bord, nyt spil. Du er med om { $seconds } s.
online-series = Vundne spil i denne serie: { $tally }
online-away = Væk: { $names }
online-came = { $name } sætter sig ved bordet.
online-seat-gone = Din plads er flyttet til en anden enhed. Her ser du på.
online-not-your-choice = Det sidste valg traf { $name }. Kun den, der valgte, kan fortryde det.
online-sit-question = Hvilket navn vil du spille under?
online-move = Spil videre som { $name } fra en anden enhed
online-move-title = Åbn denne adresse på den anden enhed
online-no-host = Der er ingen { $host } på dette netværk. Tjek adressen; værten kan se den på sin skærm.
online-unsafe = Forbindelsen til { $host } ville ikke være sikker: certifikatet kan ikke godkendes, eller der mangler et. På et hjemmenetværk begynder adresser med http:// og ikke https://
online-other-name = { $host } er en Yatzyserver, men svarer ikke på det navn. Brug den adresse, som værten ser.
online-no-name = Denne plads har ikke noget navn endnu. Angiv dit med --name NAME.
online-address = »{ $address }« er ikke adressen på et Yatzyspil. Den ser ud som http://192.168.1.7:8710/g/… , sådan som værten ser den.
online-code-alone = Hvilken server er { $code } på? Skriv også adressen: yatzy join 192.168.1.7:8710/join?code={ $code }. Koden alene er nok på den server, du sidst var med på.
online-no-server = { $host } svarer ikke. Kører serveren, og er du på samme netværk?
online-not-yatzy = { $host } svarer, men er ikke en Yatzyserver, eller ikke én, som denne version forstår.
online-no-seat = Ingen plads er ledig ved bordet. Udelad --name for at se på.
online-turn = { $name } har turen.
online-waiting = Sendt. Serveren har ikke svaret endnu.
online-disconnected = Ingen forbindelse. Prøver igen.
online-connected = Forbindelsen er tilbage.
online-gone = Værten har slettet spillet.
online-dice-verified = Terningerne er tjekket: hvert kast er det, serveren lovede før spillet.
online-dice-wrong = Terningerne er ikke dem, serveren lovede før spillet. Gem spilloggen, og spørg værten.
online-dice-not-noted = Terningerne kan ikke tjekkes: denne enhed noterede ikke serverens løfte, før spillet var slut.
online-dice-verified-here = Terningerne er tjekket: hvert kast er det, programmet lovede før spillet.
online-dice-wrong-here = Terningerne er ikke dem, programmet lovede før spillet. Gem spilloggen.
online-void = Linket virker ikke længere. Bed værten om et nyt.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Vil du spille med, så skriv sit og dit navn: sit Anna
online-plain-expected = Hvem er du? Ventet: { $names }. Er det dig, så skriv sit og navnet: sit { $name }
online-plain-request = Svar med allow { $number } (tillad) eller refuse { $number } (afvis)
online-plain-ask = { $name } er ved bordet, på en anden enhed. Er det dig, så skriv ask og navnet: ask { $name }
online-plain-over = Skriv again for et nyt spil ved samme bord, eller quit for at gå.
online-plain-over-watching = Spiller bordet et spil mere, ser du det her. Skriv quit for at gå.
online-plain-help-again = again: et nyt spil ved samme bord, når dette er slut
online-plain-help-computer = computer: lad computeren spille turen for en, der er væk
online-plain-help-seats = sit Anna: tag en plads under dette navn; move: en adresse til at spille videre fra en anden enhed
online-plain-help-requests = ask Anna: bed om en plads, der er på en anden enhed; allow 1234 eller refuse 1234: tillad eller afvis en sådan anmodning
