# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Játékok mentése és költöztetése

# A heading, and below it what the button does.
moving-save = Minden játék mentése
moving-save-words = Ennek az eszköznek minden játéka egyetlen fájlban: tartsd biztos helyen, vagy vidd át egy másik eszközre. A „yatzy import” is beolvassa.
moving-save-button = Mentés fájlba

# Small print below that button: the file tells which dice are thrown next.
moving-secret = A fájl elárulja a még tartó játékok kockáit. Ne mutasd meg annak, aki ellen játszol.

# A heading, and below it what may be brought.
moving-bring = Játékok behozása
moving-bring-words = Egy fájl, amelyet itt mentettél, vagy amelyet a „yatzy export” írt, vagy egyetlen játék jegyzőkönyve. Ami már itt van, az úgy marad, ahogy van.

# The label of a field that chooses a file.
moving-file = Fájl
moving-bring-button = Behozás

# The button was pressed without a file.
moving-nothing = Előbb válassz egy fájlt.
moving-not-games = Ebben a fájlban nincs behozható játék.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Ezek a kockák másoknak semmit sem bizonyítanak: a titkuk ezen az eszközön van, annál, aki itt játszik.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Itt mindenki ezen az egy eszközön játszik. Több eszközhöz valaki elindít egy szervert: { $command }
