# Why the server says no, and what to do instead.

server-unknown-game = Der er ikke sådan et spil, eller linket er ufuldstændigt; bed om linket igen.
server-unknown-page = Der er ikke sådan en side; gå tilbage til forsiden.
server-unknown-code = Der er ikke noget spil med denne kode; tjek den, eller bed om linket.
server-unknown-rules = Der er ikke noget regelsæt eller nogen udgave »{ $id }«; vælg en på listen.
server-not-yours = Det er { $player }, der har turen, på en anden enhed; vent på din tur.
server-only-watching = Du ser på dette spil; tag en plads i det næste, hvis du vil spille.
server-not-host = Kun spillets vært kan gøre det; spørg værten.
server-stale = Nogen var hurtigere: spillet er gået videre. Sådan står det nu; vælg igen.
server-real-dice = Dette spil spilles med rigtige terninger; skriv det, der ligger på bordet.
server-key-reused = Denne forespørgsel er allerede brugt til noget andet; genindlæs siden, og prøv igen.
server-seat-taken = Der sidder allerede nogen; vælg en anden plads.
server-table-full = Bordet er fuldt; det har { $most } pladser.
server-no-seats = Der er ingen spiller endnu; angiv mindst én.
server-unknown-bot = Computeren spiller ikke på niveauet »{ $level }« her; vælg et andet.
server-name-empty = Navnet er tomt; skriv et.
server-name-too-long = Navnet er for langt; et navn har højst { $most } tegn.
server-name-unruly = Navnet har usynlige tegn; skriv det igen.
server-field = Feltet »{ $field }« mangler eller kan ikke læses.
server-malformed = Forespørgslen kan ikke læses ({ $detail }).
server-too-large = Forespørgslen er for stor.
server-too-many = Det var meget på én gang; vent lidt, og prøv igen.
server-foreign = Denne forespørgsel kommer fra et andet websted; åbn siden på dens egen adresse.
server-not-away = Den, der har turen, har ikke været væk længe; vent lidt endnu.
server-not-over = Spillet er stadig i gang; spil det færdigt først.
server-unavailable = Der kan ikke gemmes lige nu; der er ikke gået noget tabt, prøv igen om lidt.
