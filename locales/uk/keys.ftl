key-other-column = Інший стовпець
