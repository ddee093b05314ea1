# The site: the whole game in a browser, without a server.

site-update-waits = Det er kommet en ny versjon av Yatzy. Den tas i bruk når dette spillet er over.
site-nearly-full = Denne enheten har nesten ikke plass igjen til Yatzy. Sikkerhetskopier spillene dine, og slett noen.
site-may-go = Denne nettleseren kan slette spillene dine når det blir lite plass på enheten. Installer Yatzy, eller ha en sikkerhetskopi.
site-goes-after-a-week = Safari sletter spillene dine når du ikke har åpnet Yatzy på sju dager. Legg Yatzy på startskjermen: der blir de. Det begynner tomt der; en sikkerhetskopi tar med spillene dine.
site-back-up = Sikkerhetskopier
site-put-away = OK
site-install = Installer Yatzy
site-loading = Et øyeblikk, Yatzy er på vei.
site-not-loaded = Yatzy kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
site-try-again = Prøv igjen
site-cannot-keep = Denne nettleseren kan ikke ta vare på Yatzy her. Åpne det i et vanlig vindu, ikke et privat, på en adresse som begynner med https.
site-needs-script = Yatzy spilles i nettleseren din og trenger JavaScript til det. Skru det på.
site-language-away = Dette språket er ikke på enheten ennå. Koble til én gang, så blir det der.
site-paper-away = Det som lager papir, er ikke på enheten ennå. Koble til én gang, så blir det der.
site-full = Denne enheten har ikke plass igjen, så det ble ikke lagret. Sikkerhetskopier spillene dine, slett noen og prøv igjen.
site-dice-secret = Disse terningene kastes på denne enheten, og den kjenner også hemmeligheten bak dem. De er rettferdige, men de beviser ingenting for andre.
site-one-device = Her spiller alle på denne ene enheten. For å spille på flere starter noen Yatzyserveren på en datamaskin; en lenke eller en kode tar så de andre til bordet.
site-games = Spill på denne enheten
site-back-up-hint = Alle spill i én fil, ferdige eller ikke. Ta vare på den et annet sted: den henter spillene tilbake hit, til en annen enhet eller til en Yatzyserver.
site-restore = Hent spill tilbake
site-restore-hint = Fra en sikkerhetskopi eller en spillogg.
site-restore-not = Denne filen er verken en sikkerhetskopi eller en spillogg.
site-records-here = Denne enheten
site-records-title = Rekorder på denne enheten
