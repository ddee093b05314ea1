# yatzy, yatzy serve

help-serve = Atverti namų stalus tinkle
help-serve-listen = Klausytis šiuo adresu; 0 prievadas – bet kuris laisvas
help-serve-database = Žaidimus laikyti ten: sqlite:PATH
help-serve-host = Atsiliepti ir šiuo vardu; galima kartoti
help-serve-https = Serveris pasiekiamas per HTTPS, per tarpinį serverį
help-lan = Atverti stalus savo tinklui ir parodyti QR kodą
serve-open = Atverkite { $url } naršyklėje.
serve-lan = Iš telefonų tame pačiame tinkle: { $url }
serve-end = Ctrl-C sustabdo serverį; žaidimai išlieka.
serve-address = Adresu „{ $address }“ klausytis nepavyksta ({ $detail }); pasirinkite kitą su --listen.
serve-database = Duomenų bazės „{ $database }“ nepavyksta atverti ({ $detail }); nurodykite sqlite:PATH iki failo, į kurį galima rašyti.
serve-database-newer = Duomenų bazę „{ $database }“ sukūrė naujesnė programos versija; naudokite ją.
serve-database-kind = „{ $database }“ yra ne mūsų duomenų bazė; nurodykite sqlite:PATH.
serve-no-folder = Nėra aplanko žaidimams laikyti; nurodykite jį su --data DIR.
serve-failed = Serveris netikėtai sustojo ({ $detail }).
