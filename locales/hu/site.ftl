# The site: the whole game in a browser, without a server.

site-update-waits = Itt a Yatzy új változata. Akkor jön, amikor ez a játék véget ér.
site-nearly-full = Ezen az eszközön alig maradt hely a Yatzynak. Készíts biztonsági mentést a játékaidról, és törölj néhányat.
site-may-go = Ez a böngésző törölheti a játékaidat, ha az eszközön elfogy a hely. Telepítsd a Yatzyt, vagy tarts biztonsági mentést.
site-goes-after-a-week = A Safari törli a játékaidat, ha hét napig nem nyitod meg a Yatzyt. Tedd a Yatzyt a kezdőképernyőre: ott megmaradnak. Ott üresen indul; a játékaidat biztonsági mentés viszi át.
site-back-up = Biztonsági mentés
site-put-away = OK
site-install = A Yatzy telepítése
site-loading = Egy pillanat, a Yatzy úton van.
site-not-loaded = A Yatzyt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
site-try-again = Próbáld újra
site-cannot-keep = Ez a böngésző itt nem tudja megőrizni a Yatzyt. Nyisd meg rendes ablakban, ne privátban, olyan címen, amely így kezdődik: https.
site-needs-script = A Yatzy a böngésződben fut, és ehhez JavaScript kell. Kapcsold be.
site-language-away = Ez a nyelv még nincs az eszközön. Csatlakozz egyszer, és itt marad.
site-paper-away = Ami a papírt készíti, még nincs az eszközön. Csatlakozz egyszer, és itt marad.
site-full = Ezen az eszközön nincs több hely, ezért ez nem lett elmentve. Készíts biztonsági mentést a játékaidról, törölj néhányat, és próbáld újra.
site-dice-secret = Ezekkel a kockákkal ez az eszköz dob, és a titkukat is ismeri. Igazságosak, de másoknak semmit sem bizonyítanak.
site-one-device = Itt mindenki ezen az egy eszközön játszik. Több eszközön úgy lehet játszani, hogy valaki elindítja a Yatzy-szervert egy számítógépen; a többieket akkor link vagy kód hozza az asztalhoz.
site-games = Játékok ezen az eszközön
site-back-up-hint = Minden játék egy fájlban, akár véget ért, akár nem. Tartsd máshol: visszahozza őket ide, egy másik eszközre vagy egy Yatzy-szerverre.
site-restore = Játékok visszahozása
site-restore-hint = Biztonsági mentésből vagy jegyzőkönyvből.
site-restore-not = Ez a fájl se nem biztonsági mentés, se nem jegyzőkönyv.
site-records-here = Ez az eszköz
site-records-title = Rekordok ezen az eszközön
