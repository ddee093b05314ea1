# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Andmebaasi „{ $database }” serverit ei saa kasutada ({ $detail }); kontrolli aadressi, kasutajat, parooli ja andmebaasi nime.
serve-proxy-wrong = „{ $given }” ei ole puhverserveri aadress; anna näiteks 127.0.0.1.
serve-metrics-wrong = „{ $given }” ei ole aadress; anna näiteks 192.0.2.7.
serve-owned = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; sulge see enne või anna lipuga --database teine fail.
serve-owned-at = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; ava { $address }, sulge see enne või anna lipuga --database teine fail.
serve-open = Ava { $url } brauseris.
serve-lan = Sama võrgu telefonides: { $url }
serve-end = Ctrl-C peatab serveri; mängud jäävad alles.
serve-address = Aadressil „{ $address }” ei saa kuulata ({ $detail }); vali lipuga --listen mõni teine.
serve-database = Andmebaasi „{ $database }” ei saa avada ({ $detail }); anna sqlite:PATH faili kohta, kuhu tohib kirjutada.
serve-database-newer = Andmebaasi „{ $database }” on teinud selle programmi uuem versioon; kasuta seda.
serve-database-needs = Andmebaas „{ $database }” vajab selle programmi versiooni { $version } või uuemat.
serve-database-kind = „{ $database }” ei ole andmebaas, mida Yatzy saab kasutada; anna sqlite:PATH või postgres://HOST/NAME.
serve-no-folder = Mängude jaoks pole kausta; anna see lipuga --data DIR.
serve-failed = Server lõpetas ootamatult ({ $detail }).
serve-log-wrong = „{ $given }” ei ütle, kui palju kirja panna; anna error, warn, info või debug.

## Why the server says no, and what to do instead

server-too-slow = Päring jõudis kohale liiga aeglaselt. Proovi uuesti.
server-wrong-method = Sellel aadressil ei saa seda teha.
server-no-coach = Selles lauas mängitakse ilma treenerita. Otsusta ise.
server-not-asked = Küsi enne treenerilt. See märgitakse protokolli.
server-no-report = Selle mängu ülevaadet ei saa siin arvutada.
server-unknown-game = Sellist mängu ei ole või on link poolik. Küsi linki uuesti.
server-unknown-page = Sellist lehte ei ole. Mine tagasi avalehele.
server-unknown-code = Selle koodiga mängu ei ole. Kontrolli seda või küsi linki.
server-unknown-rules = Reeglistikku või väljaannet „{ $id }” ei ole. Vali mõni loendist.
server-not-yours = Käigul on { $player }, teises seadmes. Oota oma korda.
server-only-watching = Sa vaatad seda mängu. Mängimiseks võta koht järgmises.
server-not-host = Seda saab teha ainult mängu korraldaja. Küsi temalt.
server-stale = Keegi oli kiirem: mäng on edasi läinud. Selline on seis nüüd. Vali uuesti.
server-real-dice = Seda mängu mängitakse päris täringutega. Märgi see, mis su laual on.
server-key-reused = Seda päringut on juba millekski muuks kasutatud. Laadi leht uuesti ja proovi jälle.
server-unknown-bot = Arvuti ei mängi siin tasemel „{ $level }”. Vali mõni teine.
server-field = Väli „{ $field }” on puudu või seda ei saa lugeda.
server-malformed = Päringut ei saa lugeda ({ $detail }).
server-too-large = Päring on liiga suur.
server-too-many = Seda oli korraga palju. Oota hetk ja proovi uuesti.
server-foreign = See päring tuleb teiselt saidilt. Ava leht selle oma aadressilt.
server-not-away = Käigul olija pole kaua eemal olnud. Anna talle veidi aega.
server-not-over = Mäng veel käib. Mängi see enne lõpuni.
server-unavailable = Praegu ei saa salvestada. Midagi ei läinud kaduma, proovi hetke pärast uuesti.
server-damaged = See mäng on rikutud ja seda ei saa avada. Anna teada sellele, kes serverit haldab.
server-computer-real-dice = Arvuti ei saa päris täringuid veeretada. Vali virtuaalsed täringud või mängi ilma arvutita.
server-shared-dice = Ühised täringud on ühele mängijale. Alusta mängu ühe nimega ja ilma arvutita.

## Its tables at a terminal

online-again = Sama laud, uus mäng.
online-again-soon = Sama laud, uus mäng. Oled seal { $seconds } s pärast.
online-series = Võidetud mängud selles seerias: { $tally }
online-away = Eemal: { $names }
online-came = { $name } istub lauda.
online-seat-gone = Su koht on läinud teise seadmesse. Siin sa vaatad mängu.
online-not-your-choice = Viimase valiku tegi { $name }. Tagasi saab selle võtta ainult valija ise.
online-sit-question = Mis nime all sa mängid?
online-move = Mängi teises seadmes edasi nime all { $name }
online-move-title = Ava see aadress teises seadmes
online-no-host = Selles võrgus ei ole nime { $host }. Kontrolli aadressi; korraldaja näeb seda oma ekraanil.
online-unsafe = Ühendus aadressiga { $host } ei oleks turvaline: sertifikaati ei saa usaldada või seda ei ole. Koduvõrgus algavad aadressid http://, mitte https://
online-other-name = { $host } on Yatzy-server, aga see nimi ei ole tema oma. Kasuta aadressi, mida näeb korraldaja.
online-no-name = Sellel kohal ei ole veel nime. Anna enda oma: --name NAME.
online-address = „{ $address }” ei ole Yatzy-mängu aadress. See on kujul http://192.168.1.7:8710/g/… , nagu korraldaja seda näeb.
online-code-alone = Millises serveris on { $code }? Kirjuta ka aadress: yatzy join 192.168.1.7:8710/join?code={ $code }. Ainult koodist piisab serveris, kus viimati mängisid.
online-no-server = { $host } ei vasta. Kas server töötab ja oled samas võrgus?
online-not-yatzy = { $host } vastab, aga see ei ole Yatzy-server või mitte selline, millest see versioon aru saab.
online-no-seat = Selles lauas ei ole vaba kohta. Vaatamiseks jäta --name ära.
online-turn = Käigul on { $name }.
online-waiting = Saadetud. Server ei ole veel vastanud.
online-disconnected = Ühendust ei ole. Proovin uuesti.
online-connected = Ühendus on tagasi.
online-gone = Korraldaja on selle mängu kustutanud.
online-dice-verified = Täringud on kontrollitud: iga veeretus on see, mida server enne mängu lubas.
online-dice-wrong = Täringud ei ole need, mida server enne mängu lubas. Hoia protokoll alles ja küsi korraldajalt.
online-dice-not-noted = Täringuid ei saa kontrollida: see seade ei märkinud serveri lubadust enne mängu lõppu üles.
online-dice-verified-here = Täringud on kontrollitud: iga veeretus on see, mida programm enne mängu lubas.
online-dice-wrong-here = Täringud ei ole need, mida programm enne mängu lubas. Hoia protokoll alles.
online-void = See link enam ei kehti. Küsi korraldajalt uus.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Kaasamängimiseks kirjuta sit ja oma nimi: sit Anna
online-plain-expected = Kes sa oled? Oodatakse: { $names }. Kui see oled sina, kirjuta sit ja nimi: sit { $name }
online-plain-request = Vastamiseks kirjuta allow { $number } (luba) või refuse { $number } (keela)
online-plain-ask = { $name } on lauas, teises seadmes. Kui see oled sina, kirjuta ask ja nimi: ask { $name }
online-plain-over = Kirjuta again, et samas lauas uuesti mängida, või quit, et lahkuda.
online-plain-over-watching = Kui samas lauas uuesti mängitakse, näed seda siin. Lahkumiseks kirjuta quit.
online-plain-help-again = again: uus mäng samas lauas, kui see on läbi
online-plain-help-computer = computer: lase arvutil teha eemalolija käik
online-plain-help-seats = sit Anna: võta selle nimega koht; move: aadress, millelt teises seadmes edasi mängida
online-plain-help-requests = ask Anna: palu kohta, mis on teises seadmes; allow 1234 või refuse 1234: luba või keela see
