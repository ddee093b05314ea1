serve-database-server = Databaseserveren for »{ $database }« kan ikke bruges ({ $detail }); tjek adressen, brugeren, adgangskoden og databasens navn.
