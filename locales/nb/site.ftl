# The site: the whole game in a browser, without a server.

site-update-waits = En ny versjon av Yatzy er klar. Den starter etter dette spillet.
site-nearly-full = Denne enheten har nesten ikke plass igjen til Yatzy. Sikkerhetskopier spillene dine, og slett noen.
site-may-go = Denne nettleseren kan slette spillene dine når det blir lite plass på enheten. Installer Yatzy, eller ta en sikkerhetskopi.
site-goes-after-a-week = Safari sletter spillene dine når du ikke har åpnet Yatzy på sju dager. Legg Yatzy på hjemskjermen for å beholde dem. Der er det tomt til å begynne med. Gjenopprett spillene dine fra en sikkerhetskopi.
site-back-up = Sikkerhetskopier
site-put-away = OK
site-install = Installer Yatzy
site-loading = Et øyeblikk, Yatzy lastes inn.
site-not-loaded = Yatzy kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
site-try-again = Prøv igjen
site-cannot-keep = Denne nettleseren kan ikke lagre Yatzy her. Åpne det i et vanlig vindu, ikke et privat, på en adresse som begynner med https.
site-too-old = Denne nettleseren er for gammel for Yatzy. Oppdater den, eller åpne Yatzy i Chrome eller Edge fra 108, Firefox fra 121 eller Safari fra 16.4.
site-needs-script = Yatzy spilles i nettleseren din og trenger JavaScript til det. Skru det på.
site-language-away = Dette språket er ikke lastet ned ennå. Gå på nett én gang for å få det.
site-paper-away = Utskrift er ikke lastet ned ennå. Gå på nett én gang for å få det.
site-full = Denne enheten har ikke plass igjen, så det ble ikke lagret. Sikkerhetskopier spillene dine, slett noen og prøv igjen.
site-dice-secret = Disse terningene kastes på denne enheten, og den kjenner også hemmeligheten bak dem. De er ærlige, men det kan du ikke bevise for andre.
site-games = Spill på denne enheten
site-back-up-hint = Alle spill i én fil, avsluttede eller ikke. Ta vare på den et annet sted. Fra den kan du gjenopprette spillene her, på en annen enhet eller på en Yatzyserver.
site-restore = Gjenopprett spill
site-restore-hint = Fra en sikkerhetskopi eller en spillogg.
site-restore-not = Denne filen er verken en sikkerhetskopi eller en spillogg.
site-restore-secret = Terningene i dette spillet er fortsatt hemmelige. Bruk en sikkerhetskopi, eller vent til spillet er over.
site-records-here = Denne enheten
site-records-title = Rekorder på denne enheten
site-go-on-none = Spill du begynner på denne enheten, vises her.
