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
coach-call = Mondd be { $box_acc }

## Reasons

coach-why-only = a szabályok mást nem engednek
coach-why-others-zero = minden más mezőbe nulla kerülne
coach-why-others-less = más mező nem ad ennyi pontot
coach-why-full = ennél több nem írható { $box_into }
coach-why-enter-less = ha inkább { $points } pontot írsz { $box_into }, átlagosan { $less } pontot vesztesz
coach-why-enter-same = ha inkább { $points } pontot írsz { $box_into }, az nagyjából ugyanolyan jó
coach-why-zero-less = ha inkább nullát írsz { $box_into }, átlagosan { $less } pontot vesztesz
coach-why-zero-same = ha inkább nullát írsz { $box_into }, az nagyjából ugyanolyan jó
coach-why-keep-less = ha inkább { $size ->
    [single] csak egy { $dice }
   *[several] { $dice }
} marad, átlagosan { $less } pontot vesztesz
coach-why-keep-same = ha inkább { $size ->
    [single] csak egy { $dice }
   *[several] { $dice }
} marad, az nagyjából ugyanolyan jó
coach-why-throw-all-less = ha inkább minden kockával dobsz, átlagosan { $less } pontot vesztesz
coach-why-throw-all-same = ha inkább minden kockával dobsz, az nagyjából ugyanolyan jó
coach-why-call-less = ha inkább { $box_acc } mondod be, átlagosan { $less } pontot vesztesz
coach-why-call-same = ha inkább { $box_acc } mondod be, az nagyjából ugyanolyan jó
coach-why-chance = ha csak { $box_onto } mész, { $chance } eséllyel sikerül
coach-why-points = ha csak { $box_onto } mész, átlagosan { $points } pont jön össze
coach-why-extra = ha megint { $box_onto } mész, { $chance } eséllyel sikerül, és { $extra } pontot ad ráadásul

## What comes with it

coach-also-bonus-needs = a bónuszhoz még { $points } pont kell neked
coach-also-bonus-left = a bónuszhoz így még { $points } pont kell
coach-also-extra = ez { $points } pontot ad ráadásul
coach-also-bonus-earned = ezzel megvan a bónusz
coach-also-saves-chips = így kapsz { $chips } zsetont
coach-also-takes-chip = ez megér egy zsetont

## Where values are estimated

coach-fitted = { $clause } (becslés, az eltérés legfeljebb { $error } pont)
coach-estimated = { $clause } (durva becslés)

## What someone plays for, chosen and told at the table

goal-title = A célod
goal-mean = minél több pont
goal-total = egy elérendő pontszám
goal-total-of = legalább { $total } pont
goal-total-label = Elérendő pontszám
goal-record = új saját rekord
goal-win = győzelem
goal-hint = A tanácsadó ehhez a célhoz ad tanácsot, és az asztal mutatja az esélyedet.
# Beside the field for a number, where one is asked for
goal-hint-number = Csak elérendő pontszámhoz.
goal-type-total = elérendő pontszámhoz írj be egy számot
goal-too-high = Ezekkel a szabályokkal legfeljebb { $most } pont szerezhető.
goal-set = A cél beállítása
goal-key = A célod beállítása
goal-no-record = Ezekkel a szabályokkal még nincs rekordod. Előbb fejezz be egy játékot, vagy adj meg egy elérendő pontszámot.
goal-line-mean = Cél: minél több pont
goal-line-total = Cél: { $total } pont vagy több
goal-line-win = Cél: győzelem
goal-line-chance = { $goal }. Esély: { $chance }
goal-line-estimate = { $goal }. Esély: körülbelül { $chance }
goal-line-mean-play = { $goal }. Esély az átlagra játszva: { $chance }
chance-about = körülbelül { $chance }
goal-hint-total = { $action }. Így az esélyed { $total } pontra vagy többre { $chance }.
goal-hint-win = { $action }. Így az esélyed a győzelemre { $chance }.
goal-hint-other = { $hint } A második legjobb: { $other }, { $chance } eséllyel.
goal-hint-estimate = { $hint } (Becslések, ha utána az átlagra játszol.)
goal-hint-reached = { $total } pont már biztosan megvan, innen még többért játssz.
goal-hint-missed = { $total } pont már nem érhető el, ezért gyűjts minél több pontot.
goal-hint-won = A győzelem már biztos, innen a pontokért játssz.
goal-hint-lost = Már nem győzhetsz, innen a pontokért játssz.
goal-hint-points = A célodhoz a legjobb választások nagyjából egyformán jók (esély: { $chance }), ezért a pontokért játssz.
goal-cost = A választásoddal az esély { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: a célod beállítása; goal: megmutatja
goal-plain-wrong = „{ $word }” nem cél. Írd be: goal mean, goal record, goal win, vagy goal és egy szám.
goal-report-total = A cél { $total } pont vagy több volt. Az esély az elején { $start } volt: { $luck } százalékpont a kockáktól, { $cost } a döntésektől.
goal-report-win = A cél a győzelem volt. Az esély az elején { $start } volt: { $luck } százalékpont a kockáktól és a többi játékostól, { $cost } a döntésektől.
goal-reached = Sikerült.
goal-missed = Nem sikerült.
goal-won = Győzelem.
goal-shared = Közös első hely.
goal-lost = Nincs győzelem.
goal-worst = Az esélyt leginkább rontó döntések
goal-better = { $cost } százalékponttal nagyobb esély: { $best }
goal-report-estimate = Az első körök esélyei becslések.
goal-record-mean = { $total } pont az átlagra játszva { $mean } játékból egyben jön össze.
goal-record-both = { $total } pont az átlagra játszva { $mean } játékból egyben jön össze, erre játszva { $best } játékból egyben.
goal-chances-exact = Pontos, ha mindenki a legmagasabb átlagra játszik tovább.
goal-label = Cél

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }” nem cél; írd így: { $goals }.
goal-for-total = legalább { $total } pont
goal-for-every-total = minden végösszeg
goal-chance = Legjobb esély
goal-chance-of-mean = Az átlagra játszva
goal-best = A legjobb: { $action }. Ha utána is a legjobbat választod, az esély { $chance }.
goal-estimate = Ezeket az esélyeket olyan játékokban számoltuk össze, amelyek a legmagasabb átlagra játszva értek véget; ennél a játéknál és lapnál nincsenek pontosan kiszámolva.
goal-exact-how = { $command } minden végösszeg pontos esélyét kiszámolja.
goal-win-assumes = Feltesszük, hogy a többiek a legmagasabb átlagra játszanak.
goal-against-missing = Ha a győzelemre játszol, add meg minden ellenfél lapját így: „--against”, például --against "ones=3,yatzy=0".
goal-against-unused = Az „--against” a „--goal win” mellé való; add meg mindkettőt, vagy egyiket se.
