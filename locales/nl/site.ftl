# The site: the whole game in a browser, without a server.

site-update-waits = Er staat een nieuwe versie van Yatzy klaar. Die start na dit spel.
site-nearly-full = Dit apparaat heeft bijna geen ruimte meer voor Yatzy. Maak een back-up van je spellen en verwijder er een paar.
site-may-go = Deze browser kan je spellen verwijderen als het apparaat ruimte tekortkomt. Installeer Yatzy of bewaar een back-up.
site-goes-after-a-week = Safari verwijdert je spellen als je Yatzy zeven dagen niet hebt geopend. Zet Yatzy op het beginscherm om ze te bewaren. Daar is het eerst leeg. Zet je spellen terug uit een back-up.
site-back-up = Back-up maken
site-put-away = OK
site-install = Yatzy installeren
site-loading = Een ogenblik, Yatzy wordt geladen.
site-not-loaded = Yatzy kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
site-try-again = Opnieuw proberen
site-cannot-keep = Deze browser kan Yatzy hier niet bewaren. Open het in een gewoon venster, niet in een privévenster, op een adres dat met https begint.
site-too-old = Deze browser is te oud voor Yatzy. Werk hem bij, of open Yatzy in Chrome of Edge vanaf 108, Firefox vanaf 121 of Safari vanaf 16.4.
site-needs-script = Yatzy draait in je browser en heeft daar JavaScript voor nodig. Zet het aan.
site-language-away = Deze taal is nog niet gedownload. Ga één keer online om die op te halen.
site-paper-away = Afdrukken is nog niet gedownload. Ga één keer online om het op te halen.
site-full = Dit apparaat heeft geen ruimte meer, dus dat is niet bewaard. Maak een back-up van je spellen, verwijder er een paar en probeer het opnieuw.
site-dice-secret = Deze dobbelstenen worden op dit apparaat gegooid, en het kent ook hun geheim. Ze zijn eerlijk, maar dat kun je anderen niet bewijzen.
site-games = Spellen op dit apparaat
site-back-up-hint = Alle spellen in één bestand, afgelopen of niet. Bewaar het ergens anders. Daaruit kun je je spellen hier, op een ander apparaat of op een Yatzyserver terugzetten.
site-restore = Spellen terugzetten
site-restore-hint = Uit een back-up of een verslag.
site-restore-not = Dit bestand is geen back-up en geen verslag.
site-restore-secret = De dobbelstenen van dit spel zijn nog geheim. Gebruik een back-up, of wacht tot het spel voorbij is.
site-records-here = Dit apparaat
site-records-title = Records op dit apparaat
site-go-on-none = Spellen die je op dit apparaat begint, staan hier.
