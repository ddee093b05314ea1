key-other-column = En anden kolonne
