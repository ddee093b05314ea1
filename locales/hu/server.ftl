# Why the server says no, and what to do instead.

server-unknown-game = Nincs ilyen játék, vagy hiányos a linkje; kérd el újra a linket.
server-unknown-page = Nincs ilyen oldal; menj vissza a kezdőlapra.
server-unknown-code = Ezzel a kóddal nincs játék; nézd meg újra, vagy kérd el a linket.
server-unknown-rules = Nincs ilyen szabálykészlet vagy kiadás: „{ $id }”; válassz a listából.
server-not-yours = Most { $player } jön, egy másik eszközön; várd ki a sorod.
server-only-watching = Ezt a játékot csak nézed; ha játszanál, ülj le a következőhöz.
server-not-host = Ezt csak a játék házigazdája teheti meg; kérd meg rá.
server-stale = Valaki gyorsabb volt: a játék továbbment. Most így áll; válassz újra.
server-real-dice = Ezt a játékot igazi kockákkal játsszuk; írd be, ami az asztalodon van.
server-key-reused = Ezt a kérést már másra használták; töltsd újra az oldalt, és próbáld újra.
server-seat-taken = Ott már ül valaki; válassz másik helyet.
server-table-full = Az asztal tele van; { $most } hely van.
server-no-seats = Még nincs játékos; adj meg legalább egyet.
server-unknown-bot = Ezen a szinten itt nem játszik a gép: „{ $level }”; válassz másikat.
server-name-empty = A név üres; írj be egyet.
server-name-too-long = Ez a név túl hosszú; legfeljebb { $most } karakter lehet.
server-name-unruly = Ebben a névben láthatatlan karakterek vannak; írd be újra.
# $field: the name of the field as it stands in the request
server-field = Ez a mező hiányzik, vagy nem olvasható: „{ $field }”.
server-malformed = A kérés nem olvasható ({ $detail }).
server-too-large = A kérés túl nagy.
server-too-many = Ez egyszerre sok volt; várj egy kicsit, és próbáld újra.
server-foreign = Ez a kérés egy másik webhelyről jön; nyisd meg az oldalt a saját címén.
server-not-away = Aki most jön, még csak rövid ideje van távol; adj neki egy kis időt.
server-not-over = A játék még tart; előbb fejezd be.
server-unavailable = Most nem sikerül menteni; semmi sem veszett el, próbáld újra kicsit később.
