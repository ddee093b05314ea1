# yatzy, yatzy serve

help-serve = Elindít egy Yatzy-szervert; mindenki böngészőben játszik
help-serve-listen = Ezen a címen figyel; a 0 port egy szabadot választ
help-serve-database = Ebben az adatbázisban tartja a játékokat: sqlite:PATH vagy postgres://HOST/NAME
help-serve-host = Erre a névre is válaszol; ismételhető
help-serve-https = A szervert HTTPS-en, proxyn át érik el
help-lan = Játszani enged másokat a saját hálózatodon, és QR-kódot mutat
serve-open = Nyisd meg böngészőben: { $url }
serve-lan = Telefonról, ugyanazon a hálózaton: { $url }
serve-end = Ctrl-C: leáll a szerver; a játékok megmaradnak.
serve-address = Ezen a címen nem lehet figyelni: „{ $address }” ({ $detail }); válassz másikat: --listen.
serve-database = Nem nyitható meg az adatbázis: „{ $database }” ({ $detail }); adj meg sqlite:PATH formában egy írható fájlt.
serve-database-newer = Ezt az adatbázist a program egy újabb változata készítette: „{ $database }”; azt használd.
serve-database-kind = „{ $database }” nem olyan adatbázis, amelyet a Yatzy használni tud; add meg így: sqlite:PATH vagy postgres://HOST/NAME.
serve-no-folder = Nincs mappa a játékoknak; adj meg egyet: --data DIR.
serve-failed = A szerver váratlanul leállt ({ $detail }).
