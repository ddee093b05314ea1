# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, un { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Labākas izvēles nav.

## Moves

coach-throw = Metiet visus kauliņus
coach-throw-again = Metiet visus kauliņus vēlreiz
coach-keep = Atstājiet { $dice }
coach-keep-one = Atstājiet { $face ->
    [1] vieninieku
    [2] divnieku
    [3] trijnieku
    [4] četrinieku
    [5] piecinieku
   *[6] sešinieku
}
coach-keep-alike = Atstājiet { $face ->
    [1] vieniniekus
    [2] divniekus
    [3] trijniekus
    [4] četriniekus
    [5] pieciniekus
   *[6] sešiniekus
}
coach-enter = Ierakstiet { $points } lauciņā “{ $box }”
coach-name = Piesakiet lauciņu “{ $box }”

## Reasons

coach-why-only = Neko citu noteikumi neatļauj
coach-why-box-less = Lauciņš “{ $box }” vidēji dod par { $less } mazāk
coach-why-box-equal = Lauciņš “{ $box }” būtu tikpat labs
coach-why-keep-less = Ja atstāj { $dice }, vidēji iznāk par { $less } mazāk
coach-why-throw-all-less = Ja met visus kauliņus, vidēji iznāk par { $less } mazāk
coach-why-throw-equal = Mest tālāk būtu tikpat labi
coach-why-chance = Lauciņš “{ $box }” izdosies ar varbūtību { $chance }
coach-why-into = Ar varbūtību { $chance } tas būs lauciņš “{ $box }”, vidēji { $points }
coach-why-points = Lauciņš “{ $box }” vidēji dod { $points }
coach-why-least = Tur nulle sāp vismazāk
coach-why-least-next = Nulle lauciņā “{ $box }” vidēji maksātu par { $more } vairāk

## What also speaks for it

coach-also-bonus-needs = līdz prēmijai vēl trūkst { $points }
coach-also-bonus-left = līdz prēmijai tad paliek { $points }
coach-also-bonus-earned = tas dod prēmiju
coach-also-saves-chips = tā iekrājat { $chips ->
    [zero] { $chips } žetonus
    [one] { $chips } žetonu
   *[other] { $chips } žetonus
}
coach-also-takes-chip = tas ir žetona vērts
