# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why } ja { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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
coach-name = Nimeta { $box }

## Reasons

coach-why-only = Reeglid muud ei luba
coach-why-box-less = Lahter { $box } lõpetab keskmiselt { $less } võrra madalamal
coach-why-box-equal = Lahter { $box } oleks sama hea
coach-why-keep-less = Kui jätad alles { $dice }, lõpetad keskmiselt { $less } võrra madalamal
coach-why-throw-all-less = Kui veeretad kõiki täringuid, lõpetad keskmiselt { $less } võrra madalamal
coach-why-throw-equal = Uuesti veeretamine oleks sama hea
coach-why-chance = { $box } õnnestub { $chance } tõenäosusega
coach-why-into = { $chance } juhtudel läheb see lahtrisse { $box }, keskmiselt { $points }
coach-why-points = Lahter { $box } annab keskmiselt { $points }
coach-why-least = Null maksab seal kõige vähem
coach-why-least-next = Null lahtris { $box } läheks maksma keskmiselt { $more } rohkem

## What also speaks for it

coach-also-bonus-needs = boonuseks on sul vaja veel { $points }
coach-also-bonus-left = boonusest jääb siis puudu { $points }
coach-also-bonus-earned = see toob boonuse
coach-also-saves-chips = see annab { $chips ->
    [one] ühe žetooni
   *[other] { $chips } žetooni
}
coach-also-takes-chip = see on žetooni väärt
