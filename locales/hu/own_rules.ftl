own-rules = Saját szabályok
own-rules-hint = Illessz be ide egy szabályfájlt. A fent választott játék helyére lép.
own-rules-file = Fájl kiválasztása
own-rules-wrong = Ezek a szabályok nem használhatók. { $reason }
help-serve-rules = Ez a szabályfájl is választható az új játék oldalán; ismételhető
