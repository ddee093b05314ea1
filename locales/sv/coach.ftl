# The coach: what to do, and one reason. A friend who knows the game speaks.

coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, och { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
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

coach-why-only = reglerna tillåter inget annat
coach-why-others-zero = alla andra rutor skulle få en nolla
coach-why-others-less = ingen annan ruta ger lika mycket
coach-why-full = { $box } kan inte ge mer
coach-why-enter-less = tar du { $points } i { $box } slutar du { $less } lägre i snitt
coach-why-enter-same = tar du { $points } i { $box } blir det ungefär lika bra
coach-why-zero-less = med en nolla i { $box } slutar du { $less } lägre i snitt
coach-why-zero-same = med en nolla i { $box } blir det ungefär lika bra
coach-why-keep-less = behåller du { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} slutar du { $less } lägre i snitt
coach-why-keep-same = behåller du { $size ->
    [single] bara en { $dice }:a
   *[several] { $dice }
} blir det ungefär lika bra
coach-why-throw-all-less = kastar du alla tärningar slutar du { $less } lägre i snitt
coach-why-throw-all-same = kastar du alla tärningar blir det ungefär lika bra
coach-why-name-less = anger du { $box } slutar du { $less } lägre i snitt
coach-why-name-same = anger du { $box } blir det ungefär lika bra
coach-why-chance = satsar du bara på { $box } lyckas det i { $chance } av fallen
coach-why-chance-chips = satsar du bara på { $box } lyckas det i { $chance } av fallen utan fler spelmarker
coach-why-points = satsar du bara på { $box } ger det { $points } i snitt
coach-why-points-chips = satsar du bara på { $box } ger det { $points } i snitt utan fler spelmarker
coach-why-extra = satsar du på en { $box } till lyckas det i { $chance } av fallen och ger { $extra } extra

## What comes with it

coach-also-bonus-needs = du behöver { $points } till för bonusen
coach-also-bonus-left = då är det { $points } kvar till bonusen
coach-also-extra = det ger { $points } extra
coach-also-bonus-earned = det ger bonusen
coach-also-saves-chips = det ger { $chips ->
    [one] en spelmark
   *[other] { $chips } spelmarker
}
coach-also-takes-chip = det är värt spelmarken

## Where values are estimated

coach-fitted = { $clause } (uppskattat, på { $error } poäng när)
coach-estimated = { $clause } (en grov uppskattning)
