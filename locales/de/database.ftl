serve-database-server = Der Datenbankserver von „{ $database }“ lässt sich nicht benutzen ({ $detail }); prüf die Adresse, den Benutzer, das Passwort und den Namen der Datenbank.
