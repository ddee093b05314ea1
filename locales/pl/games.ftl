# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Zakończone partie
games-search = Szukaj po imieniu
games-search-do = Szukaj
games-end = Zakończ lub usuń partię
games-title = Grać dalej?
games-explained = Graj dalej od miejsca, w którym partia stanęła.
games-one = { $names }, { $title }, runda { $round } z { $rounds }, początek { $date }
games-one-undated = { $names }, { $title }, runda { $round } z { $rounds }
games-go-on = graj dalej
games-new = nowa partia
games-statistics = statystyki
games-unreadable = Zapisanych partii nie da się teraz odczytać.
games-none = Nie ma niedokończonych partii.
games-delete-again = Jeszcze raz { $key } usunie tę partię na zawsze.
games-delete = usuń
games-find = szukaj

## Games that are over: opened again, looked back at

finished-games = zakończone partie
finished-hint = f: zakończone partie
finished-open = otwórz
finished-back = wróć
finished-later = Najpierw dokończ tę partię albo z niej wyjdź.
finished-none = Nie ma zakończonej partii o tym numerze; „finished” je wymienia.
finished-plain-open = Wpisz open i numer, aby obejrzeć ją jeszcze raz: open 1
finished-plain-over = Wpisz report, replay albo save, aby wrócić do partii lub zachować jej zapis.
finished-plain-help = finished, open 1: zakończone partie i jedna z nich jeszcze raz; report, replay, save: szczęście i decyzje, każdy krok i zapis partii, która się skończyła

## Records

records-people = Gracze
records-statistics = Statystyki
records-here = Ten serwer
records-bonus = Bonus zdobyty
records-totals = Rozkład wyników
records-people-only = Liczą się tylko karty ludzi, nie komputera.
records-newest = Liczą się tylko najnowsze partie: { $count }.
records-own-options = ze zmienionymi opcjami
records-thinking = Obliczamy idealną grę. Jej liczby pojawią się tu, gdy będą gotowe.
records-no-perfect = Idealnej gry według tych zasad jeszcze tu nie obliczono.
records-all = Wszystkie partie
records-older = Starsze
records-newer = Nowsze
records-top = Najlepsze wyniki
records-first = { $name }: pierwszy rekord w tym wydaniu, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
records-new = { $name }: nowy rekord, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, o { $better } więcej niż przedtem.
records-stands = { $name }: rekord w tym wydaniu to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
records-title = Rekordy na tym serwerze
records-none = Żadnej partii jeszcze tu nie zakończono.
records-best = Rekord
records-mean = Średnia
records-games = Partie
records-edition = Wydanie
records-latest = Ostatnie partie

## Statistics: averages beside perfect play

statistics-boxes-beside = Każde pole średnio (idealna gra)
statistics-perfect = Idealna gra daje średnio { $mean } pkt, a bonus w { $rate } partii.
statistics-perfect-points = Idealna gra daje średnio { $mean } pkt.
statistics-thinking = Obliczamy idealną grę…
statistics-title = Rekordy i średnie
statistics-none = Żadna partia nie jest jeszcze zakończona. Zagraj, a pojawi się tutaj.
statistics-hint = ← →: inne wydanie · inny klawisz: wróć
statistics-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, rekord { $best }, średnio { $mean }
statistics-bonus = Bonus zdobyto w { $rate } z nich.
statistics-boxes = Każde pole średnio
statistics-totals = Sumy
