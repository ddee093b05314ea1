# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Uusi nimi: { $name }
manage-rename = Nimeä uudelleen
manage-rename-hint = Tyhjä nimi poistaa vanhan lopullisesti.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } ei sen jälkeen enää saa vuoroja tässä pelissä.
manage-abandon-sure = Peli pysähtyy siihen, eikä sitä voi jatkaa.
manage-delete-sure = Peli ja sen pelitallenne katoavat silloin lopullisesti.
# A button: the form then has more lines for players
manage-more-lines = Lisää rivejä
