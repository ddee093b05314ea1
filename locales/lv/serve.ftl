# yatzy, yatzy serve

help-serve = Palaist Yatzy serveri; visi spēlē pārlūkā
help-serve-listen = Klausīties šajā adresē; ports 0 ņem brīvu
help-serve-database = Glabāt spēles šajā datubāzē: sqlite:PATH vai postgres://HOST/NAME
help-serve-host = Atsaukties arī uz šo vārdu; var atkārtot
help-serve-https = Pie servera nāk ar HTTPS, caur starpniekserveri
help-lan = Ļaut spēlēt citiem savā tīklā un parādīt QR kodu
serve-open = Atver { $url } pārlūkā.
serve-lan = No tālruņiem tajā pašā tīklā: { $url }
serve-end = Ctrl-C aptur serveri; spēles saglabājas.
serve-address = Adresē “{ $address }” nevar klausīties ({ $detail }); izvēlies citu ar --listen.
serve-database = Datubāzi “{ $database }” nevar atvērt ({ $detail }); norādi sqlite:PATH uz failu, kurā drīkst rakstīt.
serve-database-newer = Datubāzi “{ $database }” veidojusi jaunāka programmas versija; lieto to.
serve-database-kind = “{ $database }” nav datubāze, ko Yatzy var lietot; norādi sqlite:PATH vai postgres://HOST/NAME.
serve-no-folder = Nav mapes, kur glabāt spēles; norādi to ar --data DIR.
serve-failed = Serveris negaidīti apstājās ({ $detail }).
