# yatzy, yatzy serve

help-serve = Start en Yatzyserver; alle spiller i nettleseren
help-serve-listen = Lytt på denne adressen; port 0 tar en ledig
help-serve-database = Lagre spillene i denne databasen: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svar også på dette navnet; kan gjentas
help-serve-https = Folk når serveren med HTTPS, gjennom en proxy
help-lan = La andre på nettverket ditt spille, og vis en QR-kode
serve-open = Åpne { $url } i en nettleser.
serve-lan = På telefoner i samme nettverk: { $url }
serve-end = Ctrl-C stopper serveren; spillene blir lagret.
serve-address = Det går ikke å lytte på «{ $address }» ({ $detail }); velg en annen med --listen.
serve-database = Databasen «{ $database }» kan ikke åpnes ({ $detail }); oppgi sqlite:PATH til en fil som kan skrives.
serve-database-newer = Databasen «{ $database }» er laget av en nyere versjon av programmet; bruk den.
serve-database-kind = «{ $database }» er ikke en database Yatzy kan bruke; oppgi sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Det er ingen mappe å lagre spill i; oppgi en med --data DIR.
serve-failed = Serveren stoppet uventet ({ $detail }).
