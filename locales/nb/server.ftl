# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Databaseserveren for «{ $database }» kan ikke brukes ({ $detail }); sjekk adressen, brukeren, passordet og navnet på databasen.
serve-proxy-wrong = «{ $given }» er ikke adressen til en proxy; oppgi en som 127.0.0.1.
serve-metrics-wrong = «{ $given }» er ikke en adresse; oppgi en som 192.0.2.7.
serve-owned = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; avslutt det først, eller oppgi en annen fil med --database.
serve-owned-at = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; åpne { $address }, avslutt det først, eller oppgi en annen fil med --database.
serve-open = Åpne { $url } i en nettleser.
serve-lan = På telefoner på samme nettverk: { $url }
serve-end = Ctrl-C stopper serveren; spillene blir lagret.
serve-address = Det går ikke å lytte på «{ $address }» ({ $detail }); velg en annen med --listen.
serve-database = Databasen «{ $database }» kan ikke åpnes ({ $detail }); oppgi sqlite:PATH til en fil som kan skrives.
serve-database-newer = Databasen «{ $database }» er laget av en nyere versjon av programmet; bruk den.
serve-database-needs = Databasen «{ $database }» krever versjon { $version } av programmet eller en nyere.
serve-database-kind = «{ $database }» er ikke en database Yatzy kan bruke; oppgi sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Det er ingen mappe å lagre spill i; oppgi en med --data DIR.
serve-failed = Serveren stoppet uventet ({ $detail }).
serve-log-wrong = «{ $given }» sier ikke hvor mye som skal skrives; oppgi error, warn, info eller debug.

## Why the server says no, and what to do instead

server-too-slow = Forespørselen brukte for lang tid på veien. Prøv igjen.
server-wrong-method = Det kan ikke gjøres på denne adressen.
server-no-coach = Ved dette bordet spiller man uten trener. Bestem selv.
server-not-asked = Spør treneren først. Det noteres i spilloggen.
server-no-report = En rapport om dette spillet kan ikke regnes ut her.
server-unknown-game = Det finnes ikke noe slikt spill, eller lenken er ufullstendig. Be om lenken igjen.
server-unknown-page = Det finnes ingen slik side. Gå tilbake til forsiden.
server-unknown-code = Det finnes ikke noe spill med denne koden. Sjekk den, eller be om lenken.
server-unknown-rules = Det finnes ikke noe regelsett eller noen utgave «{ $id }». Velg en fra listen.
server-not-yours = Det er { $player } som står for tur, på en annen enhet. Vent på din tur.
server-only-watching = Du ser på dette spillet. Ta en plass i det neste hvis du vil spille.
server-not-host = Bare verten for spillet kan gjøre det. Spør verten.
server-stale = Noen var raskere: spillet har gått videre. Slik står det nå. Velg igjen.
server-real-dice = Dette spillet spilles med ekte terninger. Skriv inn det som ligger på bordet.
server-key-reused = Denne forespørselen er allerede brukt til noe annet. Last siden på nytt og prøv igjen.
server-unknown-bot = Datamaskinen spiller ikke på nivået «{ $level }» her. Velg et annet.
server-field = Feltet «{ $field }» mangler eller kan ikke leses.
server-malformed = Forespørselen kan ikke leses ({ $detail }).
server-too-large = Forespørselen er for stor.
server-too-many = Det var mye på en gang. Vent litt og prøv igjen.
server-foreign = Denne forespørselen kommer fra et annet nettsted. Åpne siden på dens egen adresse.
server-not-away = Den som står for tur, har ikke vært borte lenge. Vent litt til.
server-not-over = Spillet er ikke slutt ennå. Spill det ferdig først.
server-unavailable = Det går ikke an å lagre akkurat nå. Ingenting er tapt, prøv igjen om litt.
server-damaged = Dette spillet er skadet og kan ikke åpnes. Si fra til den som driver serveren.
server-computer-real-dice = Datamaskinen kan ikke kaste ekte terninger. Velg virtuelle terninger, eller spill uten datamaskinen.
server-shared-dice = Felles terninger er for én spiller. Start spillet med ett navn og uten datamaskinen.

## Its tables at a terminal

online-again = Samme bord, nytt spill.
online-again-soon = Samme bord, nytt spill. Du er med om { $seconds } s.
online-series = Vunne spill i denne serien: { $tally }
online-away = Borte: { $names }
online-came = { $name } setter seg ved bordet.
online-seat-gone = Plassen din er flyttet til en annen enhet. Her ser du på.
online-not-your-choice = Det siste valget tok { $name }. Bare den som valgte, kan angre det.
online-sit-question = Hvilket navn vil du spille under?
online-move = Spill videre som { $name } fra en annen enhet
online-move-title = Åpne denne adressen på den andre enheten
online-no-host = Det finnes ingen { $host } på dette nettverket. Sjekk adressen; verten ser den på skjermen sin.
online-unsafe = Forbindelsen til { $host } ville ikke være sikker: sertifikatet er ikke til å stole på, eller det mangler. På et hjemmenettverk begynner adresser med http:// og ikke https://
online-other-name = { $host } er en Yatzyserver, men svarer ikke på dette navnet. Bruk adressen som verten ser.
online-no-name = Denne plassen har ikke noe navn ennå. Oppgi ditt med --name NAME.
online-address = «{ $address }» er ikke adressen til et Yatzyspill. Den ser ut som http://192.168.1.7:8710/g/… , slik verten ser den.
online-code-alone = Hvilken server er { $code } på? Skriv adressen også: yatzy join 192.168.1.7:8710/join?code={ $code }. Bare koden holder på serveren du sist ble med på.
online-no-server = { $host } svarer ikke. Kjører serveren, og er du på samme nettverk?
online-not-yatzy = { $host } svarer, men er ikke en Yatzyserver, eller ikke en som denne versjonen forstår.
online-no-seat = Ingen plass er ledig ved bordet. Utelat --name for å se på.
online-turn = { $name } står for tur.
online-waiting = Sendt. Serveren har ikke svart ennå.
online-disconnected = Ingen forbindelse. Prøver igjen.
online-connected = Forbindelsen er tilbake.
online-gone = Verten har slettet spillet.
online-dice-verified = Terningene er sjekket: hvert kast er det serveren lovet før spillet.
online-dice-wrong = Terningene er ikke de serveren lovet før spillet. Ta vare på spilloggen, og spør verten.
online-dice-not-noted = Terningene kan ikke sjekkes: denne enheten noterte ikke serverens løfte før spillet var slutt.
online-dice-verified-here = Terningene er sjekket: hvert kast er det programmet lovet før spillet.
online-dice-wrong-here = Terningene er ikke de programmet lovet før spillet. Ta vare på spilloggen.
online-void = Lenken gjelder ikke lenger. Be verten om en ny.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Vil du være med, skriv sit og navnet ditt: sit Anna
online-plain-expected = Hvem er du? Ventet: { $names }. Er det deg, skriv sit og navnet: sit { $name }
online-plain-request = Svar med allow { $number } (tillat) eller refuse { $number } (avslå)
online-plain-ask = { $name } er ved bordet, på en annen enhet. Er det deg, skriv ask og navnet: ask { $name }
online-plain-over = Skriv again for et nytt spill ved samme bord, eller quit for å gå.
online-plain-over-watching = Spiller bordet et spill til, ser du det her. Skriv quit for å gå.
online-plain-help-again = again: et nytt spill ved samme bord når dette er over
online-plain-help-computer = computer: la datamaskinen spille turen til en som er borte
online-plain-help-seats = sit Anna: ta en plass under dette navnet; move: en adresse for å spille videre fra en annen enhet
online-plain-help-requests = ask Anna: be om en plass som er på en annen enhet; allow 1234 eller refuse 1234: tillat eller avslå en slik forespørsel
