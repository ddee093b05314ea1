# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-list-hint = A „yatzy rules ID” elmagyaráz egyet; a „yatzy score HAND --rules ID” aszerint számol.
rules-none = Egy kiadás sem ilyen; hagyd el ezt: --game vagy --in.

## The guide

guide-summary = { $dice } kocka, { $boxes } mező, { $turns } kör, legfeljebb { $max } pont
guide-edition = { $id } · szabálylap: { $booklet } · { $language }
guide-turn = Egy kör
guide-turn-throws = { $dice ->
    [one] Dobj a kockával, aztán dobd újra legfeljebb kétszer.
   *[other] Dobj minden kockával ({ $dice }). Aztán dobd újra, amelyiket akarod, legfeljebb kétszer; a korábban megtartottakat is újra lehet dobni.
} Bármelyik dobás után megállhatsz.
guide-turn-throws-chips = { $dice ->
    [one] Dobj a kockával, aztán dobd újra: kétszer ingyen, tovább zsetonért.
   *[other] Dobj minden kockával ({ $dice }). Aztán dobd újra, amelyiket akarod, kétszer ingyen, tovább zsetonért; a korábban megtartottakat is újra lehet dobni.
} Bármelyik dobás után megállhatsz.
guide-turn-entry = Aztán írd be a kockákat egy szabad mezőbe. A kitöltött mező, akkor is, ha nulla van benne, a játék végéig zárva marad.
guide-turn-reading = A mezőt te választod, a pontot a szabályok adják: a mező mindig annyit ér, amennyit a kockák ott legföljebb érnek.
guide-turn-reading-named = A mező annyit ér, amennyit a kockák ott legföljebb érnek: a 4-4-4-4-1 három egyforma is.
guide-boxes = Mezők
guide-box = { $box }: { $rule }
guide-example = Példa
guide-pays = Pont
guide-most = Max.
guide-columns = A pontozólapon { $columns } oszlop van: { $factors }. Minden körben egy mezőt töltesz ki az egyik oszlopban, és a pontjai szorzódnak. A táblázat a ×1 oszlopot mutatja.
guide-options = Érvényes beállítások
guide-differs = * eltér az alapjátéktól: { $game }
guide-same = Ugyanaz, mint az alapjáték: { $game }.
guide-end-heading = A játék vége
guide-end = A játéknak akkor van vége, ha mindenki lejátszott { $turns } kört, és minden mező ki van töltve. A legmagasabb végösszeg nyer; egyenlő végösszegnél a helyezés közös.
guide-players = Akárhányan játszhatnak. Egyedül is lehet, a saját rekordod ellen.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = { $face ->
    [1] az egyesek
    [2] a kettesek
    [3] a hármasok
    [4] a négyesek
    [5] az ötösök
    [6] a hatosok
   *[other] kockák: { $face }
}
needs-group = { $size ->
    [1] { $count ->
        [one] egy kocka
       *[other] { $count } különálló kocka
    }
    [2] { $count ->
        [one] egy pár
       *[other] { $count } pár
    }
   *[other] { $count ->
        [one] { $size } egyforma
       *[other] { $count } × { $size } egyforma
    }
}
needs-different = { $groups }, más-más számból
needs-run = minden szám, { $first }–{ $last }
needs-run-of = { $length } egymást követő szám
needs-any = bármilyen dobás
pays-matched = ezek összege
pays-all = minden kocka összege
pays-fixed = { $points } pont
pays-fixed-and-all = { $points } és minden kocka összege

## Options by name, as forms and screens offer them

option-name-order = A mezők sorrendje
option-name-bonus = Bónusz
option-name-chance = Esély
option-name-zero = Nulla
option-name-declare = A mező előre bemondása
option-name-chips = Újradobások gyűjtése zsetonként
option-name-joker = Jokerek
option-name-yatzy = A Yatzy értéke
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = szabad
choice-order-down = felülről lefelé
choice-order-upper-first = előbb a felső rész
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = a szokásos összegnél vagy fölötte
choice-bonus-at-least-sum = { $sum } pontnál vagy fölötte
choice-bonus-more-than = csak a szokásos összeg felett
choice-bonus-more-than-sum = csak { $sum } pont felett
choice-bonus-none = nincs
choice-any = bármikor
choice-last-resort = csak végső megoldásként
choice-no = nem
choice-yes = igen
choice-joker-none = nincs
choice-joker-booklet = ha a Yatzy pontot ért
choice-joker-official = ha a Yatzy mező ki van töltve
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 és a kockák összege

## What an option means

option-order-free = A mezők bármilyen sorrendben kitölthetők.
option-order-down = A mezőket felülről lefelé kell kitölteni; ha a dobás nem jó a soron következőbe, oda nulla kerül.
option-order-upper-first = Előbb minden felső mezőt kell kitölteni, aztán az alsókat, részen belül bármilyen sorrendben.
option-bonus-none = A felső mezőkért nincs bónusz.
option-bonus-at-least = { $bonus }: { $points } pont, ha a felső mezők összege { $sum } vagy több.
option-bonus-more-than = { $bonus }: { $points } pont, ha a felső mezők összege több, mint { $sum }. Pontosan { $sum } nem elég.
option-chance-any = „{ $chance }” bármikor választható.
option-chance-any-in-order = „{ $chance }” akkor töltendő ki, amikor sorra kerül.
option-chance-last-resort = „{ $chance }” a végső megoldás: csak akkor választható, ha a dobás egyetlen más szabad mezőben sem ér pontot.
option-zero-any = Nullát bármelyik szabad mezőbe be lehet írni, ahol a dobás nem ér semmit, akkor is, ha egy másik mező pontot adna.
option-zero-any-in-order = A nulla abba a mezőbe vagy a pontozólapnak abba a részébe kerül, amelyik soron van, ha a dobás ott nem ér semmit.
option-zero-last-resort = A nulla a végső megoldás: csak akkor írható be, ha a dobás egyetlen szabad mezőben sem ér pontot.
option-declare-no = A mezőt a dobások után kell választani.
option-declare-yes = Az első dobás előtt bemondasz egy szabad mezőt. Ha a dobás ott pontot ér, oda kerül. Ha nem, választasz: vagy „{ $chance }”, ha szabad, és a dobás egyetlen más szabad mezőben sem ér pontot, vagy nulla bármelyik másik szabad mezőbe, oda is, ahol a dobás pontot ért volna, hiszen nem volt bemondva. „{ $chance }” is bemondható, és akkor bármilyen dobást elfogad.
option-declare-yes-without-chance = Az első dobás előtt bemondasz egy szabad mezőt. Ha a dobás ott pontot ér, oda kerül. Ha nem, nulla kerül bármelyik szabad mezőbe, oda is, ahol a dobás pontot ért volna, hiszen nem volt bemondva.
option-chips-no = A meg nem dobott újradobások elvesznek.
option-chips-yes = A két újradobás közül minden meg nem dobott után egy zsetont kapsz. A kettő után minden további újradobás egy zsetonba kerül, ahányszor csak futja. Mindenki zseton nélkül kezd, és ami a végén marad, semmit sem ér.
option-joker-none = Nincs joker: egy újabb Yatzy olyan dobás, mint a többi.
option-joker-booklet = Ha „{ $yatzy }” már ki van töltve, és { $points } pont van benne, akkor { $dice } egyforma kocka ráadás Yatzy: { $extra } ponttal több, bármi jön utána. A dobásnak a saját száma felső mezőjébe kell kerülnie. Ha az foglalt, a dobás joker, és bármelyik szabad alsó mező teljes értékét éri; ha alsó mező nincs szabadon, nulla kerül egy szabad felsőbe. Amíg „{ $yatzy }” szabad, vagy nulla van benne, mindez nem számít.
option-joker-official = Ha „{ $yatzy }” ki van töltve, { $dice } egyforma kockának a saját száma felső mezőjébe kell kerülnie. Ha az foglalt, a dobás joker, és bármelyik szabad alsó mező teljes értékét éri; ha alsó mező nincs szabadon, nulla kerül egy szabad felsőbe. Ha „{ $yatzy }” pontot tartalmaz, nem nullát, minden ilyen dobás { $extra } ponttal többet ér.
option-yatzy-fixed = „{ $yatzy }” { $points } pontot ér.
option-yatzy-and-sum = „{ $yatzy }” { $points } pontot és a kockák összegét éri.

## At the table

rules-in-force = Érvényes szabályok
rules-more = ↓: tovább · esc: bezárás
