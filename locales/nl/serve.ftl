# yatzy, yatzy serve

help-serve = Start een Yatzyserver; iedereen speelt in de browser
help-serve-listen = Luister op dit adres; poort 0 neemt een vrije
help-serve-database = Bewaar de spellen in deze database: sqlite:PATH of postgres://HOST/NAME
help-serve-host = Antwoord ook op deze naam; mag vaker
help-serve-https = Mensen bereiken de server via HTTPS, door een proxy
help-lan = Laat anderen op je netwerk meespelen, en toon een QR-code
serve-open = Open { $url } in een browser.
serve-lan = Op telefoons in hetzelfde netwerk: { $url }
serve-end = Ctrl-C stopt de server; de spellen blijven bewaard.
serve-address = Op “{ $address }” kan niet worden geluisterd ({ $detail }); kies een ander adres met --listen.
serve-database = De database “{ $database }” kan niet worden geopend ({ $detail }); geef sqlite:PATH op van een bestand waarin geschreven mag worden.
serve-database-newer = De database “{ $database }” is gemaakt door een nieuwere versie van dit programma; gebruik die.
serve-database-kind = “{ $database }” is geen database die Yatzy kan gebruiken; geef sqlite:PATH of postgres://HOST/NAME op.
serve-no-folder = Er is geen map om spellen in te bewaren; geef er een op met --data DIR.
serve-failed = De server is onverwacht gestopt ({ $detail }).
