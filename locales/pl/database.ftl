serve-database-server = Nie da się użyć serwera bazy danych „{ $database }” ({ $detail }); sprawdź adres, użytkownika, hasło i nazwę bazy.
