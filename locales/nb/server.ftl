# Why the server says no, and what to do instead.

server-unknown-game = Det finnes ikke noe slikt spill, eller lenken er ufullstendig; be om lenken igjen.
server-unknown-page = Det finnes ingen slik side; gå tilbake til forsiden.
server-unknown-code = Det finnes ikke noe spill med denne koden; sjekk den, eller be om lenken.
server-unknown-rules = Det finnes ikke noe regelsett eller noen utgave «{ $id }»; velg en fra listen.
server-not-yours = Det er { $player } som står for tur, på en annen enhet; vent på din tur.
server-only-watching = Du ser på dette spillet; ta en plass i det neste hvis du vil spille.
server-not-host = Bare verten for spillet kan gjøre det; spør verten.
server-stale = Noen var raskere: spillet har gått videre. Slik står det nå; velg igjen.
server-real-dice = Dette spillet spilles med ekte terninger; før inn det som ligger på bordet.
server-key-reused = Denne forespørselen er allerede brukt til noe annet; last siden på nytt og prøv igjen.
server-seat-taken = Der sitter det allerede noen; velg en annen plass.
server-table-full = Bordet er fullt; det har { $most } plasser.
server-no-seats = Det er ingen spiller ennå; oppgi minst én.
server-unknown-bot = Datamaskinen spiller ikke på nivået «{ $level }» her; velg et annet.
server-name-empty = Navnet er tomt; skriv et.
server-name-too-long = Navnet er for langt; et navn har høyst { $most } tegn.
server-name-unruly = Navnet har usynlige tegn; skriv det på nytt.
server-field = Feltet «{ $field }» mangler eller kan ikke leses.
server-malformed = Forespørselen kan ikke leses ({ $detail }).
server-too-large = Forespørselen er for stor.
server-too-many = Det var mye på en gang; vent litt og prøv igjen.
server-foreign = Denne forespørselen kommer fra et annet nettsted; åpne siden på dens egen adresse.
server-not-away = Den som står for tur, har ikke vært borte lenge; vent litt til.
server-not-over = Spillet er ikke slutt ennå; spill det ferdig først.
server-unavailable = Det går ikke an å lagre akkurat nå; ingenting er tapt, prøv igjen om litt.
