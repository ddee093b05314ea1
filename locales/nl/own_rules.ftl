own-rules = Eigen spelregels
own-rules-hint = Plak hier een regelbestand. Het komt in plaats van het spel dat hierboven gekozen is.
own-rules-file = Kies een bestand
own-rules-wrong = Deze spelregels zijn niet te gebruiken. { $reason }
help-serve-rules = Bied dit regelbestand aan op de pagina voor nieuwe spellen; mag vaker
