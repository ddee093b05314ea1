# The web pages.

## On every page

web-app = Yatzy
web-home = Kezdőlap
web-language = Nyelv
web-refused = Nem sikerült
web-back = Vissza
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = Új játék
web-join = Csatlakozás
web-join-label = A játék kódja
web-join-do = Csatlakozás
web-go-on = Folytatás
web-go-on-none = Itt jelennek meg a játékok, amelyeket ezen az eszközön kezdesz, vagy amelyekhez csatlakozol.
web-records = Rekordok
web-rules-link = Szabályok
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Új játék
web-new-which = Melyik játék?
web-new-rules = Szabályok: { $title }
web-new-edition = Kiadás
web-new-plain = { $title }, alapjáték
web-new-option-as-edition = ahogy a kiadásban
web-new-dice = Melyik kockák?
web-new-dice-program = A program dob
web-new-dice-table = Igazi kockákkal dobunk
web-new-players = Ki játszik?
web-new-player = { $seat }. játékos
web-new-kind = Hogyan játszik: { $seat }. játékos
web-new-kind-here = ezen az eszközön
web-new-kind-elsewhere = a sajátján, linkkel
web-new-kind-open = aki csatlakozik
web-new-kind-bot = gép: { $level }
web-new-more = További játékosok
web-new-start = Játék kezdése

## Seats

web-seat-title = Egy hely neked
web-seat-offer = Ezzel a linkkel helyed van ebben a játékban: { $title }.
web-seat-held = { $name } itt egy másik eszközön játszik. Ha elfoglalod a helyet, átkerül erre.
web-seat-name = A neved
web-seat-take = Leülök
web-seat-move = A hely áthozása erre az eszközre
web-seat-link = Link ehhez a helyhez: { $name }
web-seat-link-title = Link egy helyhez
web-seat-join = Csatlakozás új játékosként
web-invite-hint = Aki megnyitja ezt az oldalt, nézheti a játékot. A kezdőlapon ez a kód is ide vezet: { $code }.

## The table

web-turn = { $name } jön
web-turn-yours = Te jössz
web-turn-named = bemondva: { $box }
web-round = { $round }/{ $rounds }. forduló
web-throw-of = { $throw }/{ $throws }. dobás
web-watching = Nézőként vagy itt.
web-away = távol
web-left = kilépett
web-step-in = Játssza ezt a kört a gép
web-step-in-wait = { $name } távol van. { $seconds } másodperc múlva ezt a kört a gép játszhatja.
web-coach = Tanács kérése
web-rules-in-force = Érvényes szabályok
web-pad = Pontozólap
web-box = Mező
web-dice = Kockák
web-die = { $face }, { $place }. kocka
web-throw-all = Dobás { $dice ->
    [1] a kockával
   *[other] { $dice } kockával
}
web-throw-rest = Dobás a többi kockával
web-throw-chip = { $throw } · 1 zsetonba kerül · { $chips } zsetonod van
web-chips = { $chips } zseton
web-no-throw-left = Nincs több dobás. Válassz mezőt.
web-name-first = Mondd be a mezőt, amire játszol, aztán dobj.
web-enter = Beírás, { $points }: { $box }
web-name-box = Bemondás: { $box }
web-zero-ask = Beírod a nullát ide: { $box }?
web-zero-why = A mező akkor a játék végéig zárva marad.
web-zero-yes = Nulla beírása
web-zero-no = Másik mező választása
web-take-back = Visszavonás
web-more = Egyéb
web-leave = Kilépés a játékból: { $name }
web-abandon = A játék befejezése mindenkinek
web-delete = A játék végleges törlése
web-record = Jegyzőkönyv
web-columns-of = { $name } oszlopai
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = még nincs mentve
web-offline = Nincs kapcsolat. A beírások ezen az eszközön várnak.
web-offline-program = Nincs kapcsolat. A játék folytatódik, ha visszajön.
web-keys = Billentyűk
web-keys-list = 1–6: kocka megtartása · szóköz: dobás · betűk: mező · enter: beírás · c: tanács · u: visszavonás · ?: ez a súgó

## Real dice

web-tell-title = Mit mutatnak a kockák?
web-tell-hint = Koppints a kockákra, aztán egy mezőre. Vagy koppints egy mezőre, és válaszd ki a pontját.
web-tell-hand = Kockák
web-tell-show = Mutasd, mit érnek
web-tell-clear = Törlés
web-tell-die = Új kocka: { $face }
web-tell-throws = Hány dobás után?
web-tell-named = Melyik mező volt bemondva?
web-tell-points = Hány pont ide: { $box }?
web-tell-extra = { $points } és egy ráadás Yatzy
web-correct = Javítás
web-correct-title = Javítás: { $name }, { $round }. forduló
web-correct-hint = A kockák, vagy csak a pont.
web-correct-points = Pont
web-correct-do = Javítás
web-corrected = javítva

## The end

web-over = A játéknak vége
web-over-abandoned = A játék a vége előtt félbeszakadt
web-won = { $name } nyer: { $points } pont
web-won-shared = { $names } közös első helyen: { $points } pont
web-alone = { $points } pont
web-place = Helyezés
web-player = Játékos
web-points = Pont
web-rematch = Még egy játék
web-rematch-go = A következő játékhoz
web-series = Győzelmek ebben a sorozatban
web-record-download = A jegyzőkönyv letöltése
web-commitment = A kockák előre rögzített lenyomata
web-secret = A kockák titka
web-check-dice = A kockák ellenőrzése
web-fair = Amit ez megmutat: a szerver nem választotta meg annak a helynek a dobásait, amelyet nem ő irányít. Amit nem tud megmutatni: a játszó házigazda ismeri a titkot; a gép és a szkript nélküli oldalak dobásaiban nincsenek játékostól bájtok.

## Records

web-records-title = Rekordok ezen a szerveren
web-records-none = Itt még egy játék sem ért véget.
web-records-best = Rekord
web-records-mean = Átlag
web-records-games = Játék
web-records-edition = Kiadás
web-records-latest = A legutóbbi játékok
