# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }; { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Labākas izvēles nav.
coach-may = Vai drīkst prasīt padomu?
coach-may-usual = Ja visi spēlē šajā ierīcē
coach-may-yes = Jā
coach-may-no = Nē
coach-absent = Šo spēli padomdevējs vēl nepazīst.
coach-thinking = Padomdevējs domā…
coach-ask = Prasīt padomu

## Moves

coach-throw = Met visus kauliņus
coach-throw-again = Met visus kauliņus vēlreiz
coach-keep = Paturi { $dice }
coach-keep-one = Paturi { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešnieku
}
coach-keep-alike = Paturi { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešniekus
}
coach-enter = Ieraksti { $points } lauciņā “{ $box }”
coach-call = Piesaki lauciņu “{ $box }”

## Reasons

coach-why-only = neko citu noteikumi neatļauj
coach-why-others-zero = visos citos lauciņos būtu nulle
coach-why-others-less = neviens cits lauciņš nedod tik daudz
coach-why-full = lauciņš “{ $box }” vairāk dot nevar
coach-why-enter-less = ja ieraksti { $points } lauciņā “{ $box }”, kopsumma beigās vidēji ir par { $less } mazāka
coach-why-enter-same = ja ieraksti { $points } lauciņā “{ $box }”, iznāk apmēram tas pats
coach-why-zero-less = ar nulli lauciņā “{ $box }” kopsumma beigās vidēji ir par { $less } mazāka
coach-why-zero-same = ar nulli lauciņā “{ $box }” iznāk apmēram tas pats
coach-why-keep-less = ja paturi { $size ->
    [single] tikai vienu { $dice }
   *[several] { $dice }
}, kopsumma beigās vidēji ir par { $less } mazāka
coach-why-keep-same = ja paturi { $size ->
    [single] tikai vienu { $dice }
   *[several] { $dice }
}, iznāk apmēram tas pats
coach-why-throw-all-less = ja met visus kauliņus, kopsumma beigās vidēji ir par { $less } mazāka
coach-why-throw-all-same = ja met visus kauliņus, iznāk apmēram tas pats
coach-why-call-less = ja piesaki lauciņu “{ $box }”, kopsumma beigās vidēji ir par { $less } mazāka
coach-why-call-same = ja piesaki lauciņu “{ $box }”, iznāk apmēram tas pats
coach-why-chance = ja spēlē tikai uz lauciņu “{ $box }”, tas izdodas { $chance } gadījumu
coach-why-chance-chips = ja spēlē tikai uz lauciņu “{ $box }”, bez citiem žetoniem tas izdodas { $chance } gadījumu
coach-why-points = ja spēlē tikai uz lauciņu “{ $box }”, iznāk vidēji { $points }
coach-why-points-chips = ja spēlē tikai uz lauciņu “{ $box }”, bez citiem žetoniem iznāk vidēji { $points }
coach-why-extra = ja vēlreiz spēlē uz lauciņu “{ $box }”, tas izdodas { $chance } gadījumu un dod { $extra } klāt

## What comes with it

coach-also-bonus-needs = līdz prēmijai tev vēl trūkst { $points }
coach-also-bonus-left = līdz prēmijai tad paliek { $points }
coach-also-extra = tas dod { $points } klāt
coach-also-bonus-earned = tas dod prēmiju
coach-also-saves-chips = tā tu iegūsti { $chips ->
    [zero] { $chips } žetonus
    [one] { $chips } žetonu
   *[other] { $chips } žetonus
}
coach-also-takes-chip = tas ir žetona vērts

## Where values are estimated

coach-fitted = { $clause } (aplēse ar precizitāti līdz { $error })
coach-estimated = { $clause } (aptuvena aplēse)

## What someone plays for, chosen and told at the table

goal-title = Uz ko spēlē
goal-mean = pēc iespējas vairāk punktu
goal-total = kopsumma
goal-total-of = vismaz { $total }
goal-total-label = Kopsumma
goal-record = jauns savs rekords
goal-win = uzvara
goal-hint = Padomdevējs to ņem vērā, un galds rāda tavu varbūtību.
# Beside the field for a number, where one is asked for
goal-hint-number = Skaitlis ir kopsummai.
goal-type-total = kopsummai ieraksti skaitli
goal-too-high = Lielākais iespējamais rezultāts ar šiem noteikumiem: { $most }.
goal-set = Spēlēt uz to
goal-key = Izvēlēties, uz ko spēlē
goal-no-record = Pēc šiem noteikumiem tev vēl nav rekorda. Vispirms pabeidz spēli vai spēlē uz kopsummu.
goal-line-mean = Mērķis: pēc iespējas vairāk punktu
goal-line-total = Mērķis: { $total } vai vairāk
goal-line-win = Mērķis: uzvara
goal-line-chance = { $goal } – { $chance }
goal-line-estimate = { $goal } – ap { $chance }
goal-hint-total = { $action }: { $chance } uz { $total }.
goal-hint-win = { $action }: { $chance } uz uzvaru.
goal-hint-other = { $hint } Otrs labākais: { $other }, varbūtība { $chance }.
goal-hint-estimate = { $hint } (Aplēstas varbūtības.)
goal-hint-reached = { $total } jau ir droši; tagad skaitās punkti.
goal-hint-missed = { $total } vairs nav sasniedzams; tagad skaitās punkti.
goal-hint-won = Uzvara jau ir droša; tagad skaitās punkti.
goal-hint-lost = Uzvara vairs nav sasniedzama; tagad skaitās punkti.
goal-cost = Ar tavu izvēli paliek { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: uz ko spēlē; goal: parāda to
goal-plain-wrong = Uz “{ $word }” spēlēt nevar. Saki goal mean, goal record, goal win vai goal un skaitli.
goal-report-total = Mērķis { $total }: sākumā { $start }, no kauliņiem { $luck }, no izvēlēm { $cost }.
goal-report-win = Mērķis uzvara: sākumā { $start }, no kauliņiem un pārējiem { $luck }, no izvēlēm { $cost }.
goal-reached = Sasniegts.
goal-missed = Nav sasniegts.
goal-won = Uzvara.
goal-shared = Dalīta uzvara.
goal-lost = Bez uzvaras.
goal-worst = Kas maksāja visvairāk varbūtības
goal-better = Par { $cost } vairāk: { $best }
goal-report-estimate = Pirmo gājienu varbūtības ir aplēses.
goal-record-mean = { $total }: spēlējot uz vidējo, sasniedz vienā spēlē no { $mean }.
goal-record-both = { $total }: spēlējot uz vidējo, sasniedz vienā spēlē no { $mean }, spēlējot uz to pašu – vienā no { $best }.
goal-chances-exact = Precīzi, ja visi turpina spēlēt uz augstāko vidējo.
goal-label = Mērķis

## Goals on the command line: a total, or the win

goal-wrong = Uz “{ $given }” spēlēt nevar; raksti { $goals }.
goal-for-total = kopsumma vismaz { $total }
goal-for-every-total = katra kopsumma
goal-for-win = uzvara
goal-chance = Labākā varbūtība
goal-chance-of-mean = Spēle uz vidējo
goal-best = Labākais: { $action }. Ar labāko spēli pēc tam varbūtība ir { $chance }.
goal-estimate = Šīs varbūtības ir aplēse pēc normālā sadalījuma, no atlikušo punktu vidējā un izkliedes; šai spēlei un kartītei tās netiek rēķinātas precīzi.
goal-win-assumes = Pieņemts, ka pārējie spēlē uz augstāko vidējo.
goal-against-missing = Lai spēlētu uz uzvaru, norādi katra pretinieka kartīti ar “--against”, piemēram, --against "ones=3,yatzy=0".
goal-against-unused = “--against” ir kopā ar “--goal win”; norādi abus vai nevienu.
