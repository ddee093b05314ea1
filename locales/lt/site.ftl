# The site: the whole game in a browser, without a server.

site-update-waits = Nauja Yatzy versija paruošta. Ji ims veikti po šio žaidimo.
site-nearly-full = Šiame įrenginyje beveik nebeliko vietos Yatzy. Pasidaryk žaidimų atsarginę kopiją ir kelis ištrink.
site-may-go = Ši naršyklė gali ištrinti tavo žaidimus, kai įrenginyje pritrūks vietos. Įdiek Yatzy arba pasidaryk atsarginę kopiją.
site-goes-after-a-week = „Safari“ ištrina tavo žaidimus, jei septynias dienas neatveri Yatzy. Kad jie liktų, pridėk Yatzy prie pradžios ekrano. Iš pradžių ten bus tuščia. Atkurk žaidimus iš atsarginės kopijos.
site-back-up = Kurti atsarginę kopiją
site-put-away = Gerai
site-install = Įdiegti Yatzy
site-loading = Minutėlę, Yatzy įkeliamas.
site-not-loaded = Yatzy įkelti nepavyko. Patikrink ryšį ir bandyk dar kartą.
site-try-again = Bandyti dar kartą
site-cannot-keep = Ši naršyklė negali čia laikyti Yatzy. Atverk jį paprastame lange, ne privačiame, adresu, kuris prasideda https.
site-too-old = Ši naršyklė Yatzy per sena. Atnaujink ją arba atverk Yatzy „Chrome“ ar „Edge“ (nuo 108), „Firefox“ (nuo 121) arba „Safari“ (nuo 16.4) naršyklėje.
site-needs-script = Yatzy veikia tavo naršyklėje, ir tam reikia „JavaScript“. Įjunk jį.
site-language-away = Ši kalba dar neatsisiųsta. Kartą prisijunk prie interneto, kad ją gautum.
site-paper-away = Spausdinimo dalis dar neatsisiųsta. Kartą prisijunk prie interneto, kad ją gautum.
site-full = Šiame įrenginyje nebeliko vietos, todėl tai neišsaugota. Pasidaryk žaidimų atsarginę kopiją, kelis ištrink ir bandyk dar kartą.
site-dice-secret = Šiuos kauliukus meta šis įrenginys, jis žino ir jų paslaptį. Jie sąžiningi, bet kitiems to įrodyti negali.
site-games = Žaidimai šiame įrenginyje
site-back-up-hint = Visi žaidimai viename faile, baigti ir nebaigti. Laikyk jį kitur. Iš jo žaidimus gali atkurti čia, kitame įrenginyje arba Yatzy serveryje.
site-restore = Atkurti žaidimus
site-restore-hint = Iš atsarginės kopijos arba iš protokolo.
site-restore-not = Šis failas nėra nei atsarginė kopija, nei protokolas.
site-restore-secret = Šio žaidimo kauliukai dar paslaptis. Naudok atsarginę kopiją arba palauk, kol žaidimas baigsis.
site-records-here = Šis įrenginys
site-records-title = Rekordai šiame įrenginyje
site-go-on-none = Čia atsiras žaidimai, kuriuos pradėsi šiame įrenginyje.
