# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Betra val er ekki til.

## Moves

coach-throw = Kastaðu öllum teningum
coach-throw-again = Kastaðu öllum teningum aftur
coach-keep = Geymdu { $dice }
coach-keep-one = Geymdu { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
coach-keep-alike = Geymdu { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
coach-enter = Skráðu { $points } í reitinn { $box }
coach-name = Nefndu reitinn { $box }

## Reasons

coach-why-only = Reglurnar leyfa ekkert annað
coach-why-box-less = { $box } endar { $less } lægra að meðaltali
coach-why-box-equal = { $box } væri alveg jafn gott val
coach-why-keep-less = Að geyma { $dice } endar { $less } lægra að meðaltali
coach-why-throw-all-less = Að kasta öllum teningum endar { $less } lægra að meðaltali
coach-why-throw-equal = Að kasta aftur væri alveg jafn gott
coach-why-chance = { $chance } líkur á að ná reitnum { $box }
coach-why-into = { $chance } líkur á að kastið fari í reitinn { $box }, með { $points } að meðaltali
coach-why-points = { $box } fær { $points } að meðaltali
coach-why-least = Núll kostar minnst þar
coach-why-least-next = Núll í reitnum { $box } myndi kosta { $more } meira að meðaltali

## What also speaks for it

coach-also-bonus-needs = þig vantar enn { $points } í bónusinn
coach-also-bonus-left = þá vantar { $points } í bónusinn
coach-also-bonus-earned = það gefur bónusinn
coach-also-saves-chips = það gefur { $chips ->
    [1] spilapening
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}
coach-also-takes-chip = það er spilapeningsins virði
