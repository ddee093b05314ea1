# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = legfeljebb { $max } pont
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
guide-turn-entry = Aztán írd be a kockákat egy szabad mezőbe. Minden mező csak egyszer használható, nullára is.
guide-turn-reading = A mezőt te választod. Mindig a legtöbb pontot adja, ami a kockáiddal ott elérhető.
guide-turn-reading-named = A mező mindig a legtöbb pontot adja, ami a kockáiddal ott elérhető: a 4-4-4-4-1 három egyforma is.
guide-boxes = Mezők
guide-box = { $box } – { $rule }
guide-example = Példa
guide-pays = Pont
guide-most = Max.
guide-columns = A pontozólapon { $columns } oszlop van: { $factors }. Minden körben egy mezőt töltesz ki az egyik oszlopban, és a pontja szorzódik. A táblázat a ×1 oszlopot mutatja.
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
needs-different = { $groups }, különböző számokból
needs-run = minden szám, { $first }–{ $last }
needs-run-of = { $length } egymást követő szám
needs-any = bármilyen dobás
pays-matched = ezek összege
pays-all = minden kocka összege
pays-fixed = { $points } pont
pays-fixed-and-all = { $points } pont és minden kocka összege

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
option-order-down = A mezőket felülről lefelé kell kitölteni. Ha a kockáid nem jók a soron következőbe, oda nulla kerül.
option-order-upper-first = Előbb minden felső mezőt kell kitölteni, aztán az alsókat, részen belül bármilyen sorrendben.
option-bonus-none = A felső mezőkért nincs bónusz.
option-bonus-out-of-reach = A felső mezők legfeljebb { $most } pontot adnak, ezért sosem érhető el.
option-bonus-at-least = { $bonus }: { $points } pont, ha a felső mezők összege { $sum } vagy több.
option-bonus-more-than = { $bonus }: { $points } pont, ha a felső mezők összege több, mint { $sum }. Pontosan { $sum } nem elég.
option-chance-any = Bármikor választható { $chance_the }.
option-chance-any-in-order = Akkor kell kitölteni, amikor sorra kerül: { $chance }.
option-chance-last-resort = A végső megoldás { $chance_the }: csak akkor választható, ha a dobás egyetlen más szabad mezőben sem ér pontot.
option-zero-any = Nullát bármelyik szabad mezőbe be lehet írni, ahol a dobás nem ér semmit, akkor is, ha egy másik mező pontot adna.
option-zero-any-in-order = A nulla abba a mezőbe vagy a pontozólapnak abba a részébe kerül, amelyik soron van, ha a dobás ott nem ér semmit.
option-zero-last-resort = A nulla a végső megoldás: csak akkor írható be, ha a dobás egyetlen szabad mezőben sem ér pontot.
option-declare-no = A mezőt a dobások után kell választani.
option-declare-yes = Az első dobás előtt bemondasz egy szabad mezőt. Ha a kockáid ott pontot érnek, oda írod be őket. Ha nem, választasz: vagy { $chance_the }, ha szabad, és a kockáid egyetlen más szabad mezőben sem érnek pontot, vagy nulla bármelyik másik szabad mezőbe, oda is, ahol pontot értek volna, hiszen azt nem mondtad be. Bemondható { $chance_the } is, és akkor bármilyen dobást elfogad.
option-declare-yes-without-chance = Az első dobás előtt bemondasz egy szabad mezőt. Ha a kockáid ott pontot érnek, oda írod be őket. Ha nem, nulla kerül bármelyik szabad mezőbe, oda is, ahol pontot értek volna, hiszen azt nem mondtad be.
option-chips-no = A fel nem használt újradobások elvesznek.
option-chips-yes = A két újradobás közül minden fel nem használt után egy zsetont kapsz. A kettő után minden további újradobás egy zsetonba kerül, amíg van zsetonod. Mindenki zseton nélkül kezd, és ami a végén marad, semmit sem ér.
option-joker-none = Nincs joker: egy újabb Yatzy olyan dobás, mint a többi.
option-joker-booklet = Ha { $yatzy_the } már ki van töltve, és { $points } pont van benne, akkor { $dice } egyforma kocka ráadás Yatzy: { $extra } ponttal több, bármi jön utána. A dobásnak a saját száma felső mezőjébe kell kerülnie. Ha az foglalt, a dobás joker, és bármelyik szabad alsó mező teljes értékét éri; ha alsó mező nincs szabadon, nulla kerül egy szabad felsőbe. Amíg { $yatzy_the } szabad, vagy nulla van benne, mindez nem számít.
option-joker-official = Ha { $yatzy_the } ki van töltve, { $dice } egyforma kockának a saját száma felső mezőjébe kell kerülnie. Ha az foglalt, a dobás joker, és bármelyik szabad alsó mező teljes értékét éri; ha alsó mező nincs szabadon, nulla kerül egy szabad felsőbe. Ha pontot kapott { $yatzy_the }, nem nullát, minden ilyen dobás { $extra } ponttal többet ér.
option-yatzy-fixed = { $points } pontot ér { $yatzy_the }.
option-yatzy-and-sum = { $points } pontot és a kockák összegét éri { $yatzy_the }.

## At the table

rules-in-force = Érvényes szabályok
rules-more = ↓: tovább · esc: bezárás
