serve-database-server = Databasservern för ”{ $database }” går inte att använda ({ $detail }); kontrollera adressen, användaren, lösenordet och databasens namn.
