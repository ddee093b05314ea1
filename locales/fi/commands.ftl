help-log-file = Pelitallenne; ”-” lukee sen vakiosyötteestä
