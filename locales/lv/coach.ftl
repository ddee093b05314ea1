# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }; { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Labākas izvēles nav.

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
coach-name = Piesaki lauciņu “{ $box }”

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
coach-why-name-less = ja piesaki lauciņu “{ $box }”, kopsumma beigās vidēji ir par { $less } mazāka
coach-why-name-same = ja piesaki lauciņu “{ $box }”, iznāk apmēram tas pats
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
