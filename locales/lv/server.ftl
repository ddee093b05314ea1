# Why the server says no, and what to do instead.

server-unknown-game = Tādas spēles nav, vai saite uz to nav pilna; palūdziet saiti vēlreiz.
server-unknown-page = Tādas lapas nav; atgriezieties sākumlapā.
server-unknown-code = Ar šo kodu negaida neviena spēle; pārbaudiet to vai palūdziet saiti.
server-unknown-rules = Nav ne noteikumu, ne izdevuma “{ $id }”; izvēlieties no saraksta.
server-not-yours = Tagad spēlē { $player } citā ierīcē; pagaidiet savu kārtu.
server-only-watching = Jūs šo spēli skatāties; lai spēlētu, ieņemiet vietu nākamajā.
server-not-host = To var tikai spēles saimnieks; palūdziet viņam.
server-stale = Kāds bija ātrāks: spēle jau ir pavirzījusies. Lūk, kā ir tagad; izvēlieties vēlreiz.
server-real-dice = Šajā spēlē ir īsti kauliņi; ievadiet salikumu, kas ir uz jūsu galda.
server-key-reused = Šis pieprasījums jau izmantots citam; pārlādējiet lapu un mēģiniet vēlreiz.
server-seat-taken = Tur jau kāds sēž; izvēlieties citu vietu.
server-table-full = Pie šī galda vairāk nesaiet; vietu skaits ir { $most }.
server-no-seats = Neviens nespēlē; nosauciet vismaz vienu spēlētāju.
server-unknown-bot = Līmenī “{ $level }” dators te nespēlē; izvēlieties citu.
server-name-empty = Vārds ir tukšs; ierakstiet to.
server-name-too-long = Šis vārds ir par garu; tajā var būt ne vairāk par { $most ->
    [zero] { $most } rakstzīmēm
    [one] { $most } rakstzīmi
   *[other] { $most } rakstzīmēm
}.
server-name-unruly = Šajā vārdā ir neredzamas rakstzīmes; ierakstiet to no jauna.
# $field: the name of the field as it stands in the request
server-field = Lauka “{ $field }” nav, vai to nevar nolasīt.
server-malformed = Pieprasījumu nevar nolasīt ({ $detail }).
server-too-large = Pieprasījums ir par lielu.
server-too-many = Par daudz uzreiz; brīdi pagaidiet un mēģiniet vēlreiz.
server-foreign = Šis pieprasījums nāk no citas vietnes; atveriet lapu tās īstajā adresē.
server-not-away = Spēlētājs, kura kārta ir, ir prom tikai neilgu laiku; pagaidiet vēl mazliet.
server-not-over = Spēle vēl turpinās; vispirms pabeidziet to.
server-unavailable = Māja pašlaik neko nevar pierakstīt; nekas nav zudis, pēc brīža mēģiniet vēlreiz.
