# Learn: positions of games as exercises.

practise-title = Opettele
practise-about = Tilanteita oikeista peleistä. Valitse kuten pöydässä: pidä noppia ja heitä, tai napauta ruutua.

practise-question = Mitä teet?
practise-question-call = Minkä ruudun ilmoitat?

practise-number = Harjoitus { $number }/{ $count }
practise-right = Oikein.
practise-wrong = Parempi valinta löytyy.
practise-best = Parhaat valinnat
practise-fitted = Tämän pelin tarkkoja arvoja ei ole saatavilla: valinnan hinta on arvio, yleensä { $error } pisteen tarkkuudella.
practise-odds = Todennäköisyydet
practise-next = Seuraava harjoitus
practise-result = Oikein { $right }/{ $count }
practise-by-theme = { $theme }: { $right }/{ $count }
practise-more = Kymmenen lisää

practise-theme = Aihe
practise-theme-any = Kaikki aiheet
practise-level = Taso
practise-level-any = Kaikki tasot
practise-start = Aloita
practise-none = Tällaista harjoitusta ei löytynyt. Valitse toinen aihe tai taso.
practise-making = Harjoituksia tehdään …
practise-rating = Tasosi: { $level } ({ $rating })
practise-forget = Poista tämä kaikki
practise-kept = Mitä tämä laite tietää sinusta
practise-save = Tallenna tiedostoksi
practise-answers = Vastauksia: { $count }
practise-streak = Päiviä peräkkäin: { $days }
practise-noted = Omiin virheisiin vastattu: { $count }
practise-day = Päivän harjoitus
practise-day-about = Yksi päivässä joka peliin, sama kaikille. Vain ensimmäinen vastauksesi lasketaan.
practise-exercises = Harjoituksia
practise-solutions = Ratkaisut

practise-how = Kirjoita pidettävät nopat, esim. ”6-6”, tai ruutu, esim. ”{ $id }”; ”none” heittää kaikki, ”odds” näyttää todennäköisyydet, ”quit” lopettaa.
practise-unclear = ”{ $given }” ei käy tässä; kirjoita noppia, jotka ovat pöydällä, esim. ”6-6”, tai avoin ruutu, esim. ”{ $id }”.
practise-no-theme = Tässä pelissä ei ole aihetta ”{ $given }”; aiheet ovat { $themes }.

practise-theme-bonus = Bonus
practise-theme-straights = Suorat
practise-theme-pairs = Parit ja kolmoset
practise-theme-cross-out = Mikä ruutu nollataan
practise-theme-last-boxes = Viimeiset ruudut
practise-theme-saved-rethrows = Säästetyt uusintaheitot
practise-theme-jokers = Jokerit
practise-theme-declared = Ilmoitetut ruudut
practise-theme-columns = Sarakkeet

practise-mistakes = Omat virheesi
practise-mistakes-none = Pelaa peli loppuun tällä laitteella: sen kalleimmat valinnat palaavat tänne harjoituksina.
practise-mistakes-done = Tällä erää valmista. Oikein mennyt tulee vielä kerran kahden päivän päästä.
practise-lessons = Onko Yatzy sinulle uusi? Kahdeksan lyhyttä oppituntia
practise-dismiss = Ei kiitos

practise-lesson = Oppitunti { $number }/{ $count }
practise-lesson-score = Enintään kolmen heiton jälkeen nopat kirjataan yhteen ruutuun, ja kutakin ruutua käytetään kerran. Luvut näyttävät, montako pistettä kukin ruutu nyt antaa. Mihin nämä nopat menevät?
practise-lesson-keep = Napauta noppia, jotka pidät; muut heitetään uudelleen, enintään kahdesti. Kolme samaa on hyvä alku.
practise-lesson-pairs = Kahdesta parista voi yhdellä heitolla tulla jotain suurempaa. Mitkä nopat pidät?
practise-lesson-bonus = Yläosan ruudut tuovat yhdessä bonuksen: kolme kutakin silmälukua riittää juuri ja juuri. Kolme ruutua antaa tässä 18 pistettä; mikä niistä vie kohti bonusta?
practise-lesson-straight = Neljä peräkkäistä voi jatkua kummastakin päästä. Pidä ne nopat, joista suora syntyy useimmin.
practise-lesson-zero = Jos mikään ei sovi, jokin ruutu saa nollan. Nollaa ruutu, jota tuskin muutenkaan täyttäisit.
practise-lesson-chance = Sattumaan käyvät mitkä tahansa nopat. Käytä se, kun heitto epäonnistui ja muut ruudut kärsisivät.
practise-lesson-stop = Sinun ei tarvitse heittää kolmesti. Jos nopat eivät enää parane, kirjaa ne.
