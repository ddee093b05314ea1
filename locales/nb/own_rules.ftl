own-rules = Egne regler
own-rules-hint = Lim inn en regelfil her. Den erstatter spillet som er valgt over.
own-rules-file = Velg en fil
own-rules-wrong = Disse reglene kan ikke brukes. { $reason }
help-serve-rules = Tilby denne regelfilen på siden for nye spill; kan gjentas
