# The site: the whole game in a browser, without a server.

site-update-waits = Der er kommet en ny version af Yatzy. Den tages i brug, når dette spil er slut.
site-nearly-full = Der er næsten ikke mere plads til Yatzy på denne enhed. Sikkerhedskopiér dine spil, og slet nogle.
site-may-go = Denne browser kan slette dine spil, når der bliver for lidt plads på enheden. Installér Yatzy, eller hav en sikkerhedskopi.
site-goes-after-a-week = Safari sletter dine spil, når du ikke har åbnet Yatzy i syv dage. Læg Yatzy på hjemmeskærmen: dér bliver de. Det begynder tomt dér; en sikkerhedskopi tager dine spil med.
site-back-up = Sikkerhedskopiér
site-put-away = OK
site-install = Installér Yatzy
site-loading = Et øjeblik, Yatzy er på vej.
site-not-loaded = Yatzy kunne ikke hentes. Tjek forbindelsen, og prøv igen.
site-try-again = Prøv igen
site-cannot-keep = Denne browser kan ikke beholde Yatzy her. Åbn det i et almindeligt vindue, ikke et privat, på en adresse, der begynder med https.
site-needs-script = Yatzy spilles i din browser og har brug for JavaScript til det. Aktivér det.
site-language-away = Dette sprog er ikke på enheden endnu. Opret forbindelse én gang, så bliver det der.
site-paper-away = Det, der laver papir, er ikke på enheden endnu. Opret forbindelse én gang, så bliver det der.
site-full = Der er ikke mere plads på denne enhed, så det blev ikke gemt. Sikkerhedskopiér dine spil, slet nogle, og prøv igen.
site-dice-secret = Disse terninger kastes på denne enhed, som også kender deres hemmelighed. De er retfærdige, men de beviser ikke noget for andre.
site-one-device = Her spiller alle på denne ene enhed. For at spille på flere starter nogen Yatzyserveren på en computer; et link eller en kode fører så de andre til bordet.
site-games = Spil på denne enhed
site-back-up-hint = Alle spil i én fil, afsluttede eller ej. Gem den et andet sted: den bringer spillene tilbage hertil, til en anden enhed eller til en Yatzyserver.
site-restore = Hent spil tilbage
site-restore-hint = Fra en sikkerhedskopi eller en spillog.
site-restore-not = Denne fil er hverken en sikkerhedskopi eller en spillog.
site-records-here = Denne enhed
site-records-title = Rekorder på denne enhed
