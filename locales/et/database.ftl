serve-database-server = Andmebaasi „{ $database }” serverit ei saa kasutada ({ $detail }); kontrolli aadressi, kasutajat, parooli ja andmebaasi nime.
