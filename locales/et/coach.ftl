# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }; { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Sellest paremat valikut ei ole.

## Moves

coach-throw = Veereta kõiki täringuid
coach-throw-again = Veereta kõiki täringuid uuesti
coach-keep = Jäta alles { $dice }
coach-keep-one = Jäta alles täring, mis näitab { $face }
coach-keep-alike = Jäta { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
coach-enter = Märgi { $points } lahtrisse { $box }
coach-name = Nimeta lahter { $box }

## Reasons

coach-why-only = reeglid muud ei luba
coach-why-others-zero = kõik muud lahtrid saaksid nulli
coach-why-others-less = ükski teine lahter ei anna sama palju
coach-why-full = lahter { $box } rohkem anda ei saa
coach-why-enter-less = kui märgid { $points } lahtrisse { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-enter-same = kui märgid { $points } lahtrisse { $box }, on tulemus umbes sama
coach-why-zero-less = kui märgid nulli lahtrisse { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-zero-same = kui märgid nulli lahtrisse { $box }, on tulemus umbes sama
coach-why-keep-less = kui jätad alles { $size ->
    [single] ainult ühe { $dice }
   *[several] { $dice }
}, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-keep-same = kui jätad alles { $size ->
    [single] ainult ühe { $dice }
   *[several] { $dice }
}, on tulemus umbes sama
coach-why-throw-all-less = kui veeretad kõiki täringuid, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-throw-all-same = kui veeretad kõiki täringuid, on tulemus umbes sama
coach-why-name-less = kui nimetad lahtri { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-name-same = kui nimetad lahtri { $box }, on tulemus umbes sama
coach-why-chance = kui püüad ainult lahtrit { $box }, õnnestub see { $chance } tõenäosusega
coach-why-chance-chips = kui püüad ainult lahtrit { $box }, õnnestub see muude žetoonideta { $chance } tõenäosusega
coach-why-points = kui püüad ainult lahtrit { $box }, annab see keskmiselt { $points }
coach-why-points-chips = kui püüad ainult lahtrit { $box }, annab see muude žetoonideta keskmiselt { $points }
coach-why-extra = veel üks { $box } õnnestub { $chance } tõenäosusega ja annab { $extra } lisaks

## What comes with it

coach-also-bonus-needs = boonuseks on sul vaja veel { $points }
coach-also-bonus-left = boonusest jääb siis puudu { $points }
coach-also-extra = see annab { $points } lisaks
coach-also-bonus-earned = see toob boonuse
coach-also-saves-chips = see annab { $chips ->
    [one] ühe žetooni
   *[other] { $chips } žetooni
}
coach-also-takes-chip = see on žetooni väärt

## Where values are estimated

coach-fitted = { $clause } (hinnang, täpsus { $error } punkti)
coach-estimated = { $clause } (jäme hinnang)
