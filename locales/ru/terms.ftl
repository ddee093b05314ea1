# Russian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys and the help of commands are infinitives (Бросить, Записать), the coach and refusals give orders (Брось,
# Запиши), headings are nouns, a status of the program is in the first person plural (Считаем, Пробуем), of a player in
# the third (Ходит …). The coach compares with “если вместо этого …, потеряешь …”. Boxes: $box_acc after в, на and
# a verb («Пару»), клетка «…» in other cases. The past tense of “you” would tell man from woman, so there is none.
# Fingerprint: отпечаток. Promise: обещание. Spectators: зрители. Goal: цель. Chance: шанс.

-address = ты
    .never = вы, вас, вам, вами, ваш*, *йте, *ьте, *ите, *ете, *ёте, *тесь

# Leaflets: графа, строка; a графа is a whole column on other forms, so a box is a клетка
-box = клетка
    .stems = клет
    .never = графа, графу, ячейк*

# What lies there is called кубики, as at the table
-hand = кубики
    .stems = кубик
    .never = расклад*, комбинац*

# Leaflets: бросок, бросить, выкинуть
-throw = бросок, бросить
    .stems = брос, брось
    .never = кинь, кидать

-rethrow = переброс
    .stems = переброс
    .never = перекид*

# Leaflet: оставить
-keep = оставить
    .stems = остав
    .never = удерж*

# Leaflet: записать, внести
-enter = записать
    .stems = запис, запиш
    .never = внеси, внести

-cross-out = вычеркнуть
    .stems = вычеркн, вычёркн
    .never = пожертвовать

-chip = фишка
    .stems = фиш
    .never = жетон*

# Leaflet: ход
-turn = ход
    .stems = ход
    .never = очерёдность

# Leaflets: раунд
-round = раунд
    .stems = раунд
    .never = круг, тур

-seat = место
    .stems = мест
    .never = стул

-host = хозяин
    .stems = хозяи
    .never = владелец, ведущий

-undo = отменить
    .stems = отмен
    .never = откатить

-game-log = протокол
    .stems = протокол
    .never = лог, логи

-record = рекорд
    .stems = рекорд
    .never = достижение

-bonus = бонус
    .stems = бонус
    .never = премия, премию

-coach = советчик
    .stems = советчик
    .never = тренер*

-pad = бланк
    .stems = бланк
    .never = блокнот*

-call = объявить
    .stems = объяв
    .never = названо

-card = карточка
    .stems = карточк
    .never = листок

-voice = простая речь
    .never = Yatzy, дома, доме, сбереж*, домашние

-die = кубик
    .stems = кубик
    .never = кость, кости, костей, костями, костях, костям

-button = Отменить
    .stems = *ть, *ти, *ться

-help = Показать эту справку
    .stems = *ть, *ти, *ться
