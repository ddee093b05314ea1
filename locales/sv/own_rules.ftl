own-rules = Egna regler
own-rules-hint = Klistra in en regelfil här. Den ersätter spelet som valts ovan.
own-rules-file = Välj en fil
own-rules-wrong = De här reglerna går inte att använda. { $reason }
help-serve-rules = Erbjud den här regelfilen på sidan för nya spel; kan upprepas
