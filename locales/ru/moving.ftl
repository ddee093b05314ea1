# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Сохранить и перенести игры

# A heading, and below it what the button does.
moving-save = Сохранить все игры
moving-save-words = Все игры этого устройства в одном файле: храни его в надёжном месте или возьми с собой на другое устройство. Его читает и «yatzy import».
moving-save-button = Сохранить как файл

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Файл выдаёт кубики игр, которые ещё идут. Не показывай его тем, против кого играешь.

# A heading, and below it what may be brought.
moving-bring = Принести игры
moving-bring-words = Файл, сохранённый здесь или записанный «yatzy export», или протокол одной игры. Игры, которые уже здесь, остаются как есть.

# The label of a field that chooses a file.
moving-file = Файл
moving-bring-button = Принести

# The button was pressed without a file.
moving-nothing = Сначала выбери файл.
moving-not-games = В этом файле нет игр, которые можно принести.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Эти кубики ничего не доказывают другим: их секрет лежит на этом устройстве, у тех, кто здесь играет.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Здесь все играют на одном этом устройстве. Чтобы играть на нескольких, кто-то запускает сервер: { $command }
