serve-owned = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; chiudilo prima, oppure indica un altro file con --database.
serve-owned-at = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; apri { $address }, chiudilo prima, oppure indica un altro file con --database.
