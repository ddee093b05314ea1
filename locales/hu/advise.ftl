# yatzy advise

# $title: the game
advise-title = { $title }, a lapon { $points } pont
advise-title-hand = { $hand } · { $title }, a lapon { $points } pont
advise-rethrows-left = { $rethrows ->
    [0] nincs több újradobás
   *[other] még { $rethrows } újradobás
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Dobj. Innen a legjobb játékkal a végösszeg átlagosan { $value }.
advise-best-keep = A legjobb, ha ezt tartod meg: { $keep }. Utána a legjobb játékkal a végösszeg átlagosan { $value }.
advise-best-throw-all = A legjobb, ha minden kockát újradobsz. Utána a legjobb játékkal a végösszeg átlagosan { $value }.
advise-best-score = A legjobb, ha { $points } pontot írsz be ide: { $box }. Utána a legjobb játékkal a végösszeg átlagosan { $value }.
advise-best-strike = A legjobb, ha kihúzod ezt: { $box }. Utána a legjobb játékkal a végösszeg átlagosan { $value }.
advise-best-declare = A legjobb, ha bemondod ezt: { $box }. Utána a legjobb játékkal a végösszeg átlagosan { $value }.

## The table

advise-action = Választás
advise-points = Pont
advise-value = Összesen
advise-cost = Ár
advise-throw = dobás
advise-keep = megtartás: { $keep }
advise-throw-all = mindet újra
advise-score = { $box }
advise-strike = kihúzás: { $box }
advise-declare = bemondás: { $box }

## What goes wrong

advice-over = Ezen a lapon minden mező ki van töltve, nincs több tennivaló.
advice-rethrows = Ezen a lapon legfeljebb { $most } újradobás lehet, nem { $found }.
advice-unreachable = Ezekkel a szabályokkal nem jöhet ki ilyen lap; nézd meg a mezőit.
# $given: a part of --card
advise-card-form = „{ $given }”: ez nem tölt ki mezőt; írd így: BOX=POINTS, vesszőkkel, például "ones=3,yatzy=0".
advise-card-points = „{ $given }” nem lehet ennek a mezőnek a pontja: { $box }; egész számot írj, például „{ $box }=0”.
advise-no-such-box = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; talán { $near }?
advise-no-such-box-far = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; a mezők: { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Ezen a pontozólapon nincs ilyen mező: „{ $id }”; a mezők: { $boxes }, az oszlop jele pedig { $columns }.
advise-rethrows-without-hand = A „--rethrows” mellé kockák kellenek; add meg őket így: „--hand”, például --hand 6-6-6-5-5.
advise-name-first = Ebben a játékban az első dobás előtt mezőt kell bemondani; add meg, melyiket: „--declared BOX”.

help-advise = Megmutatja a legjobb választást, és minden más mennyibe kerül
help-advise-card = A kitöltött mezők a pontjaikkal, például "ones=3,yatzy=0"; enélkül a lap üres
help-advise-hand = A kockák az asztalon; nélkülük az első dobás előtt vagyunk
help-advise-rethrows = Hány ingyenes újradobás maradt e kockák után, alapesetben 2; a zseton itt nem számít
help-advise-chips = Az összegyűlt zsetonok
help-advise-extra-yatzys = A ráadás Yatzyk, amelyek pontot értek
help-advise-declared = Az első dobás előtt bemondott mező
