serve-owned = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; avslutt det først, eller oppgi en annen fil med --database.
serve-owned-at = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; åpne { $address }, avslutt det først, eller oppgi en annen fil med --database.
