# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = De databaseserver van “{ $database }” kan niet worden gebruikt ({ $detail }); controleer het adres, de gebruiker, het wachtwoord en de naam van de database.
serve-proxy-wrong = “{ $given }” is niet het adres van een proxy; geef een adres op zoals 127.0.0.1.
serve-metrics-wrong = “{ $given }” is geen adres; geef een adres op zoals 192.0.2.7.
serve-owned = Een andere Yatzy op deze computer bewaart zijn spellen al in “{ $database }”; sluit die eerst af of geef met --database een ander bestand op.
serve-owned-at = Een andere Yatzy op deze computer bewaart zijn spellen al in “{ $database }”; open { $address }, sluit die eerst af of geef met --database een ander bestand op.
serve-open = Open { $url } in een browser.
serve-lan = Op telefoons in hetzelfde netwerk: { $url }
serve-end = Ctrl-C stopt de server; de spellen blijven bewaard.
serve-address = Op “{ $address }” kan niet worden geluisterd ({ $detail }); kies een ander adres met --listen.
serve-database = De database “{ $database }” kan niet worden geopend ({ $detail }); geef sqlite:PATH op van een bestand waarin geschreven mag worden.
serve-database-newer = De database “{ $database }” is gemaakt door een nieuwere versie van dit programma; gebruik die.
serve-database-needs = De database “{ $database }” heeft versie { $version } van dit programma of een nieuwere nodig.
serve-database-kind = “{ $database }” is geen database die Yatzy kan gebruiken; geef sqlite:PATH of postgres://HOST/NAME op.
serve-no-folder = Er is geen map om spellen in te bewaren; geef er een op met --data DIR.
serve-failed = De server is onverwacht gestopt ({ $detail }).
serve-log-wrong = “{ $given }” zegt niet hoeveel er geschreven wordt; geef error, warn, info of debug op.

## Why the server says no, and what to do instead

server-too-slow = Het verzoek deed er te lang over. Probeer het opnieuw.
server-wrong-method = Dat kan niet op dit adres.
server-no-coach = Deze tafel speelt zonder coach. Beslis zelf.
server-not-asked = Vraag het eerst de coach. Dat komt in het verslag.
server-no-report = Van dit spel kan hier geen terugblik worden uitgerekend.
server-unknown-game = Dat spel bestaat niet, of de link is niet volledig. Vraag opnieuw om de link.
server-unknown-page = Die pagina bestaat niet. Ga terug naar de startpagina.
server-unknown-code = Er is geen spel met deze code. Controleer hem, of vraag om de link.
server-unknown-rules = Er is geen regelset of uitgave “{ $id }”. Kies er een uit de lijst.
server-not-yours = { $player } is aan de beurt, op een ander apparaat. Wacht op je beurt.
server-only-watching = Je kijkt naar dit spel. Neem in het volgende een plaats om mee te spelen.
server-not-host = Alleen de gastheer van dit spel kan dat. Vraag het hem.
server-stale = Iemand was sneller: het spel is al verder. Zo staat het nu. Kies opnieuw.
server-real-dice = Dit spel speel je met echte dobbelstenen. Vul in wat er op tafel ligt.
server-key-reused = Dit verzoek is al voor iets anders gebruikt. Laad de pagina opnieuw en probeer het nog eens.
server-unknown-bot = De computer speelt hier niet op het niveau “{ $level }”. Kies een ander.
server-field = Het veld “{ $field }” ontbreekt of is niet te lezen.
server-malformed = Het verzoek is niet te lezen ({ $detail }).
server-too-large = Het verzoek is te groot.
server-too-many = Dat was veel tegelijk. Wacht even en probeer het opnieuw.
server-foreign = Dit verzoek komt van een andere site. Open de pagina op het juiste adres.
server-not-away = Wie aan de beurt is, is nog niet lang weg. Wacht nog even.
server-not-over = Het spel is nog bezig. Speel het eerst uit.
server-unavailable = Bewaren lukt nu even niet. Er is niets verloren, probeer het zo nog eens.
server-damaged = Dit spel is beschadigd en kan niet worden geopend. Zeg het tegen wie de server beheert.
server-computer-real-dice = De computer kan geen echte dobbelstenen gooien. Kies virtuele dobbelstenen, of speel zonder de computer.
server-shared-dice = Gedeelde dobbelstenen zijn voor één speler. Begin het spel met één naam en zonder de computer.

## Its tables at a terminal

online-again = Zelfde tafel, nieuw spel.
online-again-soon = Zelfde tafel, nieuw spel. Over { $seconds } s zit je erbij.
online-series = Gewonnen spellen in deze reeks: { $tally }
online-away = Afwezig: { $names }
online-came = { $name } gaat aan tafel zitten.
online-seat-gone = Je plaats is naar een ander apparaat verhuisd. Hier kijk je mee.
online-not-your-choice = De laatste keuze was van { $name }. Alleen wie koos, kan die terugnemen.
online-sit-question = Onder welke naam speel je?
online-move = Als { $name } op een ander apparaat verder spelen
online-move-title = Open dit adres op het andere apparaat
online-no-host = Er is geen { $host } op dit netwerk. Controleer het adres; de gastheer ziet het op zijn scherm.
online-unsafe = De verbinding met { $host } zou niet veilig zijn: het certificaat is niet te vertrouwen, of er is er geen. In een thuisnetwerk beginnen adressen met http:// en niet met https://
online-other-name = { $host } is een Yatzyserver, maar antwoordt niet op deze naam. Gebruik het adres dat de gastheer ziet.
online-no-name = Deze plaats heeft nog geen naam. Geef de jouwe op met --name NAME.
online-address = “{ $address }” is niet het adres van een Yatzyspel. Het ziet eruit als http://192.168.1.7:8710/g/… , zoals de gastheer het ziet.
online-code-alone = Op welke server staat { $code }? Typ ook het adres: yatzy join 192.168.1.7:8710/join?code={ $code }. De code alleen is genoeg op de server waar je het laatst meedeed.
online-no-server = { $host } antwoordt niet. Draait de server, en zit je op hetzelfde netwerk?
online-not-yatzy = { $host } antwoordt, maar is geen Yatzyserver, of niet een die deze versie begrijpt.
online-no-seat = Aan deze tafel is geen plaats vrij. Laat --name weg om mee te kijken.
online-turn = { $name } is aan de beurt.
online-waiting = Verstuurd. De server heeft nog niet geantwoord.
online-disconnected = Geen verbinding. We proberen het opnieuw.
online-connected = De verbinding is terug.
online-gone = De gastheer heeft dit spel verwijderd.
online-dice-verified = De dobbelstenen zijn gecontroleerd: elke worp is zoals de server voor het spel beloofde.
online-dice-wrong = De dobbelstenen zijn niet zoals de server voor het spel beloofde. Bewaar het verslag en vraag het de gastheer.
online-dice-not-noted = De dobbelstenen kunnen niet worden gecontroleerd: dit apparaat heeft de belofte van de server niet genoteerd voordat het spel was afgelopen.
online-dice-verified-here = De dobbelstenen zijn gecontroleerd: elke worp is zoals het programma voor het spel had beloofd.
online-dice-wrong-here = De dobbelstenen zijn niet zoals het programma voor het spel had beloofd. Bewaar het verslag.
online-void = Deze link werkt niet meer. Vraag de gastheer om een nieuwe.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Typ om mee te spelen sit en je naam: sit Anna
online-plain-expected = Wie ben je? Verwacht: { $names }. Ben jij dat, typ dan sit en de naam: sit { $name }
online-plain-request = Typ als antwoord allow { $number } (toestaan) of refuse { $number } (weigeren)
online-plain-ask = { $name } zit aan tafel, op een ander apparaat. Ben jij dat, typ dan ask en de naam: ask { $name }
online-plain-over = Typ again voor een nieuw spel aan dezelfde tafel, of quit om te gaan.
online-plain-over-watching = Als er aan deze tafel nog een spel komt, zie je het hier. Typ quit om te gaan.
online-plain-help-again = again: een nieuw spel aan dezelfde tafel, als dit uit is
online-plain-help-computer = computer: laat de computer de beurt spelen van wie afwezig is
online-plain-help-seats = sit Anna: neem onder deze naam een plaats; move: een adres om op een ander apparaat verder te spelen
online-plain-help-requests = ask Anna: vraag om een plaats die op een ander apparaat is; allow 1234 of refuse 1234: sta zo’n verzoek toe of weiger het
