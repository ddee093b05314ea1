# The site: the whole game in a browser, without a server.

site-update-waits = Yra nauja Yatzy versija. Ji atsiras, kai šis žaidimas baigsis.
site-nearly-full = Šiame įrenginyje beveik nebeliko vietos Yatzy. Pasidaryk žaidimų atsarginę kopiją ir kelis ištrink.
site-may-go = Ši naršyklė gali ištrinti tavo žaidimus, kai įrenginyje pritrūks vietos. Įdiek Yatzy arba laikyk atsarginę kopiją.
site-goes-after-a-week = „Safari“ ištrina tavo žaidimus, jei septynias dienas neatveri Yatzy. Pridėk Yatzy prie pradžios ekrano: ten jie lieka. Iš pradžių ten tuščia; žaidimus perkelia atsarginė kopija.
site-back-up = Atsarginė kopija
site-put-away = Gerai
site-install = Įdiegti Yatzy
site-loading = Minutėlę, Yatzy jau pakeliui.
site-not-loaded = Yatzy įkelti nepavyko. Patikrink ryšį ir bandyk dar kartą.
site-try-again = Bandyti dar kartą
site-cannot-keep = Ši naršyklė negali čia laikyti Yatzy. Atverk jį paprastame lange, ne privačiame, adresu, kuris prasideda https.
site-needs-script = Yatzy veikia tavo naršyklėje, ir tam reikia „JavaScript“. Įjunk jį.
site-language-away = Šios kalbos įrenginyje dar nėra. Prisijunk kartą, ir ji liks.
site-paper-away = To, kas paruošia popierių, įrenginyje dar nėra. Prisijunk kartą, ir tai liks.
site-full = Šiame įrenginyje nebeliko vietos, todėl tai neišsaugota. Pasidaryk žaidimų atsarginę kopiją, kelis ištrink ir bandyk dar kartą.
site-dice-secret = Šiuos kauliukus meta šis įrenginys, ir jis žino jų paslaptį. Jie sąžiningi, bet kitiems nieko neįrodo.
site-one-device = Čia visi žaidžia šiuo vienu įrenginiu. Kad būtų galima žaisti keliais, kas nors kompiuteryje paleidžia Yatzy serverį; tada nuoroda ar kodas atveda kitus prie stalo.
site-games = Žaidimai šiame įrenginyje
site-back-up-hint = Visi žaidimai viename faile, baigti ir nebaigti. Laikyk jį kitur: jis grąžina žaidimus čia, į kitą įrenginį arba į Yatzy serverį.
site-restore = Grąžinti žaidimus
site-restore-hint = Iš atsarginės kopijos arba iš protokolo.
site-restore-not = Šis failas nėra nei atsarginė kopija, nei protokolas.
site-records-here = Šis įrenginys
site-records-title = Rekordai šiame įrenginyje
