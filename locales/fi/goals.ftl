# Playing for a total or for the win

help-goal = Mitä tavoittelet: mean (jos ei annettu), at-least:N (paras todennäköisyys saada N pistettä) tai vastustajia vastaan win; ratkaistaessa pelkkä at-least tarkoittaa jokaista loppusummaa
help-goal-against = Toisen paikan kortti samassa muodossa kuin --card, myös extra-yatzys=N ja chips=N; kerran kutakin vastustajaa kohti
goal-wrong = ”{ $given }” ei ole tavoite; kirjoita { $goals }.
goal-for-total = loppusumma vähintään { $total }
goal-for-every-total = jokainen loppusumma
goal-for-win = voitto
goal-chance = Paras todennäköisyys
goal-chance-of-mean = Peli keskiarvon mukaan
goal-best = Parasta: { $action }. Parhaalla pelillä todennäköisyys on sen jälkeen { $chance }.
goal-estimate = Nämä todennäköisyydet ovat normaalijakauman mukainen arvio, joka perustuu vielä tulevien pisteiden keskiarvoon ja hajontaan; tälle pelille ja kortille niitä ei lasketa tarkasti.
goal-win-assumes = Muiden oletetaan pelaavan suurinta keskiarvoa tavoitellen.
goal-against-missing = Jotta voit pelata voitosta, anna jokaisen vastustajan kortti valitsimella ”--against”, esimerkiksi --against "ones=3,yatzy=0".
goal-against-unused = ”--against” kuuluu valitsimeen ”--goal win”; anna molemmat tai ei kumpaakaan.
