# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = plats { $seat }
refusal-that-box = den rutan
refusal-another-box = en annan ruta
refusal-game-over = Spelet är slut; börja ett nytt.
refusal-no-such-seat = Det finns ingen { $seat }; välj en som finns vid bordet.
refusal-not-your-turn = Det är { $player } som står på tur, inte { $seat }; vänta på din tur.
refusal-seat-left = Den här platsen har lämnat spelet: { $seat }; börja ett nytt spel för att spela vidare.
refusal-too-late-to-join = Första omgången är över; vänta på nästa spel.
refusal-no-such-cell = Det här blocket har ingen sådan ruta; välj en som finns.
refusal-name-first = Ange en ruta före första kastet.
refusal-nothing-to-name = I det här spelet anges inga rutor i förväg; kasta bara.
refusal-already-named = En ruta är redan angiven; kasta.
refusal-throw-first = Kasta först, för in sedan.
refusal-no-rethrow = Inga omkast är kvar; för in kastet i en ruta.
refusal-first-throw-with-all = Turens första kast görs med alla tärningar; behåll ingen.
refusal-nothing-thrown = Kasta minst en tärning: behåll färre, eller för in kastet i en ruta.
refusal-not-in-hand = { $keep } finns inte i { $hand }; behåll tärningar som ligger där.
refusal-dice-count = { $expected ->
    [one] En tärning kastades
   *[other] { $expected } tärningar kastades
}, men { $found } visas; de måste vara lika många.
refusal-box-taken = Den här rutan är upptagen: { $box }; välj en annan.
refusal-out-of-order = Det är för tidigt för { $box }; enligt ordningen kommer { $allowed } först.
refusal-chance-is-last-resort = Kastet ger poäng på annat håll, så det kan inte föras in där än; för in det i { $scores }.
refusal-zero-is-last-resort = Kastet ger poäng på annat håll, så { $box } kan inte få en nolla; för in det i { $scores }.
refusal-named-box-scores = Kastet ger poäng i rutan som angavs; för in det där: { $named }.
refusal-joker-has-its-place = Den här jokern hör hemma i { $cells }.
refusal-wrong-points = { $found } är fel här; rutan ger { $expected }.
refusal-wrong-extra = { $found } extra poäng är fel här; den extra yatzyn ger { $expected }.
refusal-impossible-points = Inget kast ger { $found } nu i { $box }; möjligt är { $possible }.
refusal-no-extra-yatzy = En extra yatzy går inte att ta här; för in poängen utan den.
refusal-not-from-the-table = Det här spelet spelas med programmets tärningar; kasta dem.
refusal-throws-needed = Ange hur många kast det tog: omkast som du avstår från ger spelmarker.
refusal-throw-count = En tur har här 1 till { $most } kast, inte { $found }.
refusal-turn-has-begun = Tärningar har redan kastats i den här turen; för in kastet i en ruta, eller ångra kasten.
refusal-nothing-to-take-back = Det finns inget att ångra.
refusal-throw-stands = Ett kast med programmets tärningar står fast; bara valet av ruta går att ångra, fram till nästa kast.
refusal-no-such-turn = { $seat } har ingen avslutad tur i omgång { $round }.
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

## Records

record-line = Rad { $line }: { $problem }
record-too-long = Filen är större än 16 MiB, för stor för en spellogg; är det rätt fil?
record-not-a-record = Det här är ingen spellogg; en sådan börjar med raden ”yatzy record 2”.
record-version = Spelloggen är av version { $found }; det här programmet läser version 1 och 2.
record-unknown-line = ”{ $word }” betyder ingenting här; docs/record.md säger vad som kan stå i en spellogg.
record-missing = Raden ”{ $word }” saknas ovanför turerna; lägg till den.
record-twice = Raden ”{ $word }” finns två gånger; låt den stå en gång.
record-rules-line = Den här regelraden går inte att läsa; docs/record.md säger hur regler skrivs.
record-wrong-hash = Reglerna har ändrats: de ger kontrollsumman { $expected }, inte { $found }.
record-bad-value = ”{ $value }” går inte att läsa efter ”{ $word }”; docs/record.md säger hur det skrivs.
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
record-crossed-out-alone = En överstruken rad måste ha raden som ersätter den direkt under sig.
record-wrong-total = Totalsumman är { $expected }, inte { $found }.
