# The site: the whole game in a browser, without a server.

site-update-waits = Er is een nieuwe versie van Yatzy. Die komt als dit spel voorbij is.
site-nearly-full = Dit apparaat heeft bijna geen ruimte meer voor Yatzy. Maak een back-up van je spellen en verwijder er een paar.
site-may-go = Deze browser kan je spellen verwijderen als het apparaat ruimte tekortkomt. Installeer Yatzy of bewaar een back-up.
site-goes-after-a-week = Safari verwijdert je spellen als je Yatzy zeven dagen niet hebt geopend. Zet Yatzy op het beginscherm: daar blijven ze. Het begint daar leeg; een back-up neemt je spellen mee.
site-back-up = Back-up maken
site-put-away = OK
site-install = Yatzy installeren
site-loading = Een ogenblik, Yatzy komt eraan.
site-not-loaded = Yatzy kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
site-try-again = Opnieuw proberen
site-cannot-keep = Deze browser kan Yatzy hier niet bewaren. Open het in een gewoon venster, niet in een privévenster, op een adres dat met https begint.
site-needs-script = Yatzy speelt in je browser en heeft daar JavaScript voor nodig. Zet het aan.
site-language-away = Deze taal staat nog niet op het apparaat. Maak één keer verbinding, dan blijft ze er.
site-paper-away = Wat papier maakt, staat nog niet op het apparaat. Maak één keer verbinding, dan blijft het er.
site-full = Dit apparaat heeft geen ruimte meer, dus dat is niet bewaard. Maak een back-up van je spellen, verwijder er een paar en probeer het opnieuw.
site-dice-secret = Deze dobbelstenen worden op dit apparaat gegooid, en het kent ook hun geheim. Ze zijn eerlijk, maar ze bewijzen anderen niets.
site-one-device = Hier speelt iedereen op dit ene apparaat. Om op meer apparaten te spelen start iemand de Yatzyserver op een computer; een link of een code brengt de anderen dan aan tafel.
site-games = Spellen op dit apparaat
site-back-up-hint = Alle spellen in één bestand, klaar of niet. Bewaar het ergens anders: het brengt ze terug op dit apparaat, op een ander of op een Yatzyserver.
site-restore = Spellen terughalen
site-restore-hint = Uit een back-up of een verslag.
site-restore-not = Dit bestand is geen back-up en geen verslag.
site-records-here = Dit apparaat
site-records-title = Records op dit apparaat
