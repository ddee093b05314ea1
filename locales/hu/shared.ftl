# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Barát kihívása ugyanezekkel a kockákkal
friend-invites = { $name } kihív téged
friend-invites-you = Kihívást kaptál
friend-how = Ugyanazokat a kockákat kapod, és egyedül játszol. Utána látod mindkét végösszeget, és körről körre összehasonlíthatod a játékokat.
friend-honour = A link tartalmazza a kockákat, ezért becsületre megy a játék.
friend-start = Játék ezekkel a kockákkal
friend-go-on = Játék folytatása
friend-compare = Összehasonlítás körről körre
friend-first = Először te játszol, új kockákkal. Utána kapsz egy linket egy barátnak, aki ugyanazokkal a kockákkal játszik.
friend-link = Aki megnyitja ezt a linket, ugyanezekkel a kockákkal játszik:
friend-code = Kihívás kódja vagy linkje
friend-open = Kihívás megnyitása
friend-log = Egy barát jegyzőkönyvének beillesztése
friend-copy = Másolás
friend-copy-link = Link másolása
today-title = A nap játéka
today-same = Ezen a szerveren ma mindenki ugyanazokkal a kockákkal játszik. Az első próbálkozásod számít.
today-honour = Ma mindenki ugyanazokkal a kockákkal játszik. Ezek a dátumból következnek, ezért becsületre megy a játék. Az első próbálkozásod számít.
today-play = Játék
today-again = Még egyszer (nem számít)
today-give-up = Feladás
today-second = Ez ma nem az első próbálkozásod, ezért nem számít.
today-unfinished = nincs befejezve
today-streak = { $days ->
    [one] { $days } nap egymás után
    *[other] { $days } nap egymás után
}
today-days = A napjaid
today-board = A nap táblázata
today-finished = Eddig befejezte: { $count }
today-later = A többiek végösszegét akkor látod, ha a saját játékod véget ért.
today-share = Eredmény megosztása
today-closed = A kockák titkosak eddig: { $time } UTC.
today-cost-none = Semmibe sem került
today-cost-little = Kevésbe került
today-cost-much = Sokba került
today-over = Ez a nap véget ért, a kockái ismertek. Játszd inkább a mai játékot.
today-goes-on = A nap játékában tett próbálkozásod nem törölhető, amíg a kockák titkosak. Feladni lehet.
today-not-open = még nem ellenőrizhetők: mások még játszanak ezekkel a kockákkal
