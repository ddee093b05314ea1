# Why the server says no, and what to do instead.

server-unknown-game = Dat spel bestaat niet, of de link is niet volledig; vraag opnieuw om de link.
server-unknown-page = Die pagina bestaat niet; ga terug naar de startpagina.
server-unknown-code = Er is geen spel met deze code; controleer hem, of vraag om de link.
server-unknown-rules = Er is geen regelset of uitgave “{ $id }”; kies er een uit de lijst.
server-not-yours = { $player } is aan de beurt, op een ander apparaat; wacht op je beurt.
server-only-watching = Je kijkt naar dit spel; neem in het volgende een plaats om mee te spelen.
server-not-host = Alleen de gastheer van dit spel kan dat; vraag het hem.
server-stale = Iemand was sneller: het spel is al verder. Zo staat het nu; kies opnieuw.
server-real-dice = Dit spel speel je met echte dobbelstenen; vul in wat er op tafel ligt.
server-key-reused = Dit verzoek is al voor iets anders gebruikt; laad de pagina opnieuw en probeer het nog eens.
server-seat-taken = Daar zit al iemand; kies een andere plaats.
server-table-full = De tafel is vol; er zijn { $most } plaatsen.
server-no-seats = Er is nog geen speler; noem er minstens één.
server-unknown-bot = De computer speelt hier niet op het niveau “{ $level }”; kies een ander.
server-name-empty = De naam is leeg; schrijf er een.
server-name-too-long = Deze naam is te lang; een naam heeft hoogstens { $most } tekens.
server-name-unruly = Deze naam bevat onzichtbare tekens; typ hem opnieuw.
server-field = Het veld “{ $field }” ontbreekt of is niet te lezen.
server-malformed = Het verzoek is niet te lezen ({ $detail }).
server-too-large = Het verzoek is te groot.
server-too-many = Dat was veel tegelijk; wacht even en probeer het opnieuw.
server-foreign = Dit verzoek komt van een andere site; open de pagina op het juiste adres.
server-not-away = Wie aan de beurt is, is nog niet lang weg; wacht nog even.
server-not-over = Het spel is nog bezig; speel het eerst uit.
server-unavailable = Bewaren lukt nu even niet; er is niets verloren, probeer het zo nog eens.
