key-other-column = Kitas stulpelis
