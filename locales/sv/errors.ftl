# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = den rutan
refusal-another-box = en annan ruta
refusal-game-over = Spelet är slut. Börja ett nytt.
refusal-no-such-seat = Det finns ingen { $seat } vid det här bordet. Välj en annan plats.
refusal-not-your-turn = Det är { $player } som står på tur, inte { $seat }. Vänta på din tur.
refusal-seat-left = Det här spelet fortsätter utan { $seat }. Börja ett nytt för att spela igen.
refusal-too-late-to-join = Första omgången är över. Vänta på nästa spel.
refusal-no-such-cell = Det här blocket har ingen sådan ruta. Välj en som finns.
refusal-name-first = Ange en ruta före första kastet.
refusal-nothing-to-name = I det här spelet anges inga rutor i förväg. Kasta bara.
refusal-already-named = En ruta är redan angiven. Kasta tärningarna.
refusal-throw-first = Kasta först, skriv sedan.
refusal-no-rethrow = Inga omkast är kvar. Skriv kastet i en ruta.
refusal-first-throw-with-all = Turens första kast görs med alla tärningar. Behåll ingen.
refusal-nothing-thrown = Kasta minst en tärning: behåll färre, eller skriv kastet i en ruta.
refusal-not-in-hand = { $keep } finns inte i { $hand }. Behåll tärningar som ligger där.
refusal-dice-count = { $expected ->
    [one] En tärning kastades
   *[other] { $expected } tärningar kastades
}, men kastet har { $found }. De måste vara lika många.
refusal-box-taken = Den här rutan är upptagen: { $box }. Välj en annan.
refusal-out-of-order = Det är för tidigt för { $box }. Enligt ordningen kommer { $allowed } först.
refusal-chance-is-last-resort = Kastet ger poäng i en annan ruta, så den här är inte tillåten än. Skriv det i { $scores }.
refusal-chance-after-miss = Kastet ger poäng i en ruta som inte angavs ({ $scores }), så den här är inte tillåten. Skriv en nolla i en annan ledig ruta.
refusal-zero-is-last-resort = Kastet ger poäng i en annan ruta, så { $box } kan inte få en nolla. Skriv det i { $scores }.
refusal-named-box-scores = Kastet ger poäng i rutan som angavs. Skriv det där: { $named }.
refusal-joker-has-its-place = Den här jokern måste skrivas i { $cells }.
refusal-wrong-points = Med de här tärningarna ger rutan { $expected } poäng, inte { $found }.
refusal-wrong-extra = Den extra yatzyn ger { $expected } poäng, inte { $found }.
refusal-impossible-points = Inget kast ger { $found } poäng i { $box } nu. Möjligt är { $possible }.
refusal-no-extra-yatzy = En extra yatzy går inte att ta här. Skriv poängen utan den.
refusal-not-from-the-table = Det här spelet spelas med virtuella tärningar. Kasta dem.
refusal-throws-needed = Ange hur många kast det tog: omkast som du avstår från ger spelmarker.
refusal-throw-count = En tur har här 1 till { $most } kast, inte { $found }.
refusal-turn-has-begun = Tärningar har redan kastats i den här turen. Skriv kastet i en ruta, eller ångra kasten.
refusal-nothing-to-take-back = Det finns inget att ångra.
refusal-throw-stands = Ett kast med virtuella tärningar går inte att ångra. Det går bara med valet av ruta, fram till nästa kast.
refusal-no-such-turn = I omgång { $round } har { $seat } ingen avslutad tur.
refusal-later-turn = Den rättelsen skulle bryta mot en regel i turen för { $seat } i omgång { $round }. { $because }

## Cards

card-twice = Den här rutan finns två gånger på kortet: { $box }; ange den en gång.
card-impossible = Rutan kan inte ha { $found } poäng: { $box }; den kan ha { $possible }.
card-out-of-order = Enligt ordningen kommer { $box } först; fyll den också.
card-too-many-chips = Det här kortet kan ha tjänat in högst { $most ->
    [one] { $most } spelmark
   *[other] { $most } spelmarker
}, inte { $found }.
card-too-many-extra-yatzys = Det här kortet kan ha högst { $most } extra yatzy, inte { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kedjan bryts här: den här raden, eller något som den är bunden till, har ändrats.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } gjordes aldrig, så inga byte kan höra till det.
record-too-long = Filen är större än 16 MiB, för stor för en spellogg; är det rätt fil?
record-not-a-record = Det här är ingen spellogg; en sådan börjar med raden ”yatzy record 2”.
record-version = Spelloggen är av version { $found }; det här programmet läser version 1 och 2.
record-unknown-line = ”{ $word }” betyder ingenting här; en rad i spelloggen börjar här med { $known }.
record-missing = Raden ”{ $word }” saknas ovanför turerna; lägg till den.
record-twice = Raden ”{ $word }” finns två gånger; låt den stå en gång.
record-rules-line = Den här regelraden går inte att läsa; den skrivs så här: { $form }.
record-wrong-hash = Reglerna har ändrats: de ger kontrollsumman { $expected }, inte { $found }.
record-bad-value = ”{ $value }” går inte att läsa efter ”{ $word }”; raden skrivs så här: { $form }.
record-seat-number = Platser numreras 1, 2, 3 och så vidare: här ska det stå { $expected }, inte ”{ $found }”.
record-bad-turn = Efter ”{ $after }” ska det stå { $expected }.
record-bad-turn-start = Raden ska börja med { $expected }.
record-part-number = omgång och plats, som i 3.1
record-part-box = en rutas id
record-part-hand = ett kast, som i 1-4-4-6-6
record-part-points = poängen
record-part-throws = antalet kast
record-part-end = ingenting mer
record-no-such-box = Det här blocket har ingen ruta ”{ $id }”; alla id står i spelloggens regler.
record-die-changed = { $keep } behölls, men nästa kast visar { $hand }: en tärning som behålls kan inte ändras.
record-wrong-turn = Här ska tur { $round }.{ $seat } stå, inte { $found }.
record-after-the-end = Här kan inget mer följa; raden ovanför avslutar spelet, eller lämnar sin tur öppen.
record-crossed-out-alone = En rad som börjar med ”~” måste ha raden som ersätter den direkt under sig.
record-wrong-total = Totalsumman är { $expected }, inte { $found }.

## Hands

hand-empty = Här finns inga tärningar; skriv kastet som 6-6-6-5-5, 66655 eller "6 6 6 5 5".
hand-not-a-face = ”{ $found }” (tecken { $place }) är ingen tärning; tärningar visar 1 till 6, så skriv kastet som 6-6-6-5-5.
hand-too-many = Kastet har fler än { $most } tärningar, och så många har inget spel; skriv det som 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Kastet har en tärning
   *[other] Kastet har { $found } tärningar
}, men spelet spelas med { $expected }, som i { $example }.
hand-line-too-long = Raden har fler än { $most } tecken, för många för ett kast; skriv kastet som 6-6-6-5-5.
hand-line-not-text = Den här raden är inte text i UTF-8; skriv kastet som 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Det finns ingen regeluppsättning eller utgåva ”{ $id }”; menade du { $near }?
ruleset-unknown-far = Det finns ingen regeluppsättning eller utgåva ”{ $id }”; ”yatzy rules” visar alla.
ruleset-twice = Reglerna anges två gånger, ”{ $first }” och ”{ $second }”; ange dem en gång.
ruleset-option-no-value = ”{ $given }” ställer inte in något regelval; skriv OPTION=VALUE, där regelvalet är { $options }.
ruleset-option-unknown = Det finns inget regelval ”{ $option }”; regelvalen är { $options }.
ruleset-option-unknown-value = Regelvalet { $option } kan inte vara ”{ $value }”; det kan vara { $values }.
ruleset-option-unknown-near = Det finns inget regelval ”{ $option }”; menade du ”{ $near }”?
ruleset-game-unknown = Det finns inget spel ”{ $game }”; spelen är { $games }.

## Combinations that make no sense

ruleset-dice = Ett spel har 1 till { $most } tärningar, inte { $dice }.
ruleset-boxes = Ett block har 1 till { $most } rutor, inte { $boxes }.
ruleset-columns = Ett block har 1 till { $most } kolumner, inte { $columns }.
ruleset-factor = En kolumn kan inte vara värd ×{ $factor } här; kolumner är värda ×1 till ×9, var och en sitt.
ruleset-box-twice = Två rutor har id ”{ $box }”; ge var och en sitt eget.
ruleset-face-twice = Rutan ”{ $box }” vill ha ett tal som en tidigare ruta redan har; varje tal har en ruta.
ruleset-out-of-reach = Rutan ”{ $box }” kräver { $needs } tärningar, fler än man kastar i spelet.
ruleset-face-pays = Rutan ”{ $box }” gäller ett enda tal och måste ge ”matched”.
ruleset-pays = Rutan ”{ $box }” måste ge 1 till { $most } poäng.
ruleset-bonus-range = Bonusen, och summan som ger den, måste vara 1 till { $most } poäng.
ruleset-bonus-without-upper = En bonus tjänas in med övre rutor, och det finns inga; utelämna den eller sätt bonus=none.
ruleset-bonus-out-of-reach = Bonusen kräver { $needed } poäng, men de övre rutorna ger högst { $most }; ange en lägre gräns.
ruleset-bonus-without-number = De här reglerna har ingen bonus vars gräns kan vara kvar; ange en, som i bonus=at-least:63.
ruleset-declare-with-order = Rutor som anges i förväg går inte ihop med en bestämd ordning; sätt order=free eller declare=no.
ruleset-declare-with-columns = Rutor som anges i förväg går inte ihop med flera kolumner; sätt declare=no.
ruleset-declare-with-jokers = Rutor som anges i förväg går inte ihop med jokrar; sätt joker=none eller declare=no.
ruleset-jokers-need-full-values = Jokrar går inte ihop med det här: rutan ”{ $box }” räknar bara tärningarna som passar, så en joker har inget värde i den; sätt joker=none.
ruleset-jokers-without-yatzy = Jokrar kräver precis en ruta för alla tärningar lika; sätt joker=none.
ruleset-jokers-with-columns = Jokrar går inte ihop med flera kolumner; sätt joker=none.
ruleset-jokers-with-yatzy-sum = Jokrar går inte ihop med att yatzy också ger tärningarnas summa; sätt yatzy=50 eller joker=none.
ruleset-columns-with-order = En bestämd ordning går inte ihop med flera kolumner; sätt order=free.
ruleset-columns-with-chips = Sparade omkast går inte ihop med flera kolumner; sätt chips=no.
ruleset-columns-with-bonus = En bonus går inte ihop med flera kolumner; sätt bonus=none.
ruleset-no-yatzy-of-fifty = Regelvalet yatzy kräver en ruta som ger 50 poäng när alla tärningar är lika, och någon sådan finns inte här.

## Files

file-line = Rad { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Det finns ingen fil ”{ $path }”; kontrollera namnet och mappen.
file-is-directory = ”{ $path }” är en mapp; ange sökvägen till en fil.
file-unreadable = Filen ”{ $path }” går inte att läsa ({ $detail }); kontrollera att den finns och att du får läsa den.
file-not-text = Filen ”{ $path }” är inte text i UTF-8; spara den som UTF-8.
file-too-long = Filen är större än 32 KiB, för stor för en regelfil; är det rätt fil?
file-syntax = Det här är inte TOML ({ $detail }); skriv nyckel = värde.
file-unknown-key = ”{ $key }” betyder ingenting här; kända är { $known }.
file-missing = ”{ $key }” saknas; lägg till det.
file-wrong-kind = ”{ $key }” måste vara { $expected }.
file-unknown-base = Det finns ingen regeluppsättning eller utgåva ”{ $id }” att utgå från; ”yatzy rules” visar alla.
file-base-and = ”base” har ett eget ”{ $key }” med sig; utelämna ett av dem.
file-rules-line = Rad { $line } i reglerna går inte att läsa.
expected-text = en text inom citattecken
expected-number = ett heltal från { $low } till { $high }
expected-list = en lista inom hakparenteser
expected-table = en tabell med nycklar och värden
expected-box-id = ett id av små bokstäver, siffror och bindestreck som börjar med en bokstav, med högst 32 tecken
expected-one-of = ett av: { $forms }

challenge-damaged = Utmaningskoden är skadad. Kopiera hela koden eller länken en gång till.
challenge-newer = Utmaningen kommer från en nyare version av Yatzy. Uppdatera programmet för att spela den.
challenge-unknown-rules = Utmaningens regler är okända här: { $rules }.
challenge-own-rules = En utmaning rymmer bara regler från listan. Skicka spelloggen som fil i stället.
challenge-game = Bara ett avslutat spel för en spelare med gemensamma tärningar kan bli en utmaning.
