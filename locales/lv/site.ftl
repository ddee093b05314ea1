# The site: the whole game in a browser, without a server.

site-update-waits = Ir jauna Yatzy versija. Tā parādīsies, kad šī spēle būs beigusies.
site-nearly-full = Šajā ierīcē Yatzy gandrīz vairs nav vietas. Izveido spēļu rezerves kopiju un dažas izdzēs.
site-may-go = Šī pārlūkprogramma var izdzēst tavas spēles, kad ierīcē pietrūkst vietas. Instalē Yatzy vai glabā rezerves kopiju.
site-goes-after-a-week = Safari izdzēš tavas spēles, ja Yatzy septiņas dienas netiek atvērts. Pievieno Yatzy sākuma ekrānam: tur tās paliek. Sākumā tur ir tukšs; spēles pārnes rezerves kopija.
site-back-up = Rezerves kopija
site-put-away = Labi
site-install = Instalēt Yatzy
site-loading = Acumirkli, Yatzy jau ir ceļā.
site-not-loaded = Yatzy neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz.
site-try-again = Mēģināt vēlreiz
site-cannot-keep = Šī pārlūkprogramma nevar šeit glabāt Yatzy. Atver to parastā logā, nevis privātā, adresē, kas sākas ar https.
site-needs-script = Yatzy darbojas tavā pārlūkprogrammā, un tam vajag JavaScript. Ieslēdz to.
site-language-away = Šīs valodas ierīcē vēl nav. Vienreiz izveido savienojumu, un tā paliks.
site-paper-away = Tā, kas gatavo papīru, ierīcē vēl nav. Vienreiz izveido savienojumu, un tas paliks.
site-full = Šajā ierīcē vairs nav vietas, tāpēc tas nav saglabāts. Izveido spēļu rezerves kopiju, dažas izdzēs un mēģini vēlreiz.
site-dice-secret = Šos kauliņus met šī ierīce, un tā zina arī to noslēpumu. Tie ir godīgi, bet citiem neko nepierāda.
site-one-device = Šeit visi spēlē šajā vienā ierīcē. Lai spēlētu vairākās, kāds palaiž Yatzy serveri datorā; tad saite vai kods atved pārējos pie galda.
site-games = Spēles šajā ierīcē
site-back-up-hint = Visas spēles vienā failā, gan pabeigtās, gan nepabeigtās. Glabā to citur: tas atgriež spēles šeit, citā ierīcē vai Yatzy serverī.
site-restore = Atgriezt spēles
site-restore-hint = No rezerves kopijas vai protokola.
site-restore-not = Šis fails nav ne rezerves kopija, ne protokols.
site-records-here = Šī ierīce
site-records-title = Rekordi šajā ierīcē
