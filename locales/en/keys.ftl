# Keys at the table

key-other-column = Another column
