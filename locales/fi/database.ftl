serve-database-server = Tietokannan ”{ $database }” palvelinta ei voi käyttää ({ $detail }); tarkista osoite, käyttäjä, salasana ja tietokannan nimi.
