fitted-values = Dokładnych wartości tej gry nie ma pod ręką: te liczby są oszacowaniem, które w całej grze może się mylić o { $error } punktu.
coach-fitted = { $hint } (Szacunek z dokładnością do { $error }.)
coach-estimated = { $hint } (Szacunek z grubsza.)
solve-fitted-title = Najlepsza znana gra: { $title }
solve-fitted-error = Błąd oszacowania
solve-fitted-why = Żadna maszyna nie przejdzie wszystkich pozycji tej gry, dlatego wartość arkusza dopasowano do wielu z nich. Każda kolejka i ostatnie pola ({ $cells }) są dokładne.
solve-fitted-games = Pole po polu, policzone w symulowanych grach ({ $games })
