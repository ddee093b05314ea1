key-other-column = Másik oszlop
