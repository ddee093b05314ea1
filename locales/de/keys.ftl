key-other-column = Eine andere Spalte
