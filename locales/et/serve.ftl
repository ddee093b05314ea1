# yatzy, yatzy serve

help-serve = Käivita Yatzy-server; kõik mängivad brauseris
help-serve-listen = Kuula sellel aadressil; port 0 võtab vaba
help-serve-database = Hoia mänge selles andmebaasis: sqlite:PATH või postgres://HOST/NAME
help-serve-host = Vasta ka sellele nimele; võib korrata
help-serve-https = Serverisse tullakse HTTPS-iga, läbi puhverserveri
help-lan = Lase teistel oma võrgus mängida ja näita QR-koodi
serve-open = Ava { $url } brauseris.
serve-lan = Sama võrgu telefonides: { $url }
serve-end = Ctrl-C peatab serveri; mängud jäävad alles.
serve-address = Aadressil „{ $address }” ei saa kuulata ({ $detail }); vali lipuga --listen mõni teine.
serve-database = Andmebaasi „{ $database }” ei saa avada ({ $detail }); anna sqlite:PATH faili kohta, kuhu tohib kirjutada.
serve-database-newer = Andmebaasi „{ $database }” on teinud selle programmi uuem versioon; kasuta seda.
serve-database-kind = „{ $database }” ei ole andmebaas, mida Yatzy saab kasutada; anna sqlite:PATH või postgres://HOST/NAME.
serve-no-folder = Mängude jaoks pole kausta; anna see lipuga --data DIR.
serve-failed = Server lõpetas ootamatult ({ $detail }).
