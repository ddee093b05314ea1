# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, a { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Lepszego wyboru nie ma.

## Moves

coach-throw = Rzuć wszystkimi kostkami
coach-throw-again = Przerzuć wszystkie kostki
coach-keep = Zostaw { $dice }
coach-keep-one = Zostaw { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
coach-keep-alike = Zostaw { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
coach-enter = Wpisz { $points } w pole „{ $box }”
coach-name = Zapowiedz pole „{ $box }”

## Reasons

coach-why-only = zasady nie pozwalają na nic innego
coach-why-others-zero = we wszystkich innych polach byłoby zero
coach-why-others-less = żadne inne pole nie daje tyle
coach-why-full = pole „{ $box }” nie może dać więcej
coach-why-enter-less = jeśli weźmiesz { $points } w polu „{ $box }”, suma końcowa będzie średnio o { $less } niższa
coach-why-enter-same = jeśli weźmiesz { $points } w polu „{ $box }”, wyjdzie mniej więcej to samo
coach-why-zero-less = z zerem w polu „{ $box }” suma końcowa będzie średnio o { $less } niższa
coach-why-zero-same = z zerem w polu „{ $box }” wyjdzie mniej więcej to samo
coach-why-keep-less = jeśli zostawisz { $size ->
    [single] tylko jedną { $dice }
   *[several] { $dice }
}, suma końcowa będzie średnio o { $less } niższa
coach-why-keep-same = jeśli zostawisz { $size ->
    [single] tylko jedną { $dice }
   *[several] { $dice }
}, wyjdzie mniej więcej to samo
coach-why-throw-all-less = jeśli rzucisz wszystkimi kostkami, suma końcowa będzie średnio o { $less } niższa
coach-why-throw-all-same = jeśli rzucisz wszystkimi kostkami, wyjdzie mniej więcej to samo
coach-why-name-less = jeśli zapowiesz pole „{ $box }”, suma końcowa będzie średnio o { $less } niższa
coach-why-name-same = jeśli zapowiesz pole „{ $box }”, wyjdzie mniej więcej to samo
coach-why-chance = jeśli grasz tylko o pole „{ $box }”, uda się w { $chance } przypadków
coach-why-chance-chips = jeśli grasz tylko o pole „{ $box }”, bez kolejnych żetonów uda się w { $chance } przypadków
coach-why-points = jeśli grasz tylko o pole „{ $box }”, wyjdzie średnio { $points }
coach-why-points-chips = jeśli grasz tylko o pole „{ $box }”, bez kolejnych żetonów wyjdzie średnio { $points }
coach-why-extra = jeśli grasz jeszcze raz o pole „{ $box }”, uda się w { $chance } przypadków i da { $extra } ekstra

## What comes with it

coach-also-bonus-needs = do bonusu brakuje ci jeszcze { $points }
coach-also-bonus-left = do bonusu zostanie wtedy { $points }
coach-also-extra = to daje { $points } ekstra
coach-also-bonus-earned = tak zdobywasz bonus
coach-also-saves-chips = tak zyskujesz { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
coach-also-takes-chip = warto na to wydać żeton

## Where values are estimated

coach-fitted = { $clause } (szacunek z dokładnością do { $error })
coach-estimated = { $clause } (to zgrubny szacunek)
