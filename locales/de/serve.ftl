# yatzy, yatzy serve

help-serve = Einen Yatzy-Server starten; alle spielen im Browser
help-serve-listen = An dieser Adresse lauschen; Port 0 nimmt einen freien
help-serve-database = Die Spiele in dieser Datenbank speichern: sqlite:PATH oder postgres://HOST/NAME
help-serve-host = Auch auf diesen Namen antworten; mehrmals möglich
help-serve-https = Der Server ist über HTTPS erreichbar, durch einen Proxy
help-lan = Andere im eigenen Netz mitspielen lassen und einen QR-Code zeigen
serve-open = Öffne { $url } in einem Browser.
serve-lan = Auf Handys im selben Netz: { $url }
serve-end = Strg-C beendet den Server; die Spiele bleiben gespeichert.
serve-address = An „{ $address }“ lässt sich nicht lauschen ({ $detail }); wähl mit --listen eine andere.
serve-database = Die Datenbank „{ $database }“ lässt sich nicht öffnen ({ $detail }); gib sqlite:PATH einer Datei an, in die man schreiben darf.
serve-database-newer = Die Datenbank „{ $database }“ stammt von einer neueren Version dieses Programms; nimm die.
serve-database-kind = „{ $database }“ ist keine Datenbank, die Yatzy benutzen kann; gib sqlite:PATH oder postgres://HOST/NAME an.
serve-no-folder = Es gibt keinen Ordner für die Spiele; gib mit --data DIR einen an.
serve-failed = Der Server ist unerwartet stehen geblieben ({ $detail }).
