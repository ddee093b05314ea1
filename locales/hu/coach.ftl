# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, és { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Ennél nincs jobb választás.

## Moves

coach-throw = Dobj minden kockával
coach-throw-again = Dobj újra minden kockával
coach-keep = Tartsd meg: { $dice }
coach-keep-one = Tartsd meg { $face ->
    [1] az egyest
    [2] a kettest
    [3] a hármast
    [4] a négyest
    [5] az ötöst
   *[6] a hatost
}
coach-keep-alike = Tartsd meg { $face ->
    [1] az egyeseket
    [2] a ketteseket
    [3] a hármasokat
    [4] a négyeseket
    [5] az ötösöket
   *[6] a hatosokat
}
coach-enter = Írj be { $points } pontot ide: „{ $box }”
coach-name = Mondd be: „{ $box }”

## Reasons

coach-why-only = a szabályok mást nem engednek
coach-why-others-zero = minden más mezőbe nulla kerülne
coach-why-others-less = más mező nem ad ennyit
coach-why-full = „{ $box }” mező: ennél többet nem adhat
coach-why-enter-less = ha ide írsz { $points } pontot: „{ $box }”, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-enter-same = ha ide írsz { $points } pontot: „{ $box }”, a végösszeg nagyjából ugyanannyi
coach-why-zero-less = ha ide írsz nullát: „{ $box }”, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-zero-same = ha ide írsz nullát: „{ $box }”, a végösszeg nagyjából ugyanannyi
coach-why-keep-less = ha { $size ->
    [single] csak egy { $dice }
   *[several] { $dice }
} marad, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-keep-same = ha { $size ->
    [single] csak egy { $dice }
   *[several] { $dice }
} marad, a végösszeg nagyjából ugyanannyi
coach-why-throw-all-less = ha minden kockával dobsz, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-throw-all-same = ha minden kockával dobsz, a végösszeg nagyjából ugyanannyi
coach-why-name-less = ha ezt mondod be: „{ $box }”, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-name-same = ha ezt mondod be: „{ $box }”, a végösszeg nagyjából ugyanannyi
coach-why-chance = ha csak erre mész: „{ $box }”, { $chance } eséllyel sikerül
coach-why-chance-chips = ha csak erre mész: „{ $box }”, további zseton nélkül { $chance } eséllyel sikerül
coach-why-points = ha csak erre mész: „{ $box }”, átlagosan { $points } pont jön össze
coach-why-points-chips = ha csak erre mész: „{ $box }”, további zseton nélkül átlagosan { $points } pont jön össze
coach-why-extra = ha megint erre mész: „{ $box }”, { $chance } eséllyel sikerül, és { $extra } pontot ad pluszban

## What comes with it

coach-also-bonus-needs = a bónuszhoz még { $points } pont kell neked
coach-also-bonus-left = a bónuszhoz így még { $points } pont kell
coach-also-extra = ez { $points } pontot ad pluszban
coach-also-bonus-earned = ezzel megvan a bónusz
coach-also-saves-chips = így kapsz { $chips } zsetont
coach-also-takes-chip = ez megér egy zsetont

## Where values are estimated

coach-fitted = { $clause } (becslés, az eltérés legfeljebb { $error } pont)
coach-estimated = { $clause } (durva becslés)
