# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Uus nimi: { $name }
manage-rename = Nimeta ümber
manage-rename-hint = Tühi nimi kustutab vana jäädavalt.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = { $name } ei saa siis selles mängus enam käiku.
manage-abandon-sure = Mäng jääb siis pooleli ja seda ei saa jätkata.
manage-delete-sure = Mäng ja selle protokoll on siis jäädavalt kadunud.
# A button: the form then has more lines for players
manage-more-lines = Veel ridu
