# yatzy, yatzy serve

help-serve = Start en Yatzyserver; alle spiller i browseren
help-serve-listen = Lyt på denne adresse; port 0 tager en ledig
help-serve-database = Gem spillene i denne database: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svar også på dette navn; kan gentages
help-serve-https = Folk når serveren med HTTPS, gennem en proxy
help-lan = Lad andre på dit netværk spille med, og vis en QR-kode
serve-open = Åbn { $url } i en browser.
serve-lan = På telefoner i samme netværk: { $url }
serve-end = Ctrl-C stopper serveren; spillene bliver gemt.
serve-address = Der kan ikke lyttes på »{ $address }« ({ $detail }); vælg en anden med --listen.
serve-database = Databasen »{ $database }« kan ikke åbnes ({ $detail }); angiv sqlite:PATH til en fil, der kan skrives.
serve-database-newer = Databasen »{ $database }« er lavet af en senere version af programmet; brug den.
serve-database-kind = »{ $database }« er ikke en database, som Yatzy kan bruge; angiv sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Der er ingen mappe at gemme spil i; angiv en med --data DIR.
serve-failed = Serveren stoppede uventet ({ $detail }).
