# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Datubāzes “{ $database }” serveri nevar lietot ({ $detail }); pārbaudi adresi, lietotāju, paroli un datubāzes nosaukumu.
serve-proxy-wrong = “{ $given }” nav starpniekservera adrese; norādi, piemēram, 127.0.0.1.
serve-metrics-wrong = “{ $given }” nav adrese; norādi, piemēram, 192.0.2.7.
serve-owned = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; vispirms aizver to vai norādi citu failu ar --database.
serve-owned-at = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; atver { $address }, vispirms aizver to vai norādi citu failu ar --database.
serve-open = Atver { $url } pārlūkā.
serve-lan = No telefoniem tajā pašā tīklā: { $url }
serve-end = Ctrl-C aptur serveri; spēles saglabājas.
serve-address = Adresē “{ $address }” nevar klausīties ({ $detail }); izvēlies citu ar --listen.
serve-database = Datubāzi “{ $database }” nevar atvērt ({ $detail }); norādi sqlite:PATH uz failu, kurā drīkst rakstīt.
serve-database-newer = Datubāzi “{ $database }” veidojusi jaunāka programmas versija; lieto to.
serve-database-needs = Datubāzei “{ $database }” vajadzīga programmas versija { $version } vai jaunāka.
serve-database-kind = “{ $database }” nav datubāze, ko Yatzy var lietot; norādi sqlite:PATH vai postgres://HOST/NAME.
serve-no-folder = Nav mapes, kur glabāt spēles; norādi to ar --data DIR.
serve-failed = Serveris negaidīti apstājās ({ $detail }).
serve-log-wrong = “{ $given }” nepasaka, cik daudz rakstīt; norādi error, warn, info vai debug.

## Why the server says no, and what to do instead

server-too-slow = Pieprasījums bija ceļā pārāk ilgi. Mēģini vēlreiz.
server-wrong-method = Šajā adresē to nevar izdarīt.
server-no-coach = Pie šī galda padomus nedod. Lēmums ir tavs.
server-not-asked = Vispirms prasi padomu. To atzīmē protokolā.
server-no-report = Šīs spēles pārskatu šeit nevar aprēķināt.
server-unknown-game = Tādas spēles nav, vai saite uz to nav pilna. Palūdz saiti vēlreiz.
server-unknown-page = Tādas lapas nav. Atgriezies sākumlapā.
server-unknown-code = Ar šo kodu spēles nav. Pārbaudi to vai palūdz saiti.
server-unknown-rules = Nav ne noteikumu, ne izdevuma “{ $id }”. Izvēlies no saraksta.
server-not-yours = Tagad spēlē { $player }, citā ierīcē. Pagaidi savu gājienu.
server-only-watching = Tu šo spēli skaties. Lai spēlētu, ieņem vietu nākamajā.
server-not-host = To var tikai spēles saimnieks. Palūdz viņam.
server-stale = Kāds bija ātrāks: spēle jau ir pavirzījusies. Lūk, kā ir tagad. Izvēlies vēlreiz.
server-real-dice = Šajā spēlē ir īsti kauliņi. Ievadi, kas ir uz galda.
server-key-reused = Šis pieprasījums jau izmantots citam. Pārlādē lapu un mēģini vēlreiz.
server-unknown-bot = Līmenī “{ $level }” dators te nespēlē. Izvēlies citu.
# $field: the name of the field as it stands in the request
server-field = Lauka “{ $field }” nav, vai to nevar nolasīt.
server-malformed = Pieprasījumu nevar nolasīt ({ $detail }).
server-too-large = Pieprasījums ir par lielu.
server-too-many = Par daudz uzreiz. Brīdi pagaidi un mēģini vēlreiz.
server-foreign = Šis pieprasījums nāk no citas vietnes. Atver lapu tās īstajā adresē.
server-not-away = Spēlētājs ir prom tikai neilgu laiku. Pagaidi vēl mazliet.
server-not-over = Spēle vēl turpinās. Vispirms pabeidz to.
server-unavailable = Pašlaik nevar saglabāt. Nekas nav zudis, pēc brīža mēģini vēlreiz.
server-damaged = Šī spēle ir bojāta, un to nevar atvērt. Pasaki tam, kas uztur serveri.
server-computer-real-dice = Dators nevar mest īstus kauliņus. Izvēlies virtuālus kauliņus vai spēlē bez datora.
server-shared-dice = Kopīgie kauliņi ir vienam spēlētājam. Sāc spēli ar vienu vārdu un bez datora.

## Its tables at a terminal

online-again = Tas pats galds, jauna spēle.
online-again-soon = Tas pats galds, jauna spēle. Būsi tur pēc { $seconds } s.
online-series = Uzvaras šajā sērijā: { $tally }
online-away = Prom: { $names }
online-came = { $name } apsēžas pie galda.
online-seat-gone = Tava vieta ir pārgājusi uz citu ierīci. Šeit tu skaties.
online-not-your-choice = Pēdējo izvēli izdarīja { $name }. Citi to atsaukt nevar.
online-sit-question = Ar kādu vārdu spēlēsi?
online-move = Turpināt citā ierīcē: { $name }
online-move-title = Atver šo adresi otrā ierīcē
online-no-host = Šajā tīklā nav { $host }. Pārbaudi adresi; saimnieks to redz savā ekrānā.
online-unsafe = Savienojums ar { $host } nebūtu drošs: tā sertifikātam nevar uzticēties, vai tā nav. Mājas tīklā adreses sākas ar http://, nevis https://
online-other-name = { $host } ir Yatzy serveris, bet uz šo vārdu neatsaucas. Lieto adresi, ko redz saimnieks.
online-no-name = Šai vietai vēl nav vārda. Norādi savu: --name NAME.
online-address = “{ $address }” nav Yatzy spēles adrese. Tā izskatās šādi: http://192.168.1.7:8710/g/… , kā to redz saimnieks.
online-code-alone = Kurā serverī ir { $code }? Raksti arī adresi: yatzy join 192.168.1.7:8710/join?code={ $code }. Ar kodu vien pietiek serverī, kurā pēdējoreiz spēlēji.
online-no-server = { $host } neatbild. Vai serveris darbojas un tu esi tajā pašā tīklā?
online-not-yatzy = { $host } atbild, bet tas nav Yatzy serveris vai nav tāds, ko šī versija saprot.
online-no-seat = Pie šī galda nav brīvas vietas. Lai skatītos, izlaid --name.
online-turn = Tagad spēlē { $name }.
online-waiting = Nosūtīts. Serveris vēl nav atbildējis.
online-disconnected = Nav savienojuma. Mēģinām vēlreiz.
online-connected = Savienojums ir atjaunots.
online-gone = Saimnieks ir izdzēsis šo spēli.
online-dice-verified = Kauliņi ir pārbaudīti: katrs metiens ir tieši tāds, kādu serveris apsolīja pirms spēles.
online-dice-wrong = Kauliņi nav tādi, kādus serveris apsolīja pirms spēles. Saglabā protokolu un jautā saimniekam.
online-dice-not-noted = Kauliņus nevar pārbaudīt: šī ierīce līdz spēles beigām nepierakstīja servera solījumu.
online-dice-verified-here = Kauliņi ir pārbaudīti: katrs metiens ir tieši tāds, kādu programma apsolīja pirms spēles.
online-dice-wrong-here = Kauliņi nav tādi, kādus programma apsolīja pirms spēles. Saglabā protokolu.
online-void = Šī saite vairs neder. Lūdz saimniekam jaunu.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Lai spēlētu līdzi, raksti sit un savu vārdu: sit Anna
online-plain-expected = Kas tu esi? Gaida: { $names }. Ja tas esi tu, raksti sit un vārdu: sit { $name }
online-plain-request = Lai atbildētu, raksti allow { $number } (atļaut) vai refuse { $number } (noraidīt)
online-plain-ask = { $name } ir pie galda, citā ierīcē. Ja tas esi tu, raksti ask un vārdu: ask { $name }
online-plain-over = Raksti again, lai sāktu jaunu spēli pie tā paša galda, vai quit, lai izietu.
online-plain-over-watching = Ja pie galda sāksies jauna spēle, redzēsi to šeit. Lai izietu, raksti quit.
online-plain-help-again = again: jauna spēle pie tā paša galda, kad šī beigusies
online-plain-help-computer = computer: lai prombūtnē esošā gājienu spēlē dators
online-plain-help-seats = sit Anna: ieņemt vietu ar šo vārdu; move: adrese, lai turpinātu citā ierīcē
online-plain-help-requests = ask Anna: palūgt vietu, kas ir citā ierīcē; allow 1234 vai refuse 1234: atļaut vai noraidīt šādu lūgumu
