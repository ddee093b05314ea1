# yatzy, yatzy serve

help-serve = Atvērt mājas galdus tīklā
help-serve-listen = Klausīties šajā adresē; ports 0 ņem brīvu
help-serve-database = Glabāt spēles tur: sqlite:PATH
help-serve-host = Atsaukties arī uz šo vārdu; var atkārtot
help-serve-https = Pie servera nāk ar HTTPS, caur starpniekserveri
help-lan = Atvērt māju savam tīklam un parādīt QR kodu
serve-open = Atveriet { $url } pārlūkā.
serve-lan = No tālruņiem tajā pašā tīklā: { $url }
serve-end = Ctrl-C beidz; spēles saglabājas.
serve-address = Adresē “{ $address }” nevar klausīties ({ $detail }); izvēlieties citu ar --listen.
serve-database = Datubāzi “{ $database }” nevar atvērt ({ $detail }); norādiet sqlite:PATH uz failu, kurā drīkst rakstīt.
serve-database-newer = Datubāzi “{ $database }” veidojusi jaunāka programmas versija; lietojiet to.
serve-database-kind = “{ $database }” nav mūsu datubāze; norādiet sqlite:PATH.
serve-no-folder = Nav mapes, kur glabāt spēles; norādiet to ar --data DIR.
serve-failed = Serveris negaidīti apstājās ({ $detail }).
