serve-owned = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; chiudilo prima, oppure indica un altro file con --database.
serve-owned-at = Un altro Yatzy su questo computer tiene già le sue partite in «{ $database }»; apri { $address }, chiudilo prima, oppure indica un altro file con --database.
help-play-lan = Fai partecipare altri da telefoni e computer della stessa rete: mostra un codice e un codice QR
play-owner-silent = Un altro Yatzy su questo computer tiene le partite ma non risponde a { $address }; chiudilo e riprova.
