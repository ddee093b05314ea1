# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, a { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Zasady nie pozwalają na nic innego
coach-why-box-less = Z polem „{ $box }” suma będzie średnio o { $less } niższa
coach-why-box-equal = Pole „{ $box }” byłoby równie dobre
coach-why-keep-less = Jeśli zostawisz { $dice }, suma będzie średnio o { $less } niższa
coach-why-throw-all-less = Jeśli rzucisz wszystkimi kostkami, suma będzie średnio o { $less } niższa
coach-why-throw-equal = Kolejny rzut byłby równie dobry
coach-why-chance = Szansa na „{ $box }”: { $chance }
coach-why-into = W { $chance } przypadków rzut trafi w pole „{ $box }”, średnio { $points }
coach-why-points = Pole „{ $box }” dostanie średnio { $points }
coach-why-least = Tam zero kosztuje najmniej
coach-why-least-next = Zero w polu „{ $box }” kosztowałoby średnio o { $more } więcej

## What also speaks for it

coach-also-bonus-needs = do bonusu brakuje ci jeszcze { $points }
coach-also-bonus-left = do bonusu zostanie wtedy { $points }
coach-also-bonus-earned = tak zdobywasz bonus
coach-also-saves-chips = tak zyskujesz { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
coach-also-takes-chip = warto na to wydać żeton
