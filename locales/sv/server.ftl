# Why the server says no, and what to do instead.

server-unknown-game = Det finns inget sådant spel, eller så är länken inte fullständig; be om länken igen.
server-unknown-page = Det finns ingen sådan sida; gå tillbaka till startsidan.
server-unknown-code = Det finns inget spel med den här koden; kontrollera den, eller be om länken.
server-unknown-rules = Det finns ingen regeluppsättning eller utgåva ”{ $id }”; välj en i listan.
server-not-yours = Det är { $player } som står på tur, på en annan enhet; vänta på din tur.
server-only-watching = Du tittar på det här spelet; ta en plats i nästa om du vill spela.
server-not-host = Bara spelets värd kan göra det; fråga värden.
server-stale = Någon hann före: spelet har gått vidare. Så här står det nu; välj igen.
server-real-dice = Det här spelet spelas med riktiga tärningar; för in det som ligger på bordet.
server-key-reused = Den här förfrågan har redan använts till något annat; ladda om sidan och försök igen.
server-seat-taken = Någon sitter redan där; välj en annan plats.
server-table-full = Bordet är fullt; det har { $most } platser.
server-no-seats = Det finns ingen spelare än; ange minst en.
server-unknown-bot = Datorn spelar inte på nivån ”{ $level }” här; välj en annan.
server-name-empty = Namnet är tomt; skriv ett.
server-name-too-long = Namnet är för långt; ett namn har högst { $most } tecken.
server-name-unruly = Namnet har osynliga tecken; skriv det på nytt.
server-field = Fältet ”{ $field }” saknas eller går inte att läsa.
server-malformed = Förfrågan går inte att läsa ({ $detail }).
server-too-large = Förfrågan är för stor.
server-too-many = Det var mycket på en gång; vänta en stund och försök igen.
server-foreign = Den här förfrågan kommer från en annan webbplats; öppna sidan på dess egen adress.
server-not-away = Den som står på tur har inte varit borta länge; vänta lite till.
server-not-over = Spelet pågår fortfarande; spela klart det först.
server-unavailable = Det går inte att spara just nu; inget har gått förlorat, försök igen om en stund.
