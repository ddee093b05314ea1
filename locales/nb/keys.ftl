key-other-column = En annen kolonne
