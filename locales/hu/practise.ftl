# Tanulás: játékállások feladatként.

practise-title = Tanulás
practise-about = Állások igazi játékokból. Válassz, mint az asztalnál: tarts meg kockákat és dobj, vagy koppints egy mezőre.

practise-question = Mit teszel?
practise-question-call = Melyik mezőt mondod be?

practise-number = { $number }/{ $count }. feladat
practise-right = Helyes.
practise-wrong = Van jobb választás.
practise-best = A legjobb választások
practise-fitted = Ennek a játéknak nincsenek pontos értékei: hogy egy választás mennyibe kerül, az becslés, az eltérés többnyire legfeljebb { $error } pont.
practise-odds = Esélyek
practise-next = Következő feladat
practise-result = Helyes: { $right } / { $count }
practise-by-theme = { $theme }: { $right } / { $count }
practise-more = Még tíz

practise-theme = Téma
practise-theme-any = Minden téma
practise-level = Szint
practise-level-any = Minden szint
practise-start = Kezdés
practise-none = Nincs ilyen feladat. Válassz másik témát vagy szintet.
practise-making = Készülnek a feladatok…
practise-rating = A szinted: { $level } ({ $rating })
practise-forget = Mindennek a törlése
practise-kept = Mit tud rólad ez az eszköz
practise-save = Mentés fájlba
practise-answers = Válaszok: { $count }
practise-streak = Napok egymás után: { $days }
practise-noted = Megválaszolt saját hibák: { $count }
practise-day = A nap feladata
practise-day-about = Naponta egy minden játékhoz, mindenkinek ugyanaz. Csak az első válaszod számít.
practise-exercises = Feladatok
practise-solutions = Megoldások

practise-how = Írd be, mely kockákat tartod meg, például „6-6” („none”: mindet dobod), vagy egy mezőt, például „{ $id }”; az „odds” mutatja az esélyeket, a „quit” befejezi.
practise-unclear = Ez itt nem választható: „{ $given }”; írj ott fekvő kockákat, például „6-6”, vagy egy szabad mezőt, például „{ $id }”.
practise-no-theme = Ennek a játéknak nincs ilyen témája: „{ $given }”; a témák: { $themes }.

practise-theme-bonus = A bónusz
practise-theme-straights = Sorok
practise-theme-pairs = Párok és drillek
practise-theme-cross-out = Mit húzz ki
practise-theme-last-boxes = Az utolsó mezők
practise-theme-saved-rethrows = Gyűjtött újradobások
practise-theme-jokers = Jokerek
practise-theme-declared = Bemondott mezők
practise-theme-columns = Oszlopok

practise-mistakes = A saját hibáid
practise-mistakes-none = Játssz végig egy játékot ezen az eszközön: a legdrágább döntéseid feladatként ide kerülnek.
practise-mistakes-done = Egyelőre kész. Ami jó volt, két nap múlva még egyszer visszajön.
practise-lessons = Új neked a Yatzy? Nyolc rövid lecke
practise-dismiss = Nem, köszönöm

practise-lesson = { $number }/{ $count }. lecke
practise-lesson-score = Legfeljebb három dobás után a kockák egy mezőbe kerülnek, és minden mező egyszer használható. A számok mutatják, melyik hány pontot ér most. Hová kerüljenek ezek a kockák?
practise-lesson-keep = Koppints a kockákra, amelyeket megtartasz; a többit újra dobod, legfeljebb kétszer. Három egyforma jó kezdet.
practise-lesson-pairs = Két párból még egy dobással több is lehet. Melyik kockákat tartod meg?
practise-lesson-bonus = A felső mezők együtt bónuszt hoznak: mindegyik számból három épp elég. Itt három mező is 18 pontot ér. Melyik visz közelebb a bónuszhoz?
practise-lesson-straight = Négy egymást követő szám mindkét végén folytatható. Tartsd meg azt, amiből a legtöbbféleképpen lehet sor.
practise-lesson-zero = Ha semmi sem illik, egy mező nullát kap. Húzd ki azt a mezőt, amelyet úgyis aligha töltenél ki.
practise-lesson-chance = Az Esély minden kockát elfogad. Akkor használd, ha a dobás nem sikerült, és minden más mezőért kár volna.
practise-lesson-stop = Nem kell háromszor dobnod. Ha ennél jobb már nem lehet, írd be a kockákat.
