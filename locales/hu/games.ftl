# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Befejezett játékok
games-search = Keresés név szerint
games-search-do = Keresés
games-end = A játék befejezése vagy törlése
games-title = Folytatsz egy játékot?
games-explained = Folytasd ott, ahol abbahagytad.
games-one = { $names }, { $title }, { $round }/{ $rounds }. forduló, kezdete { $date }
games-one-undated = { $names }, { $title }, { $round }/{ $rounds }. forduló
games-go-on = folytatás
games-new = új játék
games-statistics = statisztika
games-unreadable = A mentett játékok most nem olvashatók.
games-none = Nincs félbehagyott játék.
games-delete-again = Még egyszer { $key }: ez a játék végleg törlődik.
games-delete = törlés
games-find = keresés

## Games that are over: opened again, looked back at

finished-games = befejezett játékok
finished-hint = f: befejezett játékok
finished-open = megnyitás
finished-back = vissza
finished-later = Előbb játszd végig ezt a játékot, vagy lépj ki belőle.
finished-none = Nincs ilyen számú befejezett játék; a „finished” felsorolja őket.
finished-plain-open = Az open szóval és egy számmal újra megnézhetsz egyet: open 1
finished-plain-over = A report, a replay vagy a save szóval visszanézheted a játékot, vagy elmentheted a jegyzőkönyvét.
finished-plain-help = finished, open 1: a befejezett játékok, és közülük egy újra; report, replay, save: a befejezett játék szerencséje és döntései, minden lépése és a jegyzőkönyve

## Records

records-people = Játékosok
records-statistics = Statisztika
records-here = Ez a szerver
records-bonus = Megszerzett bónusz
records-totals = Melyik végösszeg milyen gyakori
records-people-only = Csak az emberek lapjai számítanak, a gépéi nem.
records-newest = Csak a legutóbbi { $count } játék számít.
records-own-options = módosított beállításokkal
records-thinking = Számoljuk a tökéletes játékot. A számok itt jelennek meg, amint elkészültek.
records-no-perfect = Ezekkel a szabályokkal a tökéletes játék itt még nincs kiszámolva.
records-all = Minden játék
records-older = Régebbiek
records-newer = Újabbak
records-top = Legjobb eredmények
records-first = { $name } első rekordja ebben a kiadásban: { $points } pont.
records-new = { $name } új rekordja: { $points } pont, { $better } ponttal jobb az előzőnél.
records-stands = { $name } rekordja ebben a kiadásban: { $points } pont.
records-title = Rekordok ezen a szerveren
records-none = Itt még egy játék sem ért véget.
records-best = Rekord
records-mean = Átlag
records-games = Játék
records-edition = Kiadás
records-latest = A legutóbbi játékok

## Statistics: averages beside perfect play

statistics-boxes-beside = A mezők átlaga (tökéletes játék)
statistics-perfect = A tökéletes játék átlaga { $mean } pont, bónusz a játékok { $rate }-ában.
statistics-perfect-points = A tökéletes játék átlaga { $mean } pont.
statistics-thinking = Számoljuk a tökéletes játékot…
statistics-title = Rekordok és átlagok
statistics-none = Még egy játék sem ért véget. Játssz egyet, és itt megjelenik.
statistics-hint = balra és jobbra: más kiadás · más billentyű: vissza
statistics-summary = { $games } játék, rekord { $best }, átlag { $mean }
statistics-bonus = Bónusz a játékok { $rate }-ában.
statistics-boxes = A mezők átlaga
statistics-totals = Végösszegek
