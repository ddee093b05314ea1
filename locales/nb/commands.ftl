help-log-file = Spilloggen; «-» leser den fra standard inn
