# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, és { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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
coach-enter = Írj be { $points } pontot ide: { $box }
coach-name = Mondd be: { $box }

## Reasons

coach-why-only = A szabályok mást nem engednek
coach-why-box-less = „{ $box }” mező: a végösszeg átlagosan { $less } ponttal kisebb
coach-why-box-equal = „{ $box }” mező: ugyanolyan jó lenne
coach-why-keep-less = Ha { $dice } marad, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-throw-all-less = Ha minden kockával dobsz, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-throw-equal = Újra dobni ugyanolyan jó lenne
coach-why-chance = „{ $box }” mező: { $chance } az esélye
coach-why-into = „{ $box }” mező: { $chance } eséllyel ide kerül a dobás, átlagosan { $points } ponttal
coach-why-points = „{ $box }” mező: átlagosan { $points } pontot kap
coach-why-least = Ott kerül legkevesebbe a nulla
coach-why-least-next = „{ $box }” mező: ott a nulla átlagosan { $more } ponttal többe kerülne

## What also speaks for it

coach-also-bonus-needs = a bónuszhoz még { $points } pont kell neked
coach-also-bonus-left = a bónuszhoz így már csak { $points } pont kell
coach-also-bonus-earned = ezzel megvan a bónusz
coach-also-saves-chips = így kapsz { $chips } zsetont
coach-also-takes-chip = ez megér egy zsetont
