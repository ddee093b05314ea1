# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Zachowaj i przenieś partie

# A heading, and below it what the button does.
moving-save = Zachowaj wszystkie partie
moving-save-words = Wszystkie partie z tego urządzenia w jednym pliku: trzymaj go w bezpiecznym miejscu albo zabierz na inne urządzenie. Czyta go też „yatzy import”.
moving-save-button = Zapisz jako plik

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Plik zdradza kostki partii, które jeszcze trwają. Nie pokazuj go nikomu, z kim grasz.

# A heading, and below it what may be brought.
moving-bring = Wnieś partie
moving-bring-words = Plik zapisany tutaj albo przez „yatzy export”, albo zapis partii jednej gry. Partie, które już tu są, zostają, jakie są.

# The label of a field that chooses a file.
moving-file = Plik
moving-bring-button = Wnieś

# The button was pressed without a file.
moving-nothing = Najpierw wybierz plik.
moving-not-games = W tym pliku nie ma partii, które można by wnieść.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Te kostki niczego innym nie dowodzą: ich sekret leży na tym urządzeniu, u tych, którzy tu grają.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Tutaj wszyscy grają na tym jednym urządzeniu. Żeby grać na kilku, ktoś uruchamia serwer: { $command }
