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
site-records-here = Denne enheten
site-records-title = Rekorder på denne enheten
