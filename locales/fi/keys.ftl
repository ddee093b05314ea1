key-other-column = Toinen sarake
