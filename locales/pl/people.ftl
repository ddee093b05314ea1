# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = nikt
people-players-hint = W kolejności gry. Imię można pominąć.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = To do siebie nie pasuje: { $options }. Przywróć jedno z nich.

## Against the computer

people-computer = Zagraj z komputerem
people-computer-which = Jak dobrze ma grać?
# What each level does, as a short sentence without a subject
people-level-random = Robi, co mu przyjdzie do głowy.
people-level-greedy = Zawsze bierze to, co teraz daje najwięcej.
people-level-beginner = Zasady zna od wczoraj.
people-level-casual = Gra z rodziną w wakacje.
people-level-club = Gra co tydzień i rzadko zapomina o bonusie.
people-level-expert = Liczy prawie bez błędów.
people-level-perfect = Zawsze wybiera najlepiej; reszta to szczęście.
# The mean total of a level, measured
people-level-mean = Średnio { $mean }

## Inviting

people-invite = Zaproś
people-invite-how = Zeskanuj obrazek albo otwórz { $address } i wpisz kod.
people-code = Kod
people-copy = Skopiuj link
people-copied = Skopiowano
people-share = Udostępnij
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, ty
people-seat-here = { $name }, przy stole
people-seat-waiting = { $name }, jeszcze nie przy stole
people-seat-away = { $name }, nie ma przy stole
people-seat-open = wolne
people-here-count = Jest { $here } z { $all }
people-to-table = Do stołu
# $option is how the server is started for other devices: --lan
people-only-here = Te linki otworzy tylko ten komputer. Uruchom serwer z { $option }, żeby inne urządzenia mogły dołączyć.
people-link-hint = Kto otworzy ten link, może grać jako { $name }. Link się nie zmienia.
people-link-new = Utwórz nowy link
people-link-new-sure = Stary link przestanie wtedy działać.

## At the table

# Above one's own column
people-you = ty
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } z { $needed }
people-race-behind = strata { $pace }
people-race-ahead = zapas { $pace }
people-race-even = w sam raz
# The box that the order of boxes asks for
people-next = następne
# What an extra yatzy brings on top
people-joker-enter = Wpisz { $points } w pole „{ $box }”, i jeszcze { $extra }
# A named box that the last throw does not fit
people-missed = Zapowiedziane i nie wyszło: { $box }. Wybierz, gdzie wpisać zero.
# Not to wait while something could still be undone
people-go-on = Dalej
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Zostaw te
people-standing = Klasyfikacja
people-turns = Poprzednie tury
people-screen = Na duży ekran

## Hints of the first game, until they are put away

people-hint-throw = Rzuć kostkami. W każdej turze masz trzy rzuty.
people-hint-keep = Dotknij kostek, które zostawiasz, i rzuć resztą. Albo dotknij liczby na arkuszu, żeby ją wpisać.
people-hint-enter = Dotknij liczby na arkuszu. Każdego pola można użyć raz.
people-hint-gone = Jasne

## After the game

people-finished = Zakończone partie
