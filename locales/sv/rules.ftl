# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = högst { $max } poäng
rules-list-hint = ”yatzy rules ID” förklarar en; ”yatzy score HAND --rules ID” räknar med den.
rules-none = Ingen utgåva passar; utelämna --game eller --in.

## The guide

guide-summary = { $dice ->
    [one] en tärning
   *[other] { $dice } tärningar
}, { $boxes ->
    [one] en ruta
   *[other] { $boxes } rutor
}, { $turns ->
    [one] en tur
   *[other] { $turns } turer
}, högst { $max } poäng
guide-edition = { $id } · regelhäfte { $booklet } · { $language }
guide-turn = En tur
guide-turn-throws = { $dice ->
    [one] Kasta tärningen och kasta om den högst två gånger.
   *[other] Kasta alla { $dice } tärningarna. Kasta sedan om vilka du vill, högst två gånger; även tärningar som du behållit tidigare får kastas om.
} Du får sluta efter vilket kast som helst.
guide-turn-throws-chips = { $dice ->
    [one] Kasta tärningen och kasta om den: två gånger gratis, och fler gånger mot spelmarker.
   *[other] Kasta alla { $dice } tärningarna. Kasta sedan om vilka du vill, två gånger gratis och fler gånger mot spelmarker; även tärningar som du behållit tidigare får kastas om.
} Du får sluta efter vilket kast som helst.
guide-turn-entry = Skriv sedan kastet i en ledig ruta. Varje ruta kan användas bara en gång, även för en nolla.
guide-turn-reading = Du väljer ruta. Den ger alltid så många poäng som dina tärningar kan få där.
guide-turn-reading-named = En ruta ger alltid så många poäng som dina tärningar kan få där: 4-4-4-4-1 är också tre lika.
guide-boxes = Rutor
guide-box = { $box } – { $rule }
guide-example = Exempel
guide-pays = Poäng
guide-most = Högst
guide-columns = Blocket har { $columns } kolumner, värda { $factors }. Varje tur fyller du en ruta i en kolumn, och poängen multipliceras. Tabellen visar ×1.
guide-options = Regelval som gäller
guide-differs = * skiljer sig från standardreglerna, { $game }
guide-same = Samma som standardreglerna, { $game }.
guide-end-heading = Slutet
guide-end = Spelet är slut när alla har haft { $turns ->
    [one] sin enda tur
   *[other] sina { $turns } turer
} och alla rutor är fyllda. Högst totalsumma vinner; vid lika poäng delas placeringen.
guide-players = Hur många som helst kan vara med. Du kan också spela ensam, mot ditt eget rekord.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = tärningar som visar { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] en enda tärning
        [2] ett par
       *[other] { $size } lika
    }
   *[other] { $size ->
        [1] { $count } enstaka tärningar
        [2] { $count } par
       *[other] { $count } gånger { $size } lika
    }
}
needs-different = { $groups }, av olika tal
needs-run = alla tal från { $first } till { $last }
needs-run-of = vilka { $length } tal som helst i följd
needs-any = vilket kast som helst
pays-matched = deras summa
pays-all = summan av alla tärningar
pays-fixed = { $points } poäng
pays-fixed-and-all = { $points } poäng och summan av alla tärningar

## Options by name, as forms and screens offer them

option-name-order = Rutornas ordning
option-name-bonus = Bonus
option-name-chance = Chans
option-name-zero = En nolla
option-name-declare = Rutan anges i förväg
option-name-chips = Omkast sparas som spelmarker
option-name-joker = Jokrar
option-name-yatzy = Yatzy ger
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = valfri
choice-order-down = uppifrån och ner
choice-order-upper-first = övre delen först
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = vid den vanliga summan eller mer
choice-bonus-at-least-sum = vid { $sum } eller mer
choice-bonus-more-than = först över den vanliga summan
choice-bonus-more-than-sum = först över { $sum }
choice-bonus-none = ingen
choice-any = när som helst
choice-last-resort = bara som sista utväg
choice-no = nej
choice-yes = ja
choice-joker-none = inga
choice-joker-booklet = när yatzy har gett poäng
choice-joker-official = när yatzyrutan är fylld
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 och tärningarna

## What an option means

option-order-free = Rutorna fylls i valfri ordning.
option-order-down = Rutorna fylls uppifrån och ner. Passar tärningarna inte i nästa ruta får den en nolla.
option-order-upper-first = Alla övre rutor fylls först, sedan de nedre, i valfri ordning inom varje del.
option-bonus-none = De övre rutorna ger ingen bonus.
option-bonus-out-of-reach = De övre rutorna kan ge högst { $most }, så den nås aldrig.
option-bonus-at-least = { $bonus }: { $points } poäng när de övre rutorna tillsammans ger { $sum } eller mer.
option-bonus-more-than = { $bonus }: { $points } poäng när de övre rutorna tillsammans ger mer än { $sum }. Precis { $sum } räcker inte.
option-chance-any = { $chance } får användas när som helst.
option-chance-any-in-order = { $chance } fylls när turen kommer dit.
option-chance-last-resort = { $chance } är en sista utväg: den får bara användas när kastet inte ger poäng i någon annan ledig ruta.
option-zero-any = En nolla får skrivas i vilken ledig ruta som helst där kastet inte ger något, även om en annan ruta skulle ge poäng.
option-zero-any-in-order = En nolla skrivs i den ruta, eller den del av blocket, som står på tur, om kastet inte ger något där.
option-zero-last-resort = En nolla är en sista utväg: den får bara skrivas när kastet inte ger poäng i någon ledig ruta.
option-declare-no = Rutan väljs efter kasten.
option-declare-yes = Före första kastet anger du en ledig ruta. Ger tärningarna poäng där skriver du dem där. Om inte får du välja: { $chance }, om den är ledig och tärningarna inte ger poäng i någon annan ledig ruta, eller en nolla i vilken annan ledig ruta som helst, även en där de skulle ha gett poäng, för du angav den inte. Även { $chance } får anges, och tar då vilka tärningar som helst.
option-declare-yes-without-chance = Före första kastet anger du en ledig ruta. Ger tärningarna poäng där skriver du dem där. Om inte skrivs en nolla i vilken ledig ruta som helst, även en där de skulle ha gett poäng, för du angav den inte.
option-chips-no = Omkast som inte används går förlorade.
option-chips-yes = Vart och ett av de två omkasten som du avstår från ger en spelmark. Efter båda kostar varje ytterligare omkast en spelmark, så länge spelmarkerna räcker. Alla börjar utan, och spelmarker som är kvar vid slutet är inget värda.
option-joker-none = Det finns inga jokrar: en till yatzy är ett kast som alla andra.
option-joker-booklet = När { $yatzy } redan har sina { $points } poäng är { $dice } lika en extra yatzy: { $extra } poäng till, vad som än följer. Kastet måste skrivas i den övre rutan för sitt tal. Är den upptagen är kastet en joker och ger full poäng i vilken ledig nedre ruta som helst; är ingen nedre ruta ledig blir det en nolla i en ledig övre ruta. Så länge { $yatzy } är ledig eller har en nolla gäller inget av detta.
option-joker-official = När { $yatzy } är fylld måste { $dice } lika skrivas i den övre rutan för sitt tal. Är den upptagen är kastet en joker och ger full poäng i vilken ledig nedre ruta som helst; är ingen nedre ruta ledig blir det en nolla i en ledig övre ruta. Har { $yatzy } poäng och inte en nolla ger varje sådant kast { $extra } poäng till.
option-yatzy-fixed = { $yatzy } ger { $points } poäng.
option-yatzy-and-sum = { $yatzy } ger { $points } poäng och summan av tärningarna.

## At the table

rules-in-force = Regler som gäller
rules-more = ↓: mer · esc stänger
