serve-database-server = Databaseserveren for «{ $database }» kan ikke brukes ({ $detail }); sjekk adressen, brukeren, passordet og navnet på databasen.
