# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Duomenų bazės „{ $database }“ serveriu negalima naudotis ({ $detail }); patikrink adresą, naudotoją, slaptažodį ir duomenų bazės pavadinimą.
serve-proxy-wrong = „{ $given }“ nėra tarpinio serverio adresas; nurodyk, pavyzdžiui, 127.0.0.1.
serve-metrics-wrong = „{ $given }“ nėra adresas; nurodyk, pavyzdžiui, 192.0.2.7.
serve-owned = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; pirma jį užverk arba nurodyk kitą failą su --database.
serve-owned-at = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; atverk { $address }, pirma jį užverk arba nurodyk kitą failą su --database.
serve-open = Atverk { $url } naršyklėje.
serve-lan = Iš telefonų tame pačiame tinkle: { $url }
serve-end = Ctrl-C sustabdo serverį; žaidimai išlieka.
serve-address = Adresu „{ $address }“ klausytis nepavyksta ({ $detail }); pasirink kitą su --listen.
serve-database = Duomenų bazės „{ $database }“ nepavyksta atverti ({ $detail }); nurodyk sqlite:PATH iki failo, į kurį galima rašyti.
serve-database-newer = Duomenų bazę „{ $database }“ sukūrė naujesnė programos versija; naudok ją.
serve-database-needs = Duomenų bazei „{ $database }“ reikia { $version } arba naujesnės programos versijos.
serve-database-kind = „{ $database }“ nėra duomenų bazė, kurią Yatzy gali naudoti; nurodyk sqlite:PATH arba postgres://HOST/NAME.
serve-no-folder = Nėra aplanko žaidimams laikyti; nurodyk jį su --data DIR.
serve-failed = Serveris netikėtai sustojo ({ $detail }).
serve-log-wrong = „{ $given }“ nepasako, kiek rašyti; nurodyk error, warn, info arba debug.

## Why the server says no, and what to do instead

server-too-slow = Užklausa keliavo per ilgai. Bandyk dar kartą.
server-wrong-method = Šiuo adresu to padaryti negalima.
server-no-coach = Prie šio stalo žaidžiama be patarimų. Sprendimas tavo.
server-not-asked = Pirma paprašyk patarimo. Protokolas tai pažymi.
server-no-report = Šio žaidimo ataskaitos čia apskaičiuoti negalima.
server-unknown-game = Tokio žaidimo nėra, arba jo nuoroda nepilna. Paprašyk nuorodos dar kartą.
server-unknown-page = Tokio puslapio nėra. Grįžk į pradinį.
server-unknown-code = Su šiuo kodu žaidimo nėra. Patikrink jį arba paprašyk nuorodos.
server-unknown-rules = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“. Pasirink iš sąrašo.
server-not-yours = Dabar žaidžia { $player }, kitame įrenginyje. Palauk savo ėjimo.
server-only-watching = Šį žaidimą tu stebi. Jei nori žaisti, užimk vietą kitame.
server-not-host = Tai gali tik žaidimo šeimininkas. Paprašyk jo.
server-stale = Kažkas suspėjo pirmas: žaidimas jau pasistūmėjo. Štai kaip jis atrodo dabar. Rinkis iš naujo.
server-real-dice = Šis žaidimas žaidžiamas tikrais kauliukais. Įvesk, kas yra ant stalo.
server-key-reused = Ši užklausa jau panaudota kitam dalykui. Atnaujink puslapį ir bandyk dar kartą.
server-unknown-bot = Lygiu „{ $level }“ kompiuteris čia nežaidžia. Rinkis kitą.
# $field: the name of the field as it stands in the request
server-field = Lauko „{ $field }“ nėra, arba jo nepavyksta perskaityti.
server-malformed = Užklausos nepavyksta perskaityti ({ $detail }).
server-too-large = Užklausa per didelė.
server-too-many = Per daug iš karto. Truputį palauk ir bandyk dar kartą.
server-foreign = Ši užklausa atėjo iš kitos svetainės. Atverk puslapį jo paties adresu.
server-not-away = Žaidėjas, kurio ėjimas, atsijungė visai neseniai. Duok jam šiek tiek laiko.
server-not-over = Žaidimas dar vyksta. Pirma jį užbaik.
server-unavailable = Dabar nepavyksta išsaugoti. Niekas neprarasta, bandyk po akimirkos.
server-damaged = Šis žaidimas sugadintas, ir jo atverti negalima. Pasakyk tam, kas prižiūri serverį.
server-computer-real-dice = Kompiuteris negali mesti tikrų kauliukų. Pasirink virtualius kauliukus arba žaisk be kompiuterio.
server-shared-dice = Bendri kauliukai skirti vienam žaidėjui. Pradėk žaidimą su vienu vardu ir be kompiuterio.

## Its tables at a terminal

online-again = Tas pats stalas, naujas žaidimas.
online-again-soon = Tas pats stalas, naujas žaidimas. Prisijungsi po { $seconds } s.
online-series = Pergalės šioje serijoje: { $tally }
online-away = Atsijungę: { $names }
online-came = { $name } sėda prie stalo.
online-seat-gone = Tavo vieta persikėlė į kitą įrenginį. Čia tu stebi.
online-not-your-choice = Paskutinį pasirinkimą padarė { $name }. Kiti jo atšaukti negali.
online-sit-question = Kokiu vardu žaisi?
online-move = Žaisti toliau kitame įrenginyje: { $name }
online-move-title = Atverk šį adresą kitame įrenginyje
online-no-host = Šiame tinkle nėra { $host }. Patikrink adresą; šeimininkas mato jį savo ekrane.
online-unsafe = Ryšys su { $host } nebūtų saugus: jo sertifikatu negalima pasitikėti arba jo nėra. Namų tinkle adresai prasideda http://, o ne https://
online-other-name = { $host } yra Yatzy serveris, bet šiuo vardu jis neatsiliepia. Naudok adresą, kurį mato šeimininkas.
online-no-name = Ši vieta dar neturi vardo. Nurodyk savo: --name NAME.
online-address = „{ $address }“ nėra Yatzy žaidimo adresas. Jis atrodo taip: http://192.168.1.7:8710/g/… , kaip jį mato šeimininkas.
online-code-alone = Kuriame serveryje yra { $code }? Parašyk ir adresą: yatzy join 192.168.1.7:8710/join?code={ $code }. Vien kodo užtenka serveryje, kuriame paskutinį kartą žaidei.
online-no-server = { $host } neatsako. Ar serveris veikia ir ar esi tame pačiame tinkle?
online-not-yatzy = { $host } atsako, bet tai ne Yatzy serveris arba ne toks, kurį ši versija supranta.
online-no-seat = Prie šio stalo nėra laisvos vietos. Jei nori stebėti, praleisk --name.
online-turn = Dabar žaidžia { $name }.
online-waiting = Išsiųsta. Serveris dar neatsakė.
online-disconnected = Nėra ryšio. Bandoma dar kartą.
online-connected = Ryšys atkurtas.
online-gone = Šeimininkas ištrynė šį žaidimą.
online-dice-verified = Kauliukai patikrinti: kiekvienas metimas toks, kokį serveris pažadėjo prieš žaidimą.
online-dice-wrong = Kauliukai ne tokie, kokius serveris pažadėjo prieš žaidimą. Išsaugok protokolą ir klausk šeimininko.
online-dice-not-noted = Kauliukų patikrinti negalima: šis įrenginys iki žaidimo pabaigos neužsirašė serverio pažado.
online-dice-verified-here = Kauliukai patikrinti: kiekvienas metimas toks, kokį programa pažadėjo prieš žaidimą.
online-dice-wrong-here = Kauliukai ne tokie, kokius programa pažadėjo prieš žaidimą. Išsaugok protokolą.
online-void = Ši nuoroda nebegalioja. Paprašyk šeimininko naujos.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Jei nori žaisti, įrašyk sit ir savo vardą: sit Anna
online-plain-expected = Kas tu? Laukiama: { $names }. Jei tai tu, rašyk sit ir vardą: sit { $name }
online-plain-request = Kad atsakytum, rašyk allow { $number } (leisti) arba refuse { $number } (atmesti)
online-plain-ask = { $name } yra prie stalo, kitame įrenginyje. Jei tai tu, rašyk ask ir vardą: ask { $name }
online-plain-over = Įrašyk again – naujas žaidimas prie to paties stalo, quit – išeiti.
online-plain-over-watching = Jei prie stalo prasidės naujas žaidimas, pamatysi jį čia. Jei nori išeiti, įrašyk quit.
online-plain-help-again = again: naujas žaidimas prie to paties stalo, kai šis baigtas
online-plain-help-computer = computer: tegu atsijungusio žaidėjo ėjimą žaidžia kompiuteris
online-plain-help-seats = sit Anna: užimti vietą šiuo vardu; move: adresas, kuriuo žaisi toliau kitame įrenginyje
online-plain-help-requests = ask Anna: prašyti vietos, kuri yra kitame įrenginyje; allow 1234 arba refuse 1234: leisti arba atmesti tokį prašymą
