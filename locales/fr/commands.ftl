help-log-file = L’enregistrement ; « - » le lit sur l’entrée standard
