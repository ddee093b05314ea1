own-rules = Savos taisyklės
own-rules-hint = Įklijuok čia taisyklių failą. Jis pakeis viršuje pasirinktą žaidimą.
own-rules-file = Pasirinkti failą
own-rules-wrong = Šių taisyklių naudoti negalima. { $reason }
help-serve-rules = Siūlyti šį taisyklių failą naujo žaidimo puslapyje; galima kartoti
