# yatzy, yatzy serve

help-serve = Atverti namų stalus tinkle
help-serve-listen = Klausytis šiuo adresu; 0 prievadas paima laisvą
help-serve-database = Žaidimus laikyti ten: sqlite:PATH
help-serve-host = Atsiliepti ir šiuo vardu; galima kartoti
help-serve-https = Serverį pasiekia per HTTPS, per tarpinį serverį
help-lan = Atverti namus savo tinklui ir parodyti QR kodą
serve-open = Atverkite { $url } naršyklėje.
serve-lan = Iš telefonų tame pačiame tinkle: { $url }
serve-end = Ctrl-C baigia; žaidimai išlieka.
serve-address = Adresu „{ $address }“ klausytis nepavyksta ({ $detail }); pasirinkite kitą su --listen.
serve-database = Duomenų bazės „{ $database }“ nepavyksta atverti ({ $detail }); nurodykite sqlite:PATH iki failo, į kurį galima rašyti.
serve-database-newer = Duomenų bazę „{ $database }“ sukūrė naujesnė programos versija; naudokite ją.
serve-database-kind = „{ $database }“ ne mūsų duomenų bazė; nurodykite sqlite:PATH.
serve-no-folder = Nėra aplanko žaidimams laikyti; nurodykite jį su --data DIR.
serve-failed = Serveris netikėtai sustojo ({ $detail }).
