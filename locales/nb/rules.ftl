# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = høyst { $max } poeng
rules-list-hint = «yatzy rules ID» forklarer én; «yatzy score HAND --rules ID» regner med den.
rules-none = Ingen utgave passer; utelat --game eller --in.

## The guide

guide-summary = { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}, { $boxes ->
    [one] én rubrikk
   *[other] { $boxes } rubrikker
}, { $turns ->
    [one] én tur
   *[other] { $turns } turer
}, høyst { $max } poeng
guide-edition = { $id } · regelhefte { $booklet } · { $language }
guide-turn = En tur
guide-turn-throws = { $dice ->
    [one] Kast terningen, og kast den om igjen høyst to ganger.
   *[other] Kast alle { $dice } terningene. Kast så de du vil om igjen, høyst to ganger; også terninger du har beholdt før, kan kastes om igjen.
} Du kan stoppe etter et hvilket som helst kast.
guide-turn-throws-chips = { $dice ->
    [one] Kast terningen, og kast den om igjen: to ganger gratis, og flere ganger for sjetonger.
   *[other] Kast alle { $dice } terningene. Kast så de du vil om igjen, to ganger gratis og flere ganger for sjetonger; også terninger du har beholdt før, kan kastes om igjen.
} Du kan stoppe etter et hvilket som helst kast.
guide-turn-entry = Skriv så kastet i en ledig rubrikk. Hver rubrikk kan brukes bare én gang, også til en null.
guide-turn-reading = Du velger rubrikken. Den gir alltid så mange poeng som terningene dine kan få der.
guide-turn-reading-named = En rubrikk gir alltid så mange poeng som terningene dine kan få der: 4-4-4-4-1 er også tre like.
guide-boxes = Rubrikker
guide-box = { $box } – { $rule }
guide-example = Eksempel
guide-pays = Poeng
guide-most = Høyst
guide-columns = Blokken har { $columns } kolonner som teller { $factors }. Hver tur fyller du én rubrikk i én kolonne, og poengene ganges. Tabellen viser ×1.
guide-options = Regelvalg som gjelder
guide-differs = * skiller seg fra standardreglene, { $game }
guide-same = Det samme som standardreglene, { $game }.
guide-end-heading = Slutten
guide-end = Spillet er slutt når alle har hatt { $turns ->
    [one] sin ene tur
   *[other] sine { $turns } turer
} og alle rubrikker er fylt. Høyest totalsum vinner; ved likt antall poeng deles plasseringen.
guide-players = Hvor mange som helst kan være med. Du kan også spille alene, mot din egen rekord.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = terninger som viser { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] én enkelt terning
        [2] et par
       *[other] { $size } like
    }
   *[other] { $size ->
        [1] { $count } enkeltterninger
        [2] { $count } par
       *[other] { $count } ganger { $size } like
    }
}
needs-different = { $groups }, av ulike tall
needs-run = alle tall fra { $first } til { $last }
needs-run-of = { $length } tall på rad, uansett hvilke
needs-any = et hvilket som helst kast
pays-matched = summen av dem
pays-all = summen av alle terningene
pays-fixed = { $points } poeng
pays-fixed-and-all = { $points } poeng og summen av alle terningene

## Options by name, as forms and screens offer them

option-name-order = Rubrikkenes rekkefølge
option-name-bonus = Bonus
option-name-chance = Sjanse
option-name-zero = En null
option-name-declare = Rubrikken meldes på forhånd
option-name-chips = Omkast spares som sjetonger
option-name-joker = Jokere
option-name-yatzy = Yatzy gir
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = fri
choice-order-down = ovenfra og ned
choice-order-upper-first = øvre del først
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ved den vanlige summen eller mer
choice-bonus-at-least-sum = ved { $sum } eller mer
choice-bonus-more-than = først over den vanlige summen
choice-bonus-more-than-sum = først over { $sum }
choice-bonus-none = ingen
choice-any = når som helst
choice-last-resort = bare som siste utvei
choice-no = nei
choice-yes = ja
choice-joker-none = ingen
choice-joker-booklet = når yatzy har gitt poeng
choice-joker-official = når yatzyrubrikken er fylt
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og terningene

## What an option means

option-order-free = Rubrikkene fylles i fri rekkefølge.
option-order-down = Rubrikkene fylles ovenfra og ned. Passer ikke terningene i neste rubrikk, får den null.
option-order-upper-first = Alle øvre rubrikker fylles først, så de nedre, i fri rekkefølge innenfor hver del.
option-bonus-none = De øvre rubrikkene gir ingen bonus.
option-bonus-out-of-reach = De øvre rubrikkene kan gi høyst { $most }, så den nås aldri.
option-bonus-at-least = { $bonus }: { $points } poeng når de øvre rubrikkene til sammen gir { $sum } eller mer.
option-bonus-more-than = { $bonus }: { $points } poeng når de øvre rubrikkene til sammen gir mer enn { $sum }. Akkurat { $sum } er ikke nok.
option-chance-any = { $chance } kan brukes når som helst.
option-chance-any-in-order = { $chance } fylles når turen kommer dit.
option-chance-last-resort = { $chance } er en siste utvei: den kan bare brukes når kastet ikke gir poeng i noen annen ledig rubrikk.
option-zero-any = Null kan skrives i en hvilken som helst ledig rubrikk der kastet ikke gir noe, også når en annen rubrikk ville gitt poeng.
option-zero-any-in-order = Null skrives i den rubrikken, eller den delen av blokken, som står for tur, hvis kastet ikke gir noe der.
option-zero-last-resort = Null er en siste utvei: den kan bare skrives når kastet ikke gir poeng i noen ledig rubrikk.
option-declare-no = Rubrikken velges etter kastene.
option-declare-yes = Før første kast melder du en ledig rubrikk. Gir terningene poeng der, skriver du dem der. Hvis ikke, velger du: { $chance }, hvis den er ledig og terningene ikke gir poeng i noen annen ledig rubrikk, eller null i en hvilken som helst annen ledig rubrikk, også en der de ville gitt poeng, for du meldte den ikke. Også { $chance } kan meldes, og tar da alle terninger.
option-declare-yes-without-chance = Før første kast melder du en ledig rubrikk. Gir terningene poeng der, skriver du dem der. Hvis ikke, skrives null i en hvilken som helst ledig rubrikk, også en der de ville gitt poeng, for du meldte den ikke.
option-chips-no = Omkast som ikke brukes, går tapt.
option-chips-yes = Hvert av de to omkastene du lar være å bruke, gir en sjetong. Etter begge koster hvert nytt omkast én sjetong, så lenge sjetongene rekker. Alle begynner uten, og sjetonger som er igjen til slutt, er ikke verdt noe.
option-joker-none = Det er ingen jokere: en ny yatzy er et kast som alle andre.
option-joker-booklet = Når { $yatzy } allerede har sine { $points } poeng, er { $dice } like en ekstra yatzy: { $extra } poeng i tillegg, uansett hva som følger. Kastet må skrives i den øvre rubrikken for tallet sitt. Er den opptatt, er kastet en joker og gir full poengsum i en hvilken som helst ledig nedre rubrikk; er ingen nedre rubrikk ledig, blir det null i en ledig øvre rubrikk. Så lenge { $yatzy } er ledig eller har null, gjelder ikke noe av dette.
option-joker-official = Når { $yatzy } er fylt, må { $dice } like skrives i den øvre rubrikken for tallet sitt. Er den opptatt, er kastet en joker og gir full poengsum i en hvilken som helst ledig nedre rubrikk; er ingen nedre rubrikk ledig, blir det null i en ledig øvre rubrikk. Har { $yatzy } poeng og ikke null, gir hvert slikt kast { $extra } poeng til.
option-yatzy-fixed = { $yatzy } gir { $points } poeng.
option-yatzy-and-sum = { $yatzy } gir { $points } poeng og summen av terningene.

## At the table

rules-in-force = Regler som gjelder
rules-more = ↓: mer · esc lukker
