# The site: the whole game in a browser, without a server.

site-update-waits = En ny version af Yatzy er klar. Den starter efter dette spil.
site-nearly-full = Der er næsten ikke mere plads til Yatzy på denne enhed. Sikkerhedskopiér dine spil, og slet nogle.
site-may-go = Denne browser kan slette dine spil, når der bliver for lidt plads på enheden. Installér Yatzy, eller tag en sikkerhedskopi.
site-goes-after-a-week = Safari sletter dine spil, når du ikke har åbnet Yatzy i syv dage. Læg Yatzy på hjemmeskærmen for at beholde dem. Dér er der tomt til at begynde med. Gendan dine spil fra en sikkerhedskopi.
site-back-up = Sikkerhedskopiér
site-put-away = OK
site-install = Installér Yatzy
site-loading = Et øjeblik, Yatzy indlæses.
site-not-loaded = Yatzy kunne ikke hentes. Tjek forbindelsen, og prøv igen.
site-try-again = Prøv igen
site-cannot-keep = Denne browser kan ikke gemme Yatzy her. Åbn det i et almindeligt vindue, ikke et privat, på en adresse, der begynder med https.
site-too-old = Denne browser er for gammel til Yatzy. Opdatér den, eller åbn Yatzy i Chrome eller Edge fra 108, Firefox fra 121 eller Safari fra 16.4.
site-needs-script = Yatzy spilles i din browser og har brug for JavaScript til det. Aktivér det.
site-language-away = Dette sprog er ikke hentet endnu. Gå på nettet én gang for at få det.
site-paper-away = Udskrivning er ikke hentet endnu. Gå på nettet én gang for at få det.
site-full = Der er ikke mere plads på denne enhed, så det blev ikke gemt. Sikkerhedskopiér dine spil, slet nogle, og prøv igen.
site-dice-secret = Disse terninger kastes på denne enhed, som også kender deres hemmelighed. De er ærlige, men det kan du ikke bevise for andre.
site-games = Spil på denne enhed
site-back-up-hint = Alle spil i én fil, afsluttede eller ej. Gem den et andet sted. Fra den kan du gendanne spillene her, på en anden enhed eller på en Yatzyserver.
site-restore = Gendan spil
site-restore-hint = Fra en sikkerhedskopi eller en spillog.
site-restore-not = Denne fil er hverken en sikkerhedskopi eller en spillog.
site-restore-secret = Terningerne i dette spil er stadig hemmelige. Brug en sikkerhedskopi, eller vent, til spillet er slut.
site-records-here = Denne enhed
site-records-title = Rekorder på denne enhed
site-go-on-none = Spil, du begynder på denne enhed, vises her.
