help-log-file = Het verslag; “-” leest het van de standaardinvoer
