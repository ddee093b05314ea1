# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
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

coach-why-only = reglurnar leyfa ekkert annað
coach-why-others-zero = allir aðrir reitir fengju núll
coach-why-others-less = enginn annar reitur gefur jafn mikið
coach-why-full = reiturinn { $box } getur ekki gefið meira
coach-why-enter-less = ef þú skráir { $points } í reitinn { $box } endarðu { $less } lægra að meðaltali
coach-why-enter-same = ef þú skráir { $points } í reitinn { $box } verður útkoman svipuð
coach-why-zero-less = með núlli í reitnum { $box } endarðu { $less } lægra að meðaltali
coach-why-zero-same = með núlli í reitnum { $box } verður útkoman svipuð
coach-why-keep-less = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} endarðu { $less } lægra að meðaltali
coach-why-keep-same = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} verður útkoman svipuð
coach-why-throw-all-less = ef þú kastar öllum teningum endarðu { $less } lægra að meðaltali
coach-why-throw-all-same = ef þú kastar öllum teningum verður útkoman svipuð
coach-why-name-less = ef þú nefnir reitinn { $box } endarðu { $less } lægra að meðaltali
coach-why-name-same = ef þú nefnir reitinn { $box } verður útkoman svipuð
coach-why-chance = ef þú stefnir bara á reitinn { $box } tekst það í { $chance } tilfella
coach-why-chance-chips = ef þú stefnir bara á reitinn { $box } tekst það í { $chance } tilfella án fleiri spilapeninga
coach-why-points = ef þú stefnir bara á reitinn { $box } gefur það { $points } að meðaltali
coach-why-points-chips = ef þú stefnir bara á reitinn { $box } gefur það { $points } að meðaltali án fleiri spilapeninga
coach-why-extra = ef þú stefnir aftur á { $box } tekst það í { $chance } tilfella og gefur { $extra } aukalega

## What comes with it

coach-also-bonus-needs = þig vantar enn { $points } í bónusinn
coach-also-bonus-left = þá vantar { $points } í bónusinn
coach-also-extra = það gefur { $points } aukalega
coach-also-bonus-earned = það gefur bónusinn
coach-also-saves-chips = það gefur { $chips ->
    [1] spilapening
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}
coach-also-takes-chip = það er spilapeningsins virði

## Where values are estimated

coach-fitted = { $clause } (mat, skeikar mest { $error })
coach-estimated = { $clause } (gróft mat)
