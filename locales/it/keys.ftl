key-other-column = Un’altra colonna
