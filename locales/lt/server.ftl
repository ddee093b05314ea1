# Why the server says no, and what to do instead.

server-unknown-game = Tokio žaidimo nėra, arba jo nuoroda nepilna; paprašykite nuorodos dar kartą.
server-unknown-page = Tokio puslapio nėra; grįžkite į pradinį.
server-unknown-code = Su šiuo kodu žaidimo nėra; patikrinkite jį arba paprašykite nuorodos.
server-unknown-rules = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; pasirinkite iš sąrašo.
server-not-yours = Dabar žaidžia { $player } kitame įrenginyje; palaukite savo eilės.
server-only-watching = Šį žaidimą stebite; norėdami žaisti, užimkite vietą kitame.
server-not-host = Tai gali tik žaidimo šeimininkas; paprašykite jo.
server-stale = Kažkas suspėjo pirmas: žaidimas jau pasistūmėjo. Štai kaip jis atrodo dabar; rinkitės iš naujo.
server-real-dice = Šis žaidimas žaidžiamas tikrais kauliukais; įveskite derinį, kuris yra ant jūsų stalo.
server-key-reused = Ši užklausa jau panaudota kitam dalykui; atnaujinkite puslapį ir bandykite dar kartą.
server-seat-taken = Ten jau kažkas sėdi; rinkitės kitą vietą.
server-table-full = Prie šio stalo nebėra vietos; iš viso vietų yra { $most }.
server-no-seats = Niekas nežaidžia; įveskite bent vieną žaidėją.
server-unknown-bot = Lygiu „{ $level }“ kompiuteris čia nežaidžia; rinkitės kitą.
server-name-empty = Vardas tuščias; įrašykite jį.
server-name-too-long = Šis vardas per ilgas; daugiausia ženklų: { $most }.
server-name-unruly = Šiame varde yra nematomų ženklų; įrašykite jį iš naujo.
# $field: the name of the field as it stands in the request
server-field = Lauko „{ $field }“ nėra, arba jo nepavyksta perskaityti.
server-malformed = Užklausos nepavyksta perskaityti ({ $detail }).
server-too-large = Užklausa per didelė.
server-too-many = Per daug iš karto; truputį palaukite ir bandykite dar kartą.
server-foreign = Ši užklausa atėjo iš kitos svetainės; atverkite puslapį jo paties adresu.
server-not-away = Žaidėjas, kurio ėjimas, atsijungė visai neseniai; duokite jam šiek tiek laiko.
server-not-over = Žaidimas dar vyksta; pirma jį užbaikite.
server-unavailable = Dabar nieko nepavyksta išsaugoti; niekas neprarasta, bandykite po akimirkos.
