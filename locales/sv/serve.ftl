# yatzy, yatzy serve

help-serve = Starta en Yatzyserver; alla spelar i webbläsaren
help-serve-listen = Lyssna på den här adressen; port 0 tar en ledig
help-serve-database = Spara spelen i den här databasen: sqlite:PATH eller postgres://HOST/NAME
help-serve-host = Svara även på det här namnet; kan upprepas
help-serve-https = Folk når servern med HTTPS, genom en proxy
help-lan = Låt andra på ditt nätverk spela, och visa en QR-kod
serve-open = Öppna { $url } i en webbläsare.
serve-lan = På telefoner i samma nätverk: { $url }
serve-end = Ctrl-C stoppar servern; spelen sparas.
serve-address = Det går inte att lyssna på ”{ $address }” ({ $detail }); välj en annan med --listen.
serve-database = Databasen ”{ $database }” går inte att öppna ({ $detail }); ange sqlite:PATH till en fil som går att skriva.
serve-database-newer = Databasen ”{ $database }” är gjord av en senare version av programmet; använd den.
serve-database-kind = ”{ $database }” är ingen databas som Yatzy kan använda; ange sqlite:PATH eller postgres://HOST/NAME.
serve-no-folder = Det finns ingen mapp att spara spel i; ange en med --data DIR.
serve-failed = Servern stannade oväntat ({ $detail }).
