# yatzy, yatzy serve

help-serve = Paleisti Yatzy serverį; visi žaidžia naršyklėje
help-serve-listen = Klausytis šiuo adresu; 0 prievadas – bet kuris laisvas
help-serve-database = Žaidimus laikyti šioje duomenų bazėje: sqlite:PATH arba postgres://HOST/NAME
help-serve-host = Atsiliepti ir šiuo vardu; galima kartoti
help-serve-https = Serveris pasiekiamas per HTTPS, per tarpinį serverį
help-lan = Leisti žaisti kitiems iš savo tinklo ir parodyti QR kodą
serve-open = Atverk { $url } naršyklėje.
serve-lan = Iš telefonų tame pačiame tinkle: { $url }
serve-end = Ctrl-C sustabdo serverį; žaidimai išlieka.
serve-address = Adresu „{ $address }“ klausytis nepavyksta ({ $detail }); pasirink kitą su --listen.
serve-database = Duomenų bazės „{ $database }“ nepavyksta atverti ({ $detail }); nurodyk sqlite:PATH iki failo, į kurį galima rašyti.
serve-database-newer = Duomenų bazę „{ $database }“ sukūrė naujesnė programos versija; naudok ją.
serve-database-kind = „{ $database }“ nėra duomenų bazė, kurią Yatzy gali naudoti; nurodyk sqlite:PATH arba postgres://HOST/NAME.
serve-no-folder = Nėra aplanko žaidimams laikyti; nurodyk jį su --data DIR.
serve-failed = Serveris netikėtai sustojo ({ $detail }).
