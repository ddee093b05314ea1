# Why the server says no, and what to do instead.

server-unknown-game = Sellist mängu ei ole või on link poolik; küsi linki uuesti.
server-unknown-page = Sellist lehte ei ole; mine tagasi avalehele.
server-unknown-code = Selle koodiga mängu ei ole; kontrolli seda või küsi linki.
server-unknown-rules = Reeglistikku või väljaannet „{ $id }” ei ole; vali mõni loendist.
server-not-yours = Käigul on { $player }, teises seadmes; oota oma korda.
server-only-watching = Sa vaatad seda mängu; mängimiseks võta koht järgmises.
server-not-host = Seda saab teha ainult mängu korraldaja; küsi temalt.
server-stale = Keegi oli kiirem: mäng on edasi läinud. Selline on seis nüüd; vali uuesti.
server-real-dice = Seda mängu mängitakse päris täringutega; märgi see, mis su laual on.
server-key-reused = Seda päringut on juba millekski muuks kasutatud; laadi leht uuesti ja proovi jälle.
server-seat-taken = Seal juba istub keegi; vali teine koht.
server-table-full = Laud on täis; kohti on { $most }.
server-no-seats = Mängijaid veel ei ole; nimeta vähemalt üks.
server-unknown-bot = Arvuti ei mängi siin tasemel „{ $level }”; vali mõni teine.
server-name-empty = Nimi on tühi; kirjuta nimi.
server-name-too-long = See nimi on liiga pikk; nimes on kuni { $most } märki.
server-name-unruly = Selles nimes on nähtamatuid märke; kirjuta see uuesti.
server-field = Väli „{ $field }” on puudu või seda ei saa lugeda.
server-malformed = Päringut ei saa lugeda ({ $detail }).
server-too-large = Päring on liiga suur.
server-too-many = Seda oli korraga palju; oota hetk ja proovi uuesti.
server-foreign = See päring tuleb teiselt saidilt; ava leht selle oma aadressilt.
server-not-away = Käigul olija pole kaua eemal olnud; anna talle veidi aega.
server-not-over = Mäng veel käib; mängi see enne lõpuni.
server-unavailable = Praegu ei saa salvestada; midagi ei läinud kaduma, proovi hetke pärast uuesti.
