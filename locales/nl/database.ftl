serve-database-server = De databaseserver van “{ $database }” kan niet worden gebruikt ({ $detail }); controleer het adres, de gebruiker, het wachtwoord en de naam van de database.
