# Why the server says no, and what to do instead.

server-unknown-game = Tādas spēles nav, vai saite uz to nav pilna; palūdz saiti vēlreiz.
server-unknown-page = Tādas lapas nav; atgriezies sākumlapā.
server-unknown-code = Ar šo kodu spēles nav; pārbaudi to vai palūdz saiti.
server-unknown-rules = Nav ne noteikumu, ne izdevuma “{ $id }”; izvēlies no saraksta.
server-not-yours = Tagad spēlē { $player }, citā ierīcē; pagaidi savu gājienu.
server-only-watching = Tu šo spēli skaties; lai spēlētu, ieņem vietu nākamajā.
server-not-host = To var tikai spēles saimnieks; palūdz viņam.
server-stale = Kāds bija ātrāks: spēle jau ir pavirzījusies. Lūk, kā ir tagad; izvēlies vēlreiz.
server-real-dice = Šajā spēlē ir īsti kauliņi; ievadi, kas ir uz galda.
server-key-reused = Šis pieprasījums jau izmantots citam; pārlādē lapu un mēģini vēlreiz.
server-seat-taken = Tur jau kāds sēž; izvēlies citu vietu.
server-table-full = Galds ir pilns; vietu skaits ir { $most }.
server-no-seats = Vēl nav neviena spēlētāja; nosauc vismaz vienu.
server-unknown-bot = Līmenī “{ $level }” dators te nespēlē; izvēlies citu.
server-name-empty = Vārds ir tukšs; ieraksti to.
server-name-too-long = Šis vārds ir par garu; tajā var būt ne vairāk par { $most ->
    [zero] { $most } rakstzīmēm
    [one] { $most } rakstzīmi
   *[other] { $most } rakstzīmēm
}.
server-name-unruly = Šajā vārdā ir neredzamas rakstzīmes; ieraksti to no jauna.
# $field: the name of the field as it stands in the request
server-field = Lauka “{ $field }” nav, vai to nevar nolasīt.
server-malformed = Pieprasījumu nevar nolasīt ({ $detail }).
server-too-large = Pieprasījums ir par lielu.
server-too-many = Par daudz uzreiz; brīdi pagaidi un mēģini vēlreiz.
server-foreign = Šis pieprasījums nāk no citas vietnes; atver lapu tās īstajā adresē.
server-not-away = Spēlētājs, kura kārta ir, ir prom tikai neilgu laiku; pagaidi vēl mazliet.
server-not-over = Spēle vēl turpinās; vispirms pabeidz to.
server-unavailable = Pašlaik nevar saglabāt; nekas nav zudis, pēc brīža mēģini vēlreiz.
