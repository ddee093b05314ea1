# Opettele: pelien tilanteita harjoituksina.

practise-title = Opettele
practise-about = Tilanteita oikeista peleistä. Valitse kuten pöydässä: pidä noppia ja heitä, tai napauta ruutua.

practise-question = Mitä teet?
practise-question-call = Minkä ruudun ilmoitat?

practise-number = Harjoitus { $number }/{ $count }
practise-right = Oikein.
practise-wrong = On parempi valinta.
practise-best = Parhaat valinnat
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
practise-making = Harjoituksia tehdään…
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

practise-how = Kirjoita nopat, jotka pidät, esim. ”6-6”, ”none” heittää kaikki, tai ruutu, esim. ”{ $id }”; ”odds” näyttää todennäköisyydet, ”quit” lopettaa.
practise-unclear = ”{ $given }” ei käy tässä; kirjoita noppia, jotka ovat pöydässä, esim. ”6-6”, tai avoin ruutu, esim. ”{ $id }”.
practise-no-theme = Tässä pelissä ei ole aihetta ”{ $given }”; aiheet ovat { $themes }.

practise-theme-bonus = Bonus
practise-theme-straights = Suorat
practise-theme-pairs = Parit ja kolmoset
practise-theme-cross-out = Mikä nollataan
practise-theme-last-boxes = Viimeiset ruudut
practise-theme-saved-rethrows = Säästetyt uusintaheitot
practise-theme-jokers = Jokerit
practise-theme-declared = Ilmoitetut ruudut
practise-theme-columns = Sarakkeet

practise-mistakes = Omat virheesi
practise-mistakes-none = Pelaa peli loppuun tällä laitteella: sen kalleimmat valinnat palaavat tänne harjoituksina.
practise-lessons = Onko Yatzy uusi? Kahdeksan lyhyttä oppituntia
practise-dismiss = Ei kiitos

practise-lesson = Oppitunti { $number }/{ $count }
practise-lesson-score = Enintään kolmen heiton jälkeen nopat kirjataan yhteen ruutuun, ja kutakin ruutua käytetään kerran. Luvut näyttävät, mitä kukin nyt antaa. Mihin nämä nopat menevät?
practise-lesson-keep = Napauta noppia, jotka pidät; muut heitetään uudelleen, enintään kahdesti. Kolme samaa on hyvä alku.
practise-lesson-pairs = Kahdesta parista voi tulla suurempaa yhdellä heitolla. Mitkä nopat pidät?
practise-lesson-bonus = Yläosan ruudut tuovat yhdessä bonuksen: kolme kutakin silmälukua riittää juuri. Molemmat ruudut antavat tässä 18; kumpi auttaa bonusta?
practise-lesson-straight = Neljä peräkkäistä voi kasvaa kummastakin päästä. Pidä se, mistä on eniten mahdollisuuksia suoraan.
practise-lesson-zero = Jos mikään ei sovi, jokin ruutu saa nollan. Nollaa ruutu, jota tuskin muutenkaan täyttäisit.
practise-lesson-chance = Sattuma ottaa mitkä tahansa nopat. Käytä se, kun heitto epäonnistui ja muut ruudut kärsisivät.
practise-lesson-stop = Sinun ei tarvitse heittää kolmesti. Jos nopat ovat niin hyvät kuin voivat, kirjaa ne.
