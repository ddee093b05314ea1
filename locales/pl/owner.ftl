serve-owned = Inny Yatzy na tym komputerze trzyma już swoje gry w „{ $database }”; najpierw go zamknij albo podaj inny plik przez --database.
serve-owned-at = Inny Yatzy na tym komputerze trzyma już swoje gry w „{ $database }”; otwórz { $address }, najpierw go zamknij albo podaj inny plik przez --database.
