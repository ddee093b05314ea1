key-other-column = Teine veerg
