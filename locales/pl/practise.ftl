# Nauka: pozycje z partii jako zadania.

practise-title = Nauka
practise-about = Pozycje z prawdziwych partii. Wybieraj jak przy stole: zostaw kostki i rzuć albo dotknij pola.

practise-question = Co robisz?
practise-question-call = Które pole zapowiadasz?

practise-number = Zadanie { $number } z { $count }
practise-right = Dobrze.
practise-wrong = Jest lepszy wybór.
practise-best = Najlepsze wybory
practise-fitted = Dokładnych wartości tej gry nie ma: koszt wyboru jest oszacowany, zwykle z dokładnością do { $error ->
    [one] { $error } punktu
    [few] { $error } punktów
    [many] { $error } punktów
   *[other] { $error } punktu
}.
practise-odds = Szanse
practise-next = Następne zadanie
practise-result = { $right } z { $count } dobrze
practise-by-theme = { $theme }: { $right } z { $count }
practise-more = Jeszcze dziesięć

practise-theme = Temat
practise-theme-any = Wszystkie tematy
practise-level = Poziom
practise-level-any = Wszystkie poziomy
practise-start = Zacznij
practise-none = Nie ma takiego zadania. Wybierz inny temat albo poziom.
practise-making = Przygotowujemy zadania…
practise-rating = Twój poziom: { $level } ({ $rating })
practise-forget = Usuń to wszystko
practise-kept = Co to urządzenie o tobie wie
practise-save = Zapisz jako plik
practise-answers = Odpowiedzi: { $count }
practise-streak = Dni z rzędu: { $days }
practise-noted = Odpowiedzi na własne błędy: { $count }
practise-day = Zadanie dnia
practise-day-about = Jedno dziennie dla każdej gry, dla wszystkich takie samo. Liczy się tylko twoja pierwsza odpowiedź.
practise-exercises = Zadania
practise-solutions = Rozwiązania

practise-how = Wpisz kostki, które zostawiasz, np. „6-6” („none” rzuca wszystkimi), albo pole, np. „{ $id }”; „odds” pokazuje szanse, „quit” kończy.
practise-unclear = „{ $given }” tu nie pasuje; wpisz kostki, które leżą, np. „6-6”, albo wolne pole, np. „{ $id }”.
practise-no-theme = Ta gra nie ma tematu „{ $given }”; tematy to { $themes }.

practise-theme-bonus = Bonus
practise-theme-straights = Strity
practise-theme-pairs = Pary i trójki
practise-theme-cross-out = Co skreślić
practise-theme-last-boxes = Ostatnie pola
practise-theme-saved-rethrows = Odłożone przerzuty
practise-theme-jokers = Jokery
practise-theme-declared = Zapowiedziane pola
practise-theme-columns = Kolumny

practise-mistakes = Twoje błędy
practise-mistakes-none = Zagraj partię do końca na tym urządzeniu: jej najdroższe wybory wrócą tu jako zadania.
practise-mistakes-done = Na razie koniec. To, co było dobrze, wróci jeszcze raz po dwóch dniach.
practise-lessons = Pierwszy raz w Yatzy? Osiem krótkich lekcji
practise-dismiss = Nie, dzięki

practise-lesson = Lekcja { $number } z { $count }
practise-lesson-score = Po najwyżej trzech rzutach kostki trafiają do jednego pola, a każdego pola można użyć raz. Liczby pokazują, ile punktów każde daje teraz. Gdzie wpisać te kostki?
practise-lesson-keep = Dotknij kostek, które zostawiasz; pozostałe przerzucasz, najwyżej dwa razy. Trzy jednakowe to dobry początek.
practise-lesson-pairs = Dwie pary mogą jednym rzutem stać się czymś większym. Które kostki zostawiasz?
practise-lesson-bonus = Górne pola dają razem bonus: po trzy kostki z każdą liczbą akurat wystarczą. Trzy pola dają tu 18 punktów. Które przybliża do bonusu?
practise-lesson-straight = Cztery kolejne liczby można uzupełnić z obu stron. Zostaw to, co daje najwięcej dróg do strita.
practise-lesson-zero = Gdy nic nie pasuje, jedno pole dostaje zero. Skreśl pole, które i tak trudno byłoby wypełnić.
practise-lesson-chance = Szansa przyjmuje każde kostki. Użyj jej, gdy rzut się nie udał, a każdego innego pola szkoda.
practise-lesson-stop = Nie trzeba rzucać trzy razy. Jeśli lepiej już nie będzie, wpisz kostki.
