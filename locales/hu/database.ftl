serve-database-server = Nem használható az adatbázis kiszolgálója: „{ $database }” ({ $detail }); ellenőrizd a címet, a felhasználót, a jelszót és az adatbázis nevét.
