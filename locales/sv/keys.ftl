key-other-column = En annan kolumn
