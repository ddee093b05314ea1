serve-owned = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; afslut det først, eller angiv en anden fil med --database.
serve-owned-at = Et andet Yatzy på denne maskine har allerede sine spil i »{ $database }«; åbn { $address }, afslut det først, eller angiv en anden fil med --database.
help-play-lan = Lad andre være med fra mobiler og computere på samme netværk: viser en kode og en QR-kode
play-owner-silent = Et andet Yatzy på denne maskine har spillene, men svarer ikke på { $address }; afslut det og prøv igen.
