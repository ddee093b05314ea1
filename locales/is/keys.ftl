key-other-column = Annar dálkur
