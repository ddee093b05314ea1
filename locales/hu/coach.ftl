# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, és { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Ennél nincs jobb választás.
coach-may = Kérhető-e tanács?
coach-may-usual = Ha mindenki itt játszik
coach-may-yes = Igen
coach-may-no = Nem
coach-absent = A tanácsadó még nem ismeri ezt a játékot.
coach-thinking = A tanácsadó gondolkodik…
coach-ask = Tanács kérése

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
coach-enter = Írj be { $points } pontot { $box_into }
coach-call = Mondd be: „{ $box }”

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
coach-why-call-less = ha ezt mondod be: „{ $box }”, a végösszeg átlagosan { $less } ponttal kisebb
coach-why-call-same = ha ezt mondod be: „{ $box }”, a végösszeg nagyjából ugyanannyi
coach-why-chance = ha csak { $box_onto } mész, { $chance } eséllyel sikerül
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

## What someone plays for, chosen and told at the table

goal-title = Mire játszol
goal-mean = minél több pont
goal-total = egy végösszeg
goal-total-of = legalább { $total }
goal-total-label = A végösszeg
goal-record = új saját rekord
goal-win = a győzelem
goal-hint = A tanácsadó ehhez igazodik, és az asztal mutatja az esélyedet.
# Beside the field for a number, where one is asked for
goal-hint-number = A szám a végösszegre vonatkozik.
goal-type-total = végösszeghez írj be egy számot
goal-too-high = Ezekkel a szabályokkal legfeljebb { $most } pont szerezhető.
goal-set = Erre játszom
goal-key = Válaszd ki, mire játszol
goal-no-record = Ezekkel a szabályokkal még nincs rekordod. Előbb fejezz be egy játékot, vagy játssz egy végösszegre.
goal-line-mean = Cél: minél több pont
goal-line-total = Cél: { $total } vagy több
goal-line-win = Cél: a győzelem
goal-line-chance = { $goal }, { $chance }
goal-line-estimate = { $goal }, körülbelül { $chance }
goal-hint-total = { $action }: { $chance } erre: { $total }.
goal-hint-win = { $action }: { $chance } a győzelemre.
goal-hint-other = { $hint } A második legjobb: { $other }, { $chance } eséllyel.
goal-hint-estimate = { $hint } (Becsült esélyek.)
goal-hint-reached = { $total } pont már biztos; most a pontok számítanak.
goal-hint-missed = { $total } pont már nem érhető el; most a pontok számítanak.
goal-hint-won = A győzelem már biztos; most a pontok számítanak.
goal-hint-lost = A győzelem már nem érhető el; most a pontok számítanak.
goal-cost = A választásoddal { $chance } marad.
goal-plain-help = goal 300, goal record, goal win, goal mean: mire játszol; goal: megmutatja
goal-plain-wrong = „{ $word }”: erre nem lehet játszani. Mondd: goal mean, goal record, goal win, vagy goal és egy szám.
goal-report-total = Cél { $total }: az elején { $start }, a kockáktól { $luck }, a döntésektől { $cost }.
goal-report-win = Cél a győzelem: az elején { $start }, a kockáktól és a többiektől { $luck }, a döntésektől { $cost }.
goal-reached = Sikerült.
goal-missed = Nem sikerült.
goal-won = Győzelem.
goal-shared = Megosztott győzelem.
goal-lost = Nincs győzelem.
goal-worst = Mi került a legtöbb esélybe
goal-better = { $cost } több: { $best }
goal-report-estimate = Az első körök esélyei becslések.
goal-record-mean = { $total }: az átlagra játszva { $mean } játékból egyben jön össze.
goal-record-both = { $total }: az átlagra játszva { $mean } játékból egyben jön össze, erre játszva { $best } játékból egyben.
goal-chances-exact = Pontos, ha mindenki a legmagasabb átlagra játszik tovább.
goal-label = Cél

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }”: erre nem lehet játszani; írd így: { $goals }.
goal-for-total = legalább { $total } végösszeg
goal-for-every-total = minden végösszeg
goal-for-win = a győzelem
goal-chance = Legjobb esély
goal-chance-of-mean = Játék az átlagra
goal-best = A legjobb: { $action }. Utána a legjobb játékkal az esély { $chance }.
goal-estimate = Ezek az esélyek a normális eloszlás szerinti becslések, a hátralévő pontok átlagából és szórásából; ennél a játéknál és lapnál nincsenek pontosan kiszámolva.
goal-win-assumes = Feltesszük, hogy a többiek a legmagasabb átlagra játszanak.
goal-against-missing = Ha a győzelemre játszol, add meg minden ellenfél lapját így: „--against”, például --against "ones=3,yatzy=0".
goal-against-unused = Az „--against” a „--goal win” mellé való; add meg mindkettőt, vagy egyiket se.
