# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = højst { $max } point
rules-list-hint = »yatzy rules ID« forklarer én; »yatzy score HAND --rules ID« regner med den.
rules-none = Ingen udgave passer; udelad --game eller --in.

## The guide

guide-summary = { $dice ->
    [one] én terning
   *[other] { $dice } terninger
}, { $boxes ->
    [one] én rubrik
   *[other] { $boxes } rubrikker
}, { $turns ->
    [one] én tur
   *[other] { $turns } ture
}, højst { $max } point
guide-edition = { $id } · regelhæfte { $booklet } · { $language }
guide-turn = En tur
guide-turn-throws = { $dice ->
    [one] Kast terningen, og kast den om højst to gange.
   *[other] Kast alle { $dice } terninger. Vælg så, hvilke du vil kaste om, højst to gange; også terninger, du har beholdt før, må kastes om.
} Du må stoppe efter et hvilket som helst kast.
guide-turn-throws-chips = { $dice ->
    [one] Kast terningen, og kast den om: to gange gratis, og flere gange for brikker.
   *[other] Kast alle { $dice } terninger. Vælg så, hvilke du vil kaste om, to gange gratis og flere gange for brikker; også terninger, du har beholdt før, må kastes om.
} Du må stoppe efter et hvilket som helst kast.
guide-turn-entry = Skriv så kastet i en ledig rubrik. Hver rubrik kan kun bruges én gang, også til et nul.
guide-turn-reading = Du vælger rubrikken. Den giver altid så mange point, som dine terninger kan få der.
guide-turn-reading-named = En rubrik giver altid så mange point, som dine terninger kan få der: 4-4-4-4-1 er også tre ens.
guide-boxes = Rubrikker
guide-box = { $box } – { $rule }
guide-example = Eksempel
guide-pays = Point
guide-most = Højst
guide-columns = Blokken har { $columns } kolonner, der tæller { $factors }. Hver tur fylder du én rubrik i én kolonne, og pointene ganges. Tabellen viser ×1.
guide-options = Regelvalg, der gælder
guide-differs = * adskiller sig fra standardreglerne, { $game }
guide-same = Det samme som standardreglerne, { $game }.
guide-end-heading = Slut
guide-end = Spillet er slut, når alle har haft { $turns ->
    [one] deres ene tur
   *[other] deres { $turns } ture
} og alle rubrikker er fyldt. Den højeste totalsum vinder; ved lige mange point deles placeringen.
guide-players = Man kan være så mange, man vil. Du kan også spille alene, mod din egen rekord.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = terninger, der viser { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] en enkelt terning
        [2] et par
       *[other] { $size } ens
    }
   *[other] { $size ->
        [1] { $count } enkelte terninger
        [2] { $count } par
       *[other] { $count } gange { $size } ens
    }
}
needs-different = { $groups }, af forskellige tal
needs-run = alle tal fra { $first } til { $last }
needs-run-of = { $length } tal i træk, uanset hvilke
needs-any = et hvilket som helst kast
pays-matched = summen af dem
pays-all = summen af alle terninger
pays-fixed = { $points } point
pays-fixed-and-all = { $points } point og summen af alle terninger

## Options by name, as forms and screens offer them

option-name-order = Rubrikkernes rækkefølge
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Et nul
option-name-declare = Rubrikken meldes på forhånd
option-name-chips = Omkast spares som brikker
option-name-joker = Jokere
option-name-yatzy = Yatzy giver
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = fri
choice-order-down = oppefra og ned
choice-order-upper-first = øvre del først
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ved mindst den sædvanlige sum
choice-bonus-at-least-sum = ved { $sum } eller mere
choice-bonus-more-than = først over den sædvanlige sum
choice-bonus-more-than-sum = først over { $sum }
choice-bonus-none = ingen
choice-any = når som helst
choice-last-resort = kun som sidste udvej
choice-no = nej
choice-yes = ja
choice-joker-none = ingen
choice-joker-booklet = når yatzy har givet point
choice-joker-official = når yatzyrubrikken er fyldt
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og terningerne

## What an option means

option-order-free = Rubrikkerne fyldes i fri rækkefølge.
option-order-down = Rubrikkerne fyldes oppefra og ned. Passer terningerne ikke i næste rubrik, får den et nul.
option-order-upper-first = Alle øvre rubrikker fyldes først, så de nedre, i fri rækkefølge inden for hver del.
option-bonus-none = De øvre rubrikker giver ingen bonus.
option-bonus-out-of-reach = De øvre rubrikker kan højst give { $most }, så den nås aldrig.
option-bonus-at-least = { $bonus }: { $points } point, når de øvre rubrikker tilsammen giver { $sum } eller mere.
option-bonus-more-than = { $bonus }: { $points } point, når de øvre rubrikker tilsammen giver mere end { $sum }. Netop { $sum } er ikke nok.
option-chance-any = { $chance } må bruges når som helst.
option-chance-any-in-order = { $chance } fyldes, når turen kommer dertil.
option-chance-last-resort = { $chance } er en sidste udvej: den må kun bruges, når kastet ikke giver point i nogen anden ledig rubrik.
option-zero-any = Et nul må skrives i enhver ledig rubrik, hvor kastet ikke giver noget, også når en anden rubrik ville give point.
option-zero-any-in-order = Et nul skrives i den rubrik, eller den del af blokken, der står for tur, hvis kastet ikke giver noget der.
option-zero-last-resort = Et nul er en sidste udvej: det må kun skrives, når kastet ikke giver point i nogen ledig rubrik.
option-declare-no = Rubrikken vælges efter kastene.
option-declare-yes = Før første kast melder du en ledig rubrik. Giver terningerne point der, skriver du dem der. Hvis ikke, vælger du: { $chance }, hvis den er ledig, og terningerne ikke giver point i nogen anden ledig rubrik, eller et nul i enhver anden ledig rubrik, også en, hvor de ville have givet point, for du meldte den ikke. Også { $chance } kan meldes, og tager så alle terninger.
option-declare-yes-without-chance = Før første kast melder du en ledig rubrik. Giver terningerne point der, skriver du dem der. Hvis ikke, skrives et nul i enhver ledig rubrik, også en, hvor de ville have givet point, for du meldte den ikke.
option-chips-no = Omkast, der ikke bruges, går tabt.
option-chips-yes = Hvert af de to omkast, du lader være med at bruge, giver en brik. Efter begge koster hvert nyt omkast én brik, så længe brikkerne rækker. Alle begynder uden, og brikker, der er tilbage til sidst, er ikke noget værd.
option-joker-none = Der er ingen jokere: en yatzy mere er et kast som alle andre.
option-joker-booklet = Når { $yatzy } allerede har sine { $points } point, er { $dice } ens en ekstra yatzy: { $extra } point oveni, uanset hvad der følger. Kastet skal skrives i den øvre rubrik for sit tal. Er den optaget, er kastet en joker og giver fulde point i enhver ledig nedre rubrik; er ingen nedre rubrik ledig, bliver det til et nul i en ledig øvre rubrik. Så længe { $yatzy } er ledig eller har et nul, gælder det her ikke.
option-joker-official = Når { $yatzy } er fyldt, skal { $dice } ens skrives i den øvre rubrik for deres tal. Er den optaget, er kastet en joker og giver fulde point i enhver ledig nedre rubrik; er ingen nedre rubrik ledig, bliver det til et nul i en ledig øvre rubrik. Har { $yatzy } point og ikke et nul, giver hvert sådant kast { $extra } point mere.
option-yatzy-fixed = { $yatzy } giver { $points } point.
option-yatzy-and-sum = { $yatzy } giver { $points } point og summen af terningerne.

## At the table

rules-in-force = Regler, der gælder
rules-more = ↓: mere · esc lukker
