help-log-file = Spilloggen; »-« læser den fra standard ind
