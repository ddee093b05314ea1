key-other-column = Cita kolonna
