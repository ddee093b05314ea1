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
coach-enter = Wpisz { $points } w pole „{ $box }”
coach-call = Zapowiedz pole „{ $box }”

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
coach-why-call-less = jeśli zapowiesz pole „{ $box }”, suma końcowa będzie średnio o { $less } niższa
coach-why-call-same = jeśli zapowiesz pole „{ $box }”, wyjdzie mniej więcej to samo
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

## What someone plays for, chosen and told at the table

goal-title = O co grasz
goal-mean = jak najwięcej punktów
goal-total = suma
goal-total-of = co najmniej { $total }
goal-total-label = Suma
goal-record = nowy własny rekord
goal-win = wygrana
goal-hint = Doradca bierze to pod uwagę, a stół pokazuje twoją szansę.
# Beside the field for a number, where one is asked for
goal-hint-number = Liczba dotyczy sumy.
goal-type-total = wpisz liczbę, by grać o sumę
goal-too-high = Największy możliwy wynik według tych zasad: { $most }.
goal-set = Graj o to
goal-key = Wybierz, o co grasz
goal-no-record = Według tych zasad nie masz jeszcze rekordu. Najpierw dokończ partię albo graj o sumę.
goal-line-mean = Cel: jak najwięcej punktów
goal-line-total = Cel: { $total } lub więcej
goal-line-win = Cel: wygrana
goal-line-chance = { $goal } – { $chance }
goal-line-estimate = { $goal } – około { $chance }
goal-hint-total = { $action }: { $chance } na { $total }.
goal-hint-win = { $action }: { $chance } na wygraną.
goal-hint-other = { $hint } Drugi najlepszy wybór: { $other }, szansa { $chance }.
goal-hint-estimate = { $hint } (Szanse szacunkowe.)
goal-hint-reached = { $total } masz już na pewno; teraz liczą się punkty.
goal-hint-missed = { $total } jest już poza zasięgiem; teraz liczą się punkty.
goal-hint-won = Wygrana jest już pewna; teraz liczą się punkty.
goal-hint-lost = Wygrana jest już poza zasięgiem; teraz liczą się punkty.
goal-cost = Przy twoim wyborze zostaje { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: o co grasz; goal: pokazuje to
goal-plain-wrong = O „{ $word }” nie da się grać. Powiedz goal mean, goal record, goal win albo goal i liczbę.
goal-report-total = Cel { $total }: na początku { $start }, z kostek { $luck }, z wyborów { $cost }.
goal-report-win = Cel wygrana: na początku { $start }, z kostek i od innych { $luck }, z wyborów { $cost }.
goal-reached = Osiągnięto.
goal-missed = Nie osiągnięto.
goal-won = Wygrana.
goal-shared = Wygrana dzielona.
goal-lost = Bez wygranej.
goal-worst = Co kosztowało najwięcej szansy
goal-better = { $cost } więcej: { $best }
goal-report-estimate = Szanse pierwszych tur są szacunkowe.
goal-record-mean = { $total }: kto gra o średnią, osiąga to w jednej partii na { $mean }.
goal-record-both = { $total }: kto gra o średnią, osiąga to w jednej partii na { $mean }, kto gra o samą sumę, w jednej na { $best }.
goal-chances-exact = Dokładnie, jeśli wszyscy grają dalej o najwyższą średnią.
goal-label = Cel

## Goals on the command line: a total, or the win

goal-wrong = O „{ $given }” nie da się grać; wpisz { $goals }.
goal-for-total = suma co najmniej { $total }
goal-for-every-total = każda suma
goal-for-win = wygrana
goal-chance = Największa szansa
goal-chance-of-mean = Gra o średnią
goal-best = Najlepiej: { $action }. Przy najlepszej dalszej grze szansa wynosi { $chance }.
goal-estimate = Te szanse to szacunek według rozkładu normalnego, ze średniej i rozrzutu tego, co jeszcze przed tobą; dla tej gry i karty nie są liczone dokładnie.
goal-win-assumes = Przyjęto, że pozostali grają o najwyższą średnią.
goal-against-missing = Aby grać o wygraną, podaj kartę każdego rywala przez „--against”, na przykład --against "ones=3,yatzy=0".
goal-against-unused = „--against” należy do „--goal win”; podaj oba albo żadnego.
