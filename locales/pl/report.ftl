# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } to idealna gra, { $blind } nie lepiej niż wybieranie na ślepo.
report-coach = Doradca by powiedział: { $said }
report-heading = Szczęście i umiejętności
report-pending = Obliczamy raport. Pojawi się tu, gdy będzie gotowy.
report-perfect = Idealna gra
report-good = Dobra gra (szacunek)
report-to-come = Spodziewane jeszcze
report-turns = Tura po turze
report-boxes = Pole po polu
report-title = Raport: { $name }
report-thinking = Przeglądamy każdy rzut i każdy wybór…
report-unknown = Ta gra jest za duża, by rozwiązać ją na miejscu, więc dokładnego raportu nie ma.
report-worst = Co kosztowało najwięcej
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: inne miejsce · ↑ ↓: dalej · inny klawisz: wróć

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Dotąd { $points }, a można oczekiwać jeszcze { $more }
analysis-perfect = Idealna gra daje średnio { $expected ->
    [one] { $expected } punkt
    [few] { $expected } punkty
    [many] { $expected } punktów
   *[other] { $expected } punktu
}
# Where exact values are not at hand
analysis-estimated = Dobra gra daje średnio około { $expected ->
    [one] { $expected } punktu
    [few] { $expected } punktów
    [many] { $expected } punktów
   *[other] { $expected } punktu
}
analysis-your-dice = { $luck ->
    [0] twoje kostki wypadały przeciętnie
    [one] twoje kostki dały o { $luck } punkt { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [few] twoje kostki dały o { $luck } punkty { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [many] twoje kostki dały o { $luck } punktów { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
   *[other] twoje kostki dały o { $luck } punktu { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
}
analysis-your-choices = { $cost ->
    [0] twoje decyzje nic nie kosztowały
    [one] twoje decyzje kosztowały { $cost } punkt
    [few] twoje decyzje kosztowały { $cost } punkty
    [many] twoje decyzje kosztowały { $cost } punktów
   *[other] twoje decyzje kosztowały { $cost } punktu
}
analysis-the-dice = { $luck ->
    [0] kostki wypadały przeciętnie
    [one] kostki dały o { $luck } punkt { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [few] kostki dały o { $luck } punkty { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [many] kostki dały o { $luck } punktów { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
   *[other] kostki dały o { $luck } punktu { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
}
analysis-the-choices = { $cost ->
    [0] decyzje nic nie kosztowały
    [one] decyzje kosztowały { $cost } punkt
    [few] decyzje kosztowały { $cost } punkty
    [many] decyzje kosztowały { $cost } punktów
   *[other] decyzje kosztowały { $cost } punktu
}
analysis-whole = { $whole ->
    [0] tury wpisane bez rzutów wypadły przeciętnie
    [one] tury wpisane bez rzutów dały o { $whole } punkt { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [few] tury wpisane bez rzutów dały o { $whole } punkty { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
    [many] tury wpisane bez rzutów dały o { $whole } punktów { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
   *[other] tury wpisane bez rzutów dały o { $whole } punktu { $side ->
        [better] więcej
       *[worse] mniej
    } niż przeciętnie
}
# Where exact values are not at hand
analysis-estimate = Dokładnych wartości tej gry nie ma: te liczby są oszacowaniem.
analysis-accuracy = Dokładność { $accuracy }
analysis-no-accuracy = Bez rzutów nie da się odróżnić szczęścia od umiejętności.
analysis-worst = Najdroższe decyzje
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = Tura { $round }, { $hand }: { $done }
analysis-mistake-named = Tura { $round }: { $done }
analysis-better = Lepiej o { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}: { $best }
analysis-no-mistakes = Lepiej zdecydować się nie dało.
analysis-chances = Szanse na wygraną
analysis-chances-words = Policzone w partiach, jeśli wszyscy grają dalej o najwyższą średnią
analysis-fitted = Dokładnych wartości tej gry nie ma: te liczby są oszacowaniem, które w całej partii może się mylić o { $error ->
    [one] { $error } punkt
    [few] { $error } punkty
    [many] { $error } punktów
   *[other] { $error } punktu
}.

## Luck and skill: the chart

analysis-luck = Szczęście
analysis-cost = Koszt
analysis-chart-words = Szczęście kostek w górę lub w dół, koszt decyzji kreskowany, tura po turze
analysis-not-split = wpisane bez rzutów

## Moves of the past

move-made-throw-again = przerzucono wszystkie kostki
move-made-keep = zostawiono { $dice }
move-made-keep-one = zostawiono { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
move-made-keep-alike = zostawiono { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
move-made-enter = wpisano { $points } w { $box_acc }
move-made-call = zapowiedziano { $box_acc }
move-other-throw-again = przerzucić wszystkie kostki
move-other-keep = zostawić { $dice }
move-other-keep-one = zostawić { $face ->
    [1] jedynkę
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
   *[6] szóstkę
}
move-other-keep-alike = zostawić { $face ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[6] szóstki
}
move-other-enter = wpisać { $points } w { $box_acc }
move-other-call = zapowiedzieć { $box_acc }

## A game stepped through, and “yatzy replay”

replay-title = Powtórka
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-previous = Wstecz
replay-next = Dalej
replay-last = Na koniec
replay-keys = Strzałki na klawiaturze przewijają partię.
replay-begins = Partia się zaczyna.
replay-throws = { $name } rzuca: { $hand }.
replay-keeps = { $name } zostawia { $keep } i rzuca: { $hand }.
replay-throws-again = { $name } przerzuca wszystkie kostki: { $hand }.
replay-names = { $name } zapowiada { $box_acc }.
replay-enters = { $name } wpisuje { $points } w { $box_acc }.
replay-tells = { $name }, { $hand }: { $points } w { $box_acc }.
replay-takes-back = { $name } cofa wybór.
replay-corrects = Poprawka: { $name }, runda { $round }: { $points } w { $box_acc }.
replay-asks = { $name } prosi o radę.
replay-best = Lepszego wyboru nie było.
replay-program-dice = wirtualne kostki
replay-real-dice = prawdziwe kostki
replay-shared-dice = wspólne kostki
replay-standings = Klasyfikacja
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Tury
replay-joined = { $name } dołącza do gry.
replay-left = { $name } wychodzi z gry.
replay-to-play = Runda { $round }, teraz gra { $name }.
# $box: the box that was named before the first throw
replay-named = zapowiedź: { $box };
replay-told = wpisane ręcznie
replay-told-after = { $throws ->
    [one] po { $throws } rzucie
    [few] po { $throws } rzutach
    [many] po { $throws } rzutach
   *[other] po { $throws } rzutach
}
# $box, $points: what stood there before
replay-corrected = poprawione, było { $box } { $points }
replay-extra = +{ $points }
replay-hint = z pomocą doradcy

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Uczciwe kostki wypadają co najmniej tak nierówno w { $games } na 100 partii.
chart-totals = Wyniki idealnej gry
chart-totals-words = Idealna gra daje średnio { $mean } pkt. Dziewięć partii na dziesięć kończy się między { $low } a { $high }.
chart-average = średnio { $mean }
chart-boxes-words = Co jest w każdym polu, a obok średnia idealnej gry
chart-dice = Wyrzucone kostki
chart-dice-words = Ile razy wypadła każda liczba oczek. W 19 partiach na 20 mieści się to między znakami.
chart-dice-face = { $face }: wyrzucono { $thrown }, oczekiwano { $expected }
chart-thrown = wyrzucono
chart-expected = oczekiwano
