serve-owned = Inny Yatzy na tym komputerze trzyma już swoje partie w „{ $database }”; najpierw go zamknij albo podaj inny plik przez --database.
serve-owned-at = Inny Yatzy na tym komputerze trzyma już swoje partie w „{ $database }”; otwórz { $address }, najpierw go zamknij albo podaj inny plik przez --database.
help-play-lan = Pozwól innym dołączyć z telefonów i komputerów w tej samej sieci: pokazuje kod i kod QR
play-owner-silent = Inny Yatzy na tym komputerze trzyma partie, ale nie odpowiada pod adresem { $address }; zamknij go i spróbuj ponownie.
