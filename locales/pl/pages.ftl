# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Szczęście i umiejętności
page-report-thinking = Obliczamy raport. Pojawi się tu sam.
page-report-perfect = Idealna gra
page-report-good = Dobra gra (szacunek)
page-report-to-come = Jeszcze do zdobycia
page-report-turns = Tura po turze
page-report-boxes = Pole po polu

## A game stepped through

page-replay-title = Powtórka
page-replay-step = Krok { $step } z { $steps }
page-replay-first = Na początek
page-replay-previous = Wstecz
page-replay-next = Dalej
page-replay-last = Na koniec
page-replay-keys = Strzałki na klawiaturze przewijają partię.
page-replay-begins = Partia się zaczyna.
page-replay-throws = { $name } rzuca: { $hand }.
page-replay-keeps = { $name } zostawia { $keep } i rzuca: { $hand }.
page-replay-throws-again = { $name } przerzuca wszystkie kostki: { $hand }.
page-replay-names = { $name } zapowiada pole „{ $box }”.
page-replay-enters = { $name } wpisuje { $points } w pole „{ $box }”.
page-replay-tells = { $name }, { $hand }: { $points } w pole „{ $box }”.
page-replay-takes-back = { $name } cofa wybór.
page-replay-corrects = Poprawka: { $name }, runda { $round }: { $points } w pole „{ $box }”.
page-replay-asks = { $name } prosi o radę.
page-replay-best = Lepszego wyboru nie było.

## The dice, checked

page-dice-yourself = Sprawdź samodzielnie: pobierz zapis partii i uruchom
page-dice-agrees = To, co to urządzenie zanotowało podczas gry, zgadza się z zapisem partii.
page-dice-differs = To, co zanotowało to urządzenie, nie zgadza się z zapisem partii: widziało inne kostki.

## The coach

page-coach-may = Czy wolno prosić o radę?
page-coach-may-usual = Jeśli wszyscy grają tutaj
page-coach-may-yes = Tak
page-coach-may-no = Nie
page-coach-thinks = Doradca myśli…
server-no-coach = Przy tym stole gra się bez podpowiedzi; zdecyduj samodzielnie.
server-not-asked = Najpierw poproś o radę; zapis partii to odnotuje.
server-no-report = Raportu z tej partii nie da się tu obliczyć.

## Records, history, statistics

page-records-statistics = Statystyki
page-records-here = Ten serwer
page-records-bonus = Bonus zdobyty
page-records-totals = Rozkład wyników
page-records-people = Liczą się tylko karty ludzi, nie komputera.
page-records-newest = Liczą się tylko najnowsze partie: { $count }.
page-records-own-options = ze zmienionymi opcjami
page-records-thinking = Obliczamy idealną grę. Jej liczby pojawią się tu same.
page-records-no-perfect = Idealna gra nie jest tu obliczona.
page-records-all = Wszystkie partie
page-records-older = Starsze
page-records-newer = Nowsze
page-records-top = Najlepsze wyniki

## Two phones wrote the same turn

page-conflict-title = Tę turę wpisano też na innym urządzeniu. Który wpis się liczy?
page-conflict-theirs = Na arkuszu
page-conflict-mine = Na tym urządzeniu, niezapisany
page-conflict-keep = Zostaw wpis na arkuszu
page-conflict-replace = Wpisz mój zamiast niego

## Who watches

page-watchers = Widzów: { $count }
