# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, un { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Neko citu noteikumi neatļauj
coach-why-box-less = Ar lauciņu “{ $box }” kopsumma vidēji ir par { $less } mazāka
coach-why-box-equal = Lauciņš “{ $box }” būtu tikpat labs
coach-why-keep-less = Ja paturi { $dice }, kopsumma vidēji ir par { $less } mazāka
coach-why-throw-all-less = Ja met visus kauliņus, kopsumma vidēji ir par { $less } mazāka
coach-why-throw-equal = Mest vēlreiz būtu tikpat labi
coach-why-chance = “{ $box }” izdodas { $chance } gadījumu
coach-why-into = { $chance } gadījumu metiens iet lauciņā “{ $box }”, vidēji { $points }
coach-why-points = Lauciņš “{ $box }” vidēji dod { $points }
coach-why-least = Tur nulle maksā vismazāk
coach-why-least-next = Nulle lauciņā “{ $box }” vidēji maksātu par { $more } vairāk

## What also speaks for it

coach-also-bonus-needs = līdz prēmijai tev vēl trūkst { $points }
coach-also-bonus-left = līdz prēmijai tad paliek { $points }
coach-also-bonus-earned = tas dod prēmiju
coach-also-saves-chips = tā tu iegūsti { $chips ->
    [zero] { $chips } žetonus
    [one] { $chips } žetonu
   *[other] { $chips } žetonus
}
coach-also-takes-chip = tas ir žetona vērts
