key-other-column = Inna kolumna
