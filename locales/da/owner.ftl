serve-owned = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; afslut det først, eller angiv en anden fil med --database.
serve-owned-at = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; åbn { $address }, afslut det først, eller angiv en anden fil med --database.
