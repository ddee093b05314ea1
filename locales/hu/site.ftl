# The site: the whole game in a browser, without a server.

site-update-waits = Kész a Yatzy új változata. Ez után a játék után indul.
site-nearly-full = Ezen az eszközön alig maradt hely a Yatzynak. Készíts biztonsági mentést a játékaidról, és törölj néhányat.
site-may-go = Ez a böngésző törölheti a játékaidat, ha az eszközön elfogy a hely. Telepítsd a Yatzyt, vagy készíts biztonsági mentést.
site-goes-after-a-week = A Safari törli a játékaidat, ha hét napig nem nyitod meg a Yatzyt. Add hozzá a Yatzyt a kezdőképernyőhöz, hogy megmaradjanak. Ott üresen indul; állítsd vissza a játékaidat biztonsági mentésből.
site-back-up = Biztonsági mentés
site-put-away = OK
site-install = A Yatzy telepítése
site-loading = Egy pillanat, töltődik a Yatzy.
site-not-loaded = A Yatzyt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
site-try-again = Újrapróbálkozás
site-cannot-keep = Ez a böngésző itt nem tudja megőrizni a Yatzyt. Nyisd meg rendes ablakban, ne privátban, olyan címen, amely így kezdődik: https.
site-too-old = Ez a böngésző túl régi a Yatzyhoz. Frissítsd, vagy nyisd meg a Yatzyt ezek egyikében: Chrome vagy Edge 108, Firefox 121, Safari 16.4 vagy újabb.
site-needs-script = A Yatzy a böngésződben fut, és ehhez JavaScript kell. Kapcsold be.
site-language-away = Ez a nyelv még nincs letöltve. Csatlakozz egyszer az internethez, hogy letöltődjön.
site-paper-away = A nyomtatáshoz való rész még nincs letöltve. Csatlakozz egyszer az internethez, hogy letöltődjön.
site-full = Ezen az eszközön nincs több hely, ezért ez nem lett elmentve. Készíts biztonsági mentést a játékaidról, törölj néhányat, és próbáld újra.
site-dice-secret = Ezekkel a kockákkal ez az eszköz dob, és a titkukat is ismeri. Tisztességesek, de ezt másoknak nem tudod bizonyítani.
site-games = Játékok ezen az eszközön
site-back-up-hint = Minden játék egy fájlban, akár véget ért, akár nem. Tartsd máshol. A játékaidat visszaállíthatod belőle itt, egy másik eszközön vagy egy Yatzy-szerveren.
site-restore = Játékok visszaállítása
site-restore-hint = Biztonsági mentésből vagy jegyzőkönyvből.
site-restore-not = Ez a fájl se nem biztonsági mentés, se nem jegyzőkönyv.
site-restore-secret = Ennek a játéknak a kockái még titkosak. Használj biztonsági mentést, vagy várd meg, amíg a játék véget ér.
site-records-here = Ez az eszköz
site-records-title = Rekordok ezen az eszközön
site-go-on-none = Itt jelennek meg a játékok, amelyeket ezen az eszközön kezdesz.
