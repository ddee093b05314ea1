help-log-file = Protokoll; „-” loeb selle standardsisendist
