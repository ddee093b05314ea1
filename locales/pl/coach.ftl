# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, a { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Lepszego wyboru nie ma.
coach-may = Czy wolno prosić o radę?
coach-may-usual = Jeśli wszyscy grają tutaj
coach-may-yes = Tak
coach-may-no = Nie
coach-absent = Tej gry doradca jeszcze nie zna.
coach-thinking = Doradca myśli…
coach-ask = Poproś o radę

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
coach-enter = Wpisz { $points } w { $box_acc }
coach-call = Zapowiedz { $box_acc }

## Reasons

coach-why-only = zasady nie pozwalają na nic innego
coach-why-others-zero = we wszystkich innych polach byłoby zero
coach-why-others-less = żadne inne pole nie daje tylu punktów
coach-why-full = pole „{ $box }” więcej dać nie może
coach-why-enter-less = jeśli zamiast tego wpiszesz { $points } w { $box_acc }, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-enter-same = jeśli zamiast tego wpiszesz { $points } w { $box_acc }, będzie mniej więcej tak samo dobrze
coach-why-zero-less = jeśli zamiast tego wpiszesz zero w { $box_acc }, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-zero-same = jeśli zamiast tego wpiszesz zero w { $box_acc }, będzie mniej więcej tak samo dobrze
coach-why-keep-less = jeśli zamiast tego zostawisz { $dice }, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-keep-same = jeśli zamiast tego zostawisz { $dice }, będzie mniej więcej tak samo dobrze
coach-why-keep-one-less = jeśli zamiast tego zostawisz tylko { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-keep-one-same = jeśli zamiast tego zostawisz tylko { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}, będzie mniej więcej tak samo dobrze
coach-why-keep-alike-less = jeśli zamiast tego zostawisz { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-keep-alike-same = jeśli zamiast tego zostawisz { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}, będzie mniej więcej tak samo dobrze
coach-why-throw-all-less = jeśli zamiast tego rzucisz wszystkimi kostkami, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-throw-all-same = jeśli zamiast tego rzucisz wszystkimi kostkami, będzie mniej więcej tak samo dobrze
coach-why-call-less = jeśli zamiast tego zapowiesz { $box_acc }, stracisz średnio { $less ->
    [one] { $less } punkt
    [few] { $less } punkty
    [many] { $less } punktów
   *[other] { $less } punktu
}
coach-why-call-same = jeśli zamiast tego zapowiesz { $box_acc }, będzie mniej więcej tak samo dobrze
coach-why-chance = grając tylko o { $box_acc }, masz { $chance } szans
coach-why-points = grając tylko o { $box_acc }, zdobędziesz średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
coach-why-extra = grając jeszcze raz o { $box_acc }, masz { $chance } szans na { $extra ->
    [one] { $extra } punkt
    [few] { $extra } punkty
    [many] { $extra } punktów
   *[other] { $extra } punktu
} ekstra

## What comes with it

coach-also-bonus-needs = do bonusu brakuje ci jeszcze { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
coach-also-bonus-left = do bonusu będzie wtedy brakować { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
}
coach-also-extra = to daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ekstra
coach-also-bonus-earned = tak zdobywasz bonus
coach-also-saves-chips = tak zyskujesz { $chips ->
    [one] { $chips } żeton
    [few] { $chips } żetony
    [many] { $chips } żetonów
   *[other] { $chips } żetonów
}
coach-also-takes-chip = warto na to wydać żeton

## Where values are estimated

coach-fitted = { $clause } (szacunek z dokładnością do { $error ->
    [one] { $error } punktu
    [few] { $error } punktów
    [many] { $error } punktów
   *[other] { $error } punktu
})
coach-estimated = { $clause } (to zgrubny szacunek)

## What someone plays for, chosen and told at the table

goal-title = Twój cel
goal-mean = jak najwięcej punktów
goal-total = wynik docelowy
goal-total-of = co najmniej { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}
goal-total-label = Wynik docelowy
goal-record = nowy własny rekord
goal-win = wygrana
goal-hint = Doradca radzi, jak osiągnąć ten cel, a stół pokazuje twoją szansę.
# Beside the field for a number, where one is asked for
goal-hint-number = Tylko dla wyniku docelowego.
goal-type-total = wpisz liczbę jako wynik docelowy
goal-too-high = Według tych zasad można zdobyć najwyżej { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
    [many] { $most } punktów
   *[other] { $most } punktu
}.
goal-set = Ustaw ten cel
goal-key = Ustaw swój cel
goal-no-record = Według tych zasad nie masz jeszcze rekordu. Najpierw dokończ partię albo ustaw wynik docelowy.
goal-line-mean = Cel: jak najwięcej punktów
goal-line-total = Cel: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} lub więcej
goal-line-win = Cel: wygrana
goal-line-chance = { $goal }. Szansa: { $chance }
goal-line-estimate = { $goal }. Szansa: około { $chance }
goal-line-mean-play = { $goal }. Szansa przy grze o średnią: { $chance }
chance-about = około { $chance }
goal-hint-total = { $action }. Szansa na { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} lub więcej wynosi wtedy { $chance }.
goal-hint-win = { $action }. Szansa na wygraną wynosi wtedy { $chance }.
goal-hint-other = { $hint } Drugi najlepszy wybór: { $other }, z szansą { $chance }.
goal-hint-estimate = { $hint } (To szacunki, jeśli potem grasz o średnią.)
goal-hint-reached = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} masz już na pewno, więc graj o więcej.
goal-hint-missed = Na { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} nie ma już szans, więc graj o jak najwięcej.
goal-hint-won = Wygrana jest już pewna, więc graj o punkty.
goal-hint-lost = Wygrać już się nie da, więc graj o punkty.
goal-hint-points = Dla twojego celu najlepsze wybory są mniej więcej równie dobre (szansa: { $chance }), więc graj o punkty.
goal-cost = Przy twoim wyborze szansa wynosi { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: ustaw swój cel; goal: pokaż go
goal-plain-wrong = „{ $word }” to nie cel. Wpisz goal mean, goal record, goal win albo goal i liczbę.
goal-report-total = Cel: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
} lub więcej. Szansa na początku: { $start }; { $luck } punktu procentowego z kostek, { $cost } z decyzji.
goal-report-win = Cel: wygrana. Szansa na początku: { $start }; { $luck } punktu procentowego z kostek i gry innych, { $cost } z decyzji.
goal-reached = Osiągnięto.
goal-missed = Nie osiągnięto.
goal-won = Wygrana.
goal-shared = Pierwsze miejsce dzielone.
goal-lost = Bez wygranej.
goal-worst = Decyzje, które najbardziej obniżyły szansę
goal-better = Szansa większa o { $cost ->
    [one] { $cost } punkt procentowy
    [few] { $cost } punkty procentowe
    [many] { $cost } punktów procentowych
   *[other] { $cost } punktu procentowego
}: { $best }
goal-report-estimate = Szanse pierwszych tur są szacunkowe.
goal-record-mean = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}: grając o średnią, dochodzi się do tego w jednej partii na { $mean }.
goal-record-both = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}: grając o średnią, dochodzi się do tego w jednej partii na { $mean }, a grając właśnie o to, w jednej na { $best }.
goal-chances-exact = Dokładnie, jeśli wszyscy grają dalej o najwyższą średnią.
goal-label = Cel

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }” to nie cel; wpisz { $goals }.
goal-for-total = suma co najmniej { $total } pkt
goal-for-every-total = każda suma
goal-chance = Największa szansa
goal-chance-of-mean = Przy grze o średnią
goal-best = Najlepiej: { $action }. Przy najlepszej dalszej grze szansa wynosi { $chance }.
goal-estimate = Te szanse policzono w partiach rozegranych do końca o najwyższą średnią; dla tej gry i karty nie są liczone dokładnie.
goal-exact-how = { $command } oblicza dokładne szanse na każdą sumę.
goal-win-assumes = Przyjęto, że pozostali grają o najwyższą średnią.
goal-against-missing = Aby grać o wygraną, podaj kartę każdego rywala przez „--against”, na przykład --against "ones=3,yatzy=0".
goal-against-unused = „--against” należy do „--goal win”; podaj oba albo żadnego.
