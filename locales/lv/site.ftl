# The site: the whole game in a browser, without a server.

site-update-waits = Jauna Yatzy versija ir gatava. Tā sāks darboties pēc šīs spēles.
site-nearly-full = Šajā ierīcē Yatzy gandrīz vairs nav vietas. Izveido spēļu rezerves kopiju un dažas izdzēs.
site-may-go = Šis pārlūks var izdzēst tavas spēles, kad ierīcē pietrūkst vietas. Instalē Yatzy vai izveido rezerves kopiju.
site-goes-after-a-week = Safari izdzēš tavas spēles, ja septiņas dienas neatver Yatzy. Lai tās paliktu, pievieno Yatzy sākuma ekrānam. Sākumā tur būs tukšs. Atjauno spēles no rezerves kopijas.
site-back-up = Veidot rezerves kopiju
site-put-away = Labi
site-install = Instalēt Yatzy
site-loading = Acumirkli, Yatzy tiek ielādēts.
site-not-loaded = Yatzy neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.
site-try-again = Mēģināt vēlreiz
site-cannot-keep = Šis pārlūks nevar šeit glabāt Yatzy. Atver to parastā logā, nevis privātā, adresē, kas sākas ar https.
site-too-old = Šis pārlūks Yatzy ir par vecu. Atjaunini to vai atver Yatzy pārlūkā Chrome vai Edge (no 108), Firefox (no 121) vai Safari (no 16.4).
site-needs-script = Yatzy darbojas tavā pārlūkā, un tam vajag JavaScript. Ieslēdz to.
site-language-away = Šī valoda vēl nav lejupielādēta. Vienreiz pieslēdzies internetam, lai to iegūtu.
site-paper-away = Drukāšana vēl nav lejupielādēta. Vienreiz pieslēdzies internetam, lai to iegūtu.
site-full = Šajā ierīcē vairs nav vietas, tāpēc tas nav saglabāts. Izveido spēļu rezerves kopiju, dažas izdzēs un mēģini vēlreiz.
site-dice-secret = Šos kauliņus met šī ierīce, un tā zina arī to noslēpumu. Tie ir godīgi, bet citiem to pierādīt nevari.
site-games = Spēles šajā ierīcē
site-back-up-hint = Visas spēles vienā failā, gan pabeigtās, gan nepabeigtās. Glabā to citur. No tā spēles var atjaunot šeit, citā ierīcē vai Yatzy serverī.
site-restore = Atjaunot spēles
site-restore-hint = No rezerves kopijas vai protokola.
site-restore-not = Šis fails nav ne rezerves kopija, ne protokols.
site-restore-secret = Šīs spēles kauliņi vēl ir noslēpums. Izmanto rezerves kopiju vai pagaidi, līdz spēle beigsies.
site-records-here = Šī ierīce
site-records-title = Rekordi šajā ierīcē
site-go-on-none = Te būs spēles, ko sāksi šajā ierīcē.
