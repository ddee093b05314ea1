serve-owned = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; avslutt det først, eller oppgi en annen fil med --database.
serve-owned-at = Et annet Yatzy på denne maskinen har allerede spillene sine i «{ $database }»; åpne { $address }, avslutt det først, eller oppgi en annen fil med --database.
help-play-lan = La andre bli med fra mobiler og datamaskiner i samme nettverk: viser en kode og en QR-kode
play-owner-silent = Et annet Yatzy på denne maskinen har spillene, men svarer ikke på { $address }; avslutt det og prøv igjen.
