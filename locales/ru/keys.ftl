key-other-column = Другой столбец
