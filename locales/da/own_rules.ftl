own-rules = Egne regler
own-rules-hint = Indsæt en regelfil her. Den træder i stedet for spillet, der er valgt ovenfor.
own-rules-file = Vælg en fil
own-rules-wrong = Disse regler kan ikke bruges. { $reason }
help-serve-rules = Tilbyd denne regelfil på siden for nye spil; kan gentages
