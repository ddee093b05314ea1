# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = ne vairāk par { $max ->
    [zero] { $max } punktiem
    [one] { $max } punktu
   *[other] { $max } punktiem
}
rules-list-hint = “yatzy rules ID” izskaidro vienu izdevumu; “yatzy score HAND --rules ID” skaita pēc tā.
rules-none = Neviens izdevums neder; izlaid --game vai --in.

## The guide

guide-summary = { $dice ->
    [zero] { $dice } kauliņu
    [one] { $dice } kauliņš
   *[other] { $dice } kauliņi
}, { $boxes ->
    [zero] { $boxes } lauciņu
    [one] { $boxes } lauciņš
   *[other] { $boxes } lauciņi
}, { $turns ->
    [zero] { $turns } gājienu
    [one] { $turns } gājiens
   *[other] { $turns } gājieni
}, ne vairāk par { $max ->
    [zero] { $max } punktiem
    [one] { $max } punktu
   *[other] { $max } punktiem
}
guide-edition = { $id } · lapiņa { $booklet } · { $language }
guide-turn = Gājiens
guide-turn-throws = { $dice ->
    [1] Met kauliņu, tad met to vēlreiz, ne vairāk kā divas reizes.
   *[other] Met visus kauliņus ({ $dice }). Tad vēlreiz met tos, kurus gribi, ne vairāk kā divas reizes; drīkst mest arī kauliņus, kas iepriekš paturēti.
} Apstāties var pēc jebkura metiena.
guide-turn-throws-chips = { $dice ->
    [1] Met kauliņu, tad met to vēlreiz: divas reizes par velti, tālāk par žetoniem.
   *[other] Met visus kauliņus ({ $dice }). Tad vēlreiz met tos, kurus gribi: divas reizes par velti, tālāk par žetoniem; drīkst mest arī kauliņus, kas iepriekš paturēti.
} Apstāties var pēc jebkura metiena.
guide-turn-entry = Tad ieraksti salikumu vienā brīvā lauciņā. Katru lauciņu var izmantot tikai vienreiz, arī nullei.
guide-turn-reading = Lauciņu izvēlies tu. Tas vienmēr dod visvairāk, ko tavi kauliņi tajā var dot.
guide-turn-reading-named = Lauciņš vienmēr dod visvairāk, ko tavi kauliņi tajā var dot: 4-4-4-4-1 ir arī trīs vienādi.
guide-boxes = Lauciņi
guide-box = { $box } – { $rule }
guide-example = Piemērs
guide-pays = Punkti
guide-most = Maks.
guide-columns = Punktu lapā ir { $columns ->
    [zero] { $columns } kolonnu
    [one] { $columns } kolonna
   *[other] { $columns } kolonnas
}: { $factors }. Katrā gājienā aizpildi vienu lauciņu vienā kolonnā, un tā punktus reizina. Tabula rāda ×1.
guide-options = Spēkā esošie iestatījumi
guide-differs = * atšķiras no parastās spēles, { $game }
guide-same = Tāpat kā parastajā spēlē, { $game }.
guide-end-heading = Beigas
guide-end = Spēle beidzas, kad katrs ir izspēlējis { $turns ->
    [zero] { $turns } gājienus
    [one] { $turns } gājienu
   *[other] { $turns } gājienus
} un visi lauciņi ir aizpildīti. Uzvar lielākā kopsumma; ja tās ir vienādas, vietu dala.
guide-players = Spēlētāju skaits nav ierobežots. Var spēlēt arī vienatnē, pret savu rekordu.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = kauliņi ar { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] viens kauliņš
        [zero] { $count } atsevišķu kauliņu
        [one] { $count } atsevišķs kauliņš
       *[other] { $count } atsevišķi kauliņi
    }
    [2] { $count ->
        [1] pāris
        [zero] { $count } pāru
        [one] { $count } pāris
       *[other] { $count } pāri
    }
   *[other] { $count ->
        [1] { $size } vienādi
       *[other] { $count } reizes { $size } vienādi
    }
}
needs-different = { $groups }, skaitļi dažādi
needs-run = visi skaitļi no { $first } līdz { $last }
needs-run-of = jebkuri { $length } skaitļi pēc kārtas
needs-any = jebkurš salikums
pays-matched = šo kauliņu summa
pays-all = visu kauliņu summa
pays-fixed = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
pays-fixed-and-all = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} un visu kauliņu summa

## Options by name, as forms and screens offer them

option-name-order = Lauciņu secība
option-name-bonus = Prēmija
option-name-chance = Izdevība
option-name-zero = Nulle
option-name-declare = Lauciņu piesaka iepriekš
option-name-chips = Atkārtotos metienus krāj žetonos
option-name-joker = Džokeri
option-name-yatzy = Yatzy dod
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = jebkura
choice-order-down = no augšas uz leju
choice-order-upper-first = vispirms augšējā daļa
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = ar parasto summu vai vairāk
choice-bonus-at-least-sum = ar { $sum } vai vairāk
choice-bonus-more-than = tikai virs parastās summas
choice-bonus-more-than-sum = tikai virs { $sum }
choice-bonus-none = nav
choice-any = jebkurā brīdī
choice-last-resort = tikai galējā gadījumā
choice-no = nē
choice-yes = jā
choice-joker-none = nav
choice-joker-booklet = kad Yatzy devis punktus
choice-joker-official = kad Yatzy lauciņš aizpildīts
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 un kauliņu summu

## What an option means

option-order-free = Lauciņus aizpilda jebkurā secībā.
option-order-down = Lauciņus aizpilda no augšas uz leju. Ja tavi kauliņi neder nākamajam lauciņam, tajā ir nulle.
option-order-upper-first = Vispirms aizpilda visus augšējos lauciņus, tad apakšējos; katrā daļā jebkurā secībā.
option-bonus-none = Par augšējiem lauciņiem prēmijas nav.
option-bonus-out-of-reach = Augšējie lauciņi kopā dod ne vairāk par { $most }, tāpēc to nekad nevar iegūt.
option-bonus-at-least = { $bonus }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}, ja augšējos lauciņos kopā ir { $sum } vai vairāk.
option-bonus-more-than = { $bonus }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}, ja augšējos lauciņos kopā ir vairāk par { $sum }. Ar tieši { $sum } nepietiek.
option-chance-any = Lauciņu “{ $chance }” var izmantot jebkurā brīdī.
option-chance-any-in-order = Lauciņu “{ $chance }” aizpilda, kad pienāk tā kārta.
option-chance-last-resort = Lauciņš “{ $chance }” ir galējais līdzeklis: to drīkst izmantot tikai tad, ja salikums nedod punktus nevienā citā brīvā lauciņā.
option-zero-any = Nulli var ierakstīt jebkurā brīvā lauciņā, kurā salikums neko nedod, pat ja cits lauciņš dotu punktus.
option-zero-any-in-order = Nulle iet tajā lauciņā vai tajā punktu lapas daļā, kuras kārta ir pienākusi, ja salikums tur neko nedod.
option-zero-last-resort = Nulle ir galējais līdzeklis: to ieraksta tikai tad, ja salikums nedod punktus nevienā brīvā lauciņā.
option-declare-no = Lauciņu izvēlas pēc metieniem.
option-declare-yes = Pirms pirmā metiena tu piesaki brīvu lauciņu. Ja kauliņi tajā dod punktus, ieraksti tos tur. Ja nedod, izvēlies: lauciņš “{ $chance }”, ja tas ir brīvs un kauliņi nedod punktus nevienā citā brīvā lauciņā, vai nulle jebkurā citā brīvā lauciņā, arī tādā, kur kauliņi būtu devuši punktus, jo to tu nepieteici. Arī lauciņu “{ $chance }” var pieteikt, un tad tajā der jebkuri kauliņi.
option-declare-yes-without-chance = Pirms pirmā metiena tu piesaki brīvu lauciņu. Ja kauliņi tajā dod punktus, ieraksti tos tur. Ja nedod, nulle iet jebkurā brīvā lauciņā, arī tādā, kur kauliņi būtu devuši punktus, jo to tu nepieteici.
option-chips-no = Neizmantotie atkārtotie metieni zūd.
option-chips-yes = Katrs no diviem atkārtotajiem metieniem, ko neizmanto, dod žetonu. Pēc abiem katrs nākamais atkārtotais metiens maksā vienu žetonu, kamēr žetonu pietiek. Visi sāk bez žetoniem, un beigās atlikušie neko nav vērti.
option-joker-none = Džokeru nav: vēl viens Yatzy ir tāds pats metiens kā citi.
option-joker-booklet = Ja lauciņā “{ $yatzy }” jau ir { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}, tad { $dice } vienādi ir papildu Yatzy: vēl { $extra } klāt, lai kas notiktu tālāk. Metienam jāiet sava skaitļa augšējā lauciņā. Ja tas ir aizņemts, metiens ir džokers, un jebkurš brīvs apakšējais lauciņš par to dod visu, ko var; ja brīvu apakšējo nav, tā ir nulle brīvā augšējā. Kamēr lauciņš “{ $yatzy }” ir brīvs vai tajā ir nulle, nekas no tā nav spēkā.
option-joker-official = Kad lauciņš “{ $yatzy }” ir aizpildīts, { $dice } vienādiem jāiet sava skaitļa augšējā lauciņā. Ja tas ir aizņemts, metiens ir džokers, un jebkurš brīvs apakšējais lauciņš par to dod visu, ko var; ja brīvu apakšējo nav, tā ir nulle brīvā augšējā. Ja lauciņā “{ $yatzy }” ir punkti, nevis nulle, katrs tāds metiens dod vēl { $extra ->
    [zero] { $extra } punktu
    [one] { $extra } punktu
   *[other] { $extra } punktus
}.
option-yatzy-fixed = Lauciņš “{ $yatzy }” dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
option-yatzy-and-sum = Lauciņš “{ $yatzy }” dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
} un kauliņu summu.

## At the table

rules-in-force = Spēkā esošie noteikumi
rules-more = ↓: tālāk · esc aizver
