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
coach-why-others-less = neviens cits lauciņš nedod tik daudz punktu
coach-why-full = vairāk lauciņš “{ $box }” nekad nevar dot
coach-why-enter-less = ja tā vietā ieraksti { $points } lauciņā “{ $box }”, vidēji zaudē { $less ->
    [zero] { $less } punktu
    [one] { $less } punktu
   *[other] { $less } punktus
}
coach-why-enter-same = ja tā vietā ieraksti { $points } lauciņā “{ $box }”, iznāk apmēram tikpat labi
coach-why-zero-less = ja tā vietā upurē lauciņu “{ $box }”, vidēji zaudē { $less ->
    [zero] { $less } punktu
    [one] { $less } punktu
   *[other] { $less } punktus
}
coach-why-zero-same = ja tā vietā upurē lauciņu “{ $box }”, iznāk apmēram tikpat labi
coach-why-keep-less = ja tā vietā paturi { $size ->
    [single] tikai { $dice }
   *[several] { $dice }
}, vidēji zaudē { $less ->
    [zero] { $less } punktu
    [one] { $less } punktu
   *[other] { $less } punktus
}
coach-why-keep-same = ja tā vietā paturi { $size ->
    [single] tikai { $dice }
   *[several] { $dice }
}, iznāk apmēram tikpat labi
coach-why-throw-all-less = ja tā vietā met visus kauliņus, vidēji zaudē { $less ->
    [zero] { $less } punktu
    [one] { $less } punktu
   *[other] { $less } punktus
}
coach-why-throw-all-same = ja tā vietā met visus kauliņus, iznāk apmēram tikpat labi
coach-why-call-less = ja tā vietā piesaki lauciņu “{ $box }”, vidēji zaudē { $less ->
    [zero] { $less } punktu
    [one] { $less } punktu
   *[other] { $less } punktus
}
coach-why-call-same = ja tā vietā piesaki lauciņu “{ $box }”, iznāk apmēram tikpat labi
coach-why-chance = ja tēmē tikai uz lauciņu “{ $box }”, tas izdodas { $chance } gadījumu
coach-why-points = ja tēmē tikai uz lauciņu “{ $box }”, vidēji iznāk { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
coach-why-extra = ja vēlreiz tēmē uz lauciņu “{ $box }”, tas izdodas { $chance } gadījumu un dod { $extra ->
    [zero] { $extra } papildu punktu
    [one] { $extra } papildu punktu
   *[other] { $extra } papildu punktus
}

## What comes with it

coach-also-bonus-needs = līdz prēmijai tev vēl trūkst { $points ->
    [zero] { $points } punktu
    [one] { $points } punkta
   *[other] { $points } punktu
}
coach-also-bonus-left = līdz prēmijai tad paliek { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
coach-also-extra = tas dod { $points ->
    [zero] { $points } papildu punktu
    [one] { $points } papildu punktu
   *[other] { $points } papildu punktus
}
coach-also-bonus-earned = tas dod prēmiju
coach-also-saves-chips = tā tu iegūsti { $chips ->
    [zero] { $chips } žetonus
    [one] { $chips } žetonu
   *[other] { $chips } žetonus
}
coach-also-takes-chip = tas ir žetona vērts

## Where values are estimated

coach-fitted = { $clause } (aplēse ar precizitāti līdz { $error ->
    [zero] { $error } punktiem
    [one] { $error } punktam
   *[other] { $error } punktiem
})
coach-estimated = { $clause } (aptuvena aplēse)

## What someone plays for, chosen and told at the table

goal-title = Tavs mērķis
goal-mean = pēc iespējas vairāk punktu
goal-total = noteikta kopsumma
goal-total-of = vismaz { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}
goal-total-label = Kopsumma
goal-record = jauns personīgais rekords
goal-win = uzvara
goal-hint = Padomdevējs dod padomus šim mērķim, un galds rāda tavas izredzes.
# Beside the field for a number, where one is asked for
goal-hint-number = Tikai noteiktai kopsummai.
goal-type-total = kopsummai ieraksti skaitli
goal-too-high = Pēc šiem noteikumiem var iegūt ne vairāk par { $most ->
    [zero] { $most } punktiem
    [one] { $most } punktu
   *[other] { $most } punktiem
}.
goal-set = Izvēlēties šo mērķi
goal-key = Izvēlēties mērķi
goal-no-record = Pēc šiem noteikumiem tev vēl nav rekorda. Vispirms pabeidz spēli vai izvēlies noteiktu kopsummu.
goal-line-mean = Mērķis: pēc iespējas vairāk punktu
goal-line-total = Mērķis: { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
} vai vairāk
goal-line-win = Mērķis: uzvara
goal-line-chance = { $goal }. Izredzes: { $chance }
goal-line-estimate = { $goal }. Izredzes: ap { $chance }
goal-line-mean-play = { $goal }. Izredzes, tiecoties pēc vidējā: { $chance }
chance-about = ap { $chance }
goal-hint-total = { $action }. Izredzes iegūt { $total ->
    [zero] { $total } punktu
    [one] { $total } punktu
   *[other] { $total } punktus
} vai vairāk tad ir { $chance }.
goal-hint-win = { $action }. Izredzes uzvarēt tad ir { $chance }.
goal-hint-other = { $hint } Nākamais labākais: { $other }, izredzes { $chance }.
goal-hint-estimate = { $hint } (Izredzes ir aplēstas, ja pēc tam tiecies pēc vidējā.)
goal-hint-reached = { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
} tev jau ir droši, tāpēc krāj vēl.
goal-hint-missed = { $total ->
    [zero] { $total } punktu
    [one] { $total } punktu
   *[other] { $total } punktus
} vairs nevar sasniegt, tāpēc krāj, cik vari.
goal-hint-won = Uzvara jau ir droša, tāpēc tagad krāj punktus.
goal-hint-lost = Uzvarēt vairs nevari, tāpēc tagad krāj punktus.
goal-hint-points = Tavam mērķim labākās izvēles ir apmēram vienlīdz labas (izredzes: { $chance }), tāpēc krāj punktus.
goal-cost = Ar tavu izvēli izredzes ir { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: izvēlēties mērķi; goal: parādīt to
goal-plain-wrong = “{ $word }” nav mērķis. Raksti goal mean, goal record, goal win vai goal un skaitli.
goal-report-total = Mērķis bija { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
} vai vairāk. Sākumā izredzes bija { $start }. Procentpunktos: no kauliņiem { $luck }, no izvēlēm { $cost }.
goal-report-win = Mērķis bija uzvara. Sākumā izredzes bija { $start }. Procentpunktos: no kauliņiem un pārējiem spēlētājiem { $luck }, no izvēlēm { $cost }.
goal-reached = Sasniegts.
goal-missed = Nav sasniegts.
goal-won = Uzvara.
goal-shared = Dalīta pirmā vieta.
goal-lost = Bez uzvaras.
goal-worst = Izvēles, kas visvairāk samazināja izredzes
goal-better = Izredzes par { $cost ->
    [zero] { $cost } procentpunktiem
    [one] { $cost } procentpunktu
   *[other] { $cost } procentpunktiem
} lielākas: { $best }
goal-report-estimate = Pirmo gājienu izredzes ir aplēstas.
goal-record-mean = { $total ->
    [zero] { $total } punktu
    [one] { $total } punktu
   *[other] { $total } punktus
} sasniedz vienā spēlē no { $mean }, ja tiecas pēc augstākā vidējā rezultāta.
goal-record-both = { $total ->
    [zero] { $total } punktu
    [one] { $total } punktu
   *[other] { $total } punktus
} sasniedz vienā spēlē no { $mean }, ja tiecas pēc augstākā vidējā rezultāta, un vienā no { $best }, ja tiecas tieši pēc šīs kopsummas.
goal-chances-exact = Precīzi, ja visi turpina tiekties pēc augstākā vidējā rezultāta.
goal-label = Mērķis

## Goals on the command line: a total, or the win

goal-wrong = “{ $given }” nav mērķis; raksti { $goals }.
goal-for-total = kopsumma vismaz { $total ->
    [zero] { $total } punktu
    [one] { $total } punkts
   *[other] { $total } punkti
}
goal-for-every-total = katra kopsumma
goal-chance = Labākās izredzes
goal-chance-of-mean = Tiecoties pēc vidējā
goal-best = Vislabāk: { $action }. Ja arī tālāk spēlē bez kļūdām, izredzes ir { $chance }.
goal-estimate = Šīs izredzes ir saskaitītas spēlēs, kas izspēlētas līdz galam, tiecoties pēc augstākā vidējā rezultāta; šai spēlei un kartītei tās netiek rēķinātas precīzi.
goal-exact-how = { $command } izrēķina katras kopsummas precīzās izredzes.
goal-win-assumes = Pieņemts, ka pārējie tiecas pēc augstākā vidējā rezultāta.
goal-against-missing = Ja mērķis ir uzvara, norādi katra pretinieka kartīti ar “--against”, piemēram, --against "ones=3,yatzy=0".
goal-against-unused = “--against” ir kopā ar “--goal win”; norādi abus vai nevienu.
