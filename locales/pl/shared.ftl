# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Rzuć znajomemu wyzwanie z tymi samymi kostkami
friend-invites = { $name } rzuca ci wyzwanie
friend-invites-you = Masz wyzwanie
friend-how = Dostajesz te same kostki i grasz osobno. Potem zobaczysz obie sumy i porównasz turę po turze.
friend-honour = Link zawiera kostki, więc gra się na słowo honoru.
friend-start = Zagraj tymi kostkami
friend-go-on = Graj dalej
friend-compare = Porównaj turę po turze
friend-first = Najpierw zagraj nowymi kostkami. Potem dostaniesz link dla kogoś, kto zagra tymi samymi kostkami.
friend-link = Kto otworzy ten link, zagra tymi samymi kostkami:
friend-code = Kod albo link wyzwania
friend-open = Otwórz wyzwanie
friend-log = Wklej zapis partii znajomego
friend-copy = Kopiuj
friend-copy-link = Kopiuj link
today-title = Partia dnia
today-same = Wszyscy na tym serwerze mają dziś te same kostki. Liczy się twoja pierwsza próba.
today-honour = Wszyscy mają dziś te same kostki. Wynikają z daty, więc gra się na słowo honoru. Liczy się twoja pierwsza próba.
today-play = Zagraj
today-again = Jeszcze raz (nie liczy się)
today-give-up = Poddaj się
today-second = To nie jest twoja pierwsza próba dzisiaj, więc się nie liczy.
today-unfinished = niedokończona
today-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
    [many] { $days } dni z rzędu
    *[other] { $days } dnia z rzędu
}
today-days = Twoje dni
today-board = Tabela dnia
today-finished = Zakończono do tej pory: { $count }
today-later = Sumy innych zobaczysz, gdy skończysz własną partię.
today-share = Udostępnij wynik
today-closed = Kostki są tajne do { $time } UTC.
today-cost-none = Nic nie kosztowało
today-cost-little = Kosztowało niewiele
today-cost-much = Kosztowało dużo
today-over = Ten dzień się skończył i jego kostki są znane. Zagraj dzisiejszą partię.
today-goes-on = Twojej próby w partii dnia nie można usunąć, dopóki kostki są tajne. Możesz się poddać.
today-not-open = jeszcze nie do sprawdzenia: inni wciąż grają tymi kostkami
