# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why } ja { $also }.
coach-cost = See valik maksab keskmiselt { $cost }.
coach-cost-nothing = Sellest paremat valikut ei ole.

## Moves

coach-throw = Viska kõik täringud
coach-throw-again = Viska kõik täringud uuesti
coach-keep = Jäta alles { $dice }
coach-keep-one = Jäta { $face ->
    [1] üks
    [2] kaks
    [3] kolm
    [4] neli
    [5] viis
   *[6] kuus
} alles
coach-keep-alike = Jäta { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
coach-enter = Märgi { $points }: { $box }
coach-name = Nimeta { $box }

## Reasons

coach-why-only = Reeglid muud ei luba
coach-why-box-less = { $box } annab keskmiselt { $less } vähem
coach-why-box-equal = { $box } oleks sama hea
coach-why-keep-less = Kui jätad alles { $dice }, saad keskmiselt { $less } vähem
coach-why-throw-all-less = Kõigi täringute viskamine annab keskmiselt { $less } vähem
coach-why-throw-equal = Edasi viskamine oleks sama hea
coach-why-chance = { $box } õnnestub { $chance } tõenäosusega
coach-why-points = { $box } saab keskmiselt { $points }
coach-why-least = Null teeb seal kõige vähem kahju
coach-why-least-next = Null mujal maksaks keskmiselt { $more } rohkem: { $box }

## What also speaks for it

coach-also-bonus-needs = boonuseks on sul vaja veel { $points }
coach-also-bonus-left = boonusest jääb siis puudu { $points }
coach-also-bonus-earned = see toob boonuse
coach-also-saves-chips = see säästab { $chips ->
    [one] žetooni
   *[other] { $chips } žetooni
}
coach-also-takes-chip = see on žetooni väärt
