# Why the server says no, and what to do instead.

server-unknown-game = Tokio žaidimo nėra, arba jo nuoroda nepilna; paprašyk nuorodos dar kartą.
server-unknown-page = Tokio puslapio nėra; grįžk į pradinį.
server-unknown-code = Su šiuo kodu žaidimo nėra; patikrink jį arba paprašyk nuorodos.
server-unknown-rules = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; pasirink iš sąrašo.
server-not-yours = Dabar žaidžia { $player }, kitame įrenginyje; palauk savo ėjimo.
server-only-watching = Šį žaidimą tu stebi; jei nori žaisti, užimk vietą kitame.
server-not-host = Tai gali tik žaidimo šeimininkas; paprašyk jo.
server-stale = Kažkas suspėjo pirmas: žaidimas jau pasistūmėjo. Štai kaip jis atrodo dabar; rinkis iš naujo.
server-real-dice = Šis žaidimas žaidžiamas tikrais kauliukais; įvesk, kas yra ant stalo.
server-key-reused = Ši užklausa jau panaudota kitam dalykui; atnaujink puslapį ir bandyk dar kartą.
server-seat-taken = Ten jau kažkas sėdi; rinkis kitą vietą.
server-table-full = Stalas pilnas; iš viso vietų yra { $most }.
server-no-seats = Dar nėra nė vieno žaidėjo; įvesk bent vieną.
server-unknown-bot = Lygiu „{ $level }“ kompiuteris čia nežaidžia; rinkis kitą.
server-name-empty = Vardas tuščias; įrašyk jį.
server-name-too-long = Šis vardas per ilgas; daugiausia ženklų: { $most }.
server-name-unruly = Šiame varde yra nematomų ženklų; įrašyk jį iš naujo.
# $field: the name of the field as it stands in the request
server-field = Lauko „{ $field }“ nėra, arba jo nepavyksta perskaityti.
server-malformed = Užklausos nepavyksta perskaityti ({ $detail }).
server-too-large = Užklausa per didelė.
server-too-many = Per daug iš karto; truputį palauk ir bandyk dar kartą.
server-foreign = Ši užklausa atėjo iš kitos svetainės; atverk puslapį jo paties adresu.
server-not-away = Žaidėjas, kurio ėjimas, atsijungė visai neseniai; duok jam šiek tiek laiko.
server-not-over = Žaidimas dar vyksta; pirma jį užbaik.
server-unavailable = Dabar nepavyksta išsaugoti; niekas neprarasta, bandyk po akimirkos.
