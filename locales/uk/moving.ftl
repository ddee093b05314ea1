# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Зберегти й перенести ігри

# A heading, and below it what the button does.
moving-save = Зберегти всі ігри
moving-save-words = Усі ігри цього пристрою в одному файлі: тримай його в надійному місці або візьми із собою на інший пристрій. Його читає й «yatzy import».
moving-save-button = Зберегти як файл

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Файл видає кубики ігор, які ще тривають. Не показуй його тим, проти кого граєш.

# A heading, and below it what may be brought.
moving-bring = Принести ігри
moving-bring-words = Файл, збережений тут або записаний «yatzy export», чи протокол однієї гри. Ігри, які вже тут, лишаються як є.

# The label of a field that chooses a file.
moving-file = Файл
moving-bring-button = Принести

# The button was pressed without a file.
moving-nothing = Спершу вибери файл.
moving-not-games = У цьому файлі немає ігор, які можна принести.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Ці кубики нічого не доводять іншим: їхній секрет лежить на цьому пристрої, у тих, хто тут грає.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Тут усі грають на цьому одному пристрої. Щоб грати на кількох, хтось запускає сервер: { $command }
