own-rules = Savi noteikumi
own-rules-hint = Ielīmē šeit noteikumu failu. Tas stājas augstāk izvēlētās spēles vietā.
own-rules-file = Izvēlēties failu
own-rules-wrong = Šos noteikumus nevar izmantot. { $reason }
help-serve-rules = Piedāvāt šo noteikumu failu jaunas spēles lapā; var atkārtot
