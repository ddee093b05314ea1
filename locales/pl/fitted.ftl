fitted-values = Dokładnych wartości tej gry nie ma: te liczby są oszacowaniem, które w całej partii może się mylić o { $error ->
    [one] { $error } punkt
    [few] { $error } punkty
    [many] { $error } punktów
   *[other] { $error } punktu
}.
solve-fitted-title = Najlepsza znana strategia: { $title }
solve-fitted-error = Błąd oszacowania
solve-fitted-why = Ta gra ma za dużo pozycji, by przejrzeć wszystkie, dlatego wartość karty oszacowano na podstawie wielu z nich. Każda tura i ostatnie pola ({ $cells }) są policzone dokładnie.
solve-fitted-games = Pole po polu, policzone w symulowanych partiach ({ $games })
