# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, och { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Inget är bättre än det här valet.

## Moves

coach-throw = Kasta alla tärningar
coach-throw-again = Kasta om alla tärningar
coach-keep = Behåll { $dice }
coach-keep-one = Behåll { $face ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[6] sexan
}
coach-keep-alike = Behåll { $face ->
    [1] ettorna
    [2] tvåorna
    [3] treorna
    [4] fyrorna
    [5] femmorna
   *[6] sexorna
}
coach-enter = För in { $points } i { $box }
coach-name = Ange { $box }

## Reasons

coach-why-only = Reglerna tillåter inget annat
coach-why-box-less = { $box } slutar { $less } lägre i snitt
coach-why-box-equal = { $box } vore precis lika bra
coach-why-keep-less = Att behålla { $dice } slutar { $less } lägre i snitt
coach-why-throw-all-less = Att kasta alla tärningar slutar { $less } lägre i snitt
coach-why-throw-equal = Att kasta vidare vore precis lika bra
coach-why-chance = { $chance } chans till { $box }
coach-why-into = I { $chance } av fallen går kastet till { $box }, för { $points } i snitt
coach-why-points = { $box } ger { $points } i snitt
coach-why-least = En nolla kostar minst där
coach-why-least-next = En nolla i { $box } skulle kosta { $more } mer i snitt

## What also speaks for it

coach-also-bonus-needs = du behöver { $points } till för bonusen
coach-also-bonus-left = då är det { $points } kvar till bonusen
coach-also-bonus-earned = det ger bonusen
coach-also-saves-chips = det ger { $chips ->
    [one] en spelmark
   *[other] { $chips } spelmarker
}
coach-also-takes-chip = det är värt spelmarken
