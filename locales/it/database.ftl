serve-database-server = Il server del database «{ $database }» non si può usare ({ $detail }); controlla indirizzo, utente, password e nome del database.
