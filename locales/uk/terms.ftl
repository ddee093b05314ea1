# Ukrainian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys and the help of commands are infinitives (Кинути, Записати), the coach and refusals give orders (Кинь,
# Запиши), headings are nouns, a status of the program is in the first person plural (Рахуємо, Пробуємо), of a player in
# the third (Ходить …). The coach compares with “якщо натомість …, втратиш …”. Boxes: $box_acc after на and a verb,
# $box_into with its у or в, клітинка «…» in other cases. No past tense of “you”, which would tell man from woman.
# Fingerprint: відбиток. Promise: обіцянка. Spectators: глядачі. Goal: мета. Chance: шанс.

-address = ти
    .never = ви, вас, вам, вами, ваш*, *йте, *ете, *єте, *їте, *жіть, *шіть, *ніть, *діть, *ріть, *літь, *міть, *сіть, *тіть, *чіть, *ште, *ьте, *теся, поставте, перевірте

# Leaflet: графа, рядок; a графа is a whole column on other forms, so a box is a клітинка
-box = клітинка
    .stems = клітин
    .never = графа, комірк*

# What lies there is called кубики, as at the table
-hand = кубики
    .stems = кубик
    .never = набір, набору, комбінац*

# Leaflet: кидок, кидати
-throw = кидок, кинути
    .stems = кид, кин
    .never = бросок

-rethrow = перекидання
    .stems = перекид
    .never = перекрут

# Leaflet: залишати
-keep = залишити
    .stems = залиш, лиша
    .never = взято

# Leaflet: записувати, заповнити
-enter = записати
    .stems = запис, запиш
    .never = внести

-cross-out = викреслити
    .stems = викресл
    .never = пожертвувати

-chip = фішка
    .stems = фіш
    .never = жетон*

# Leaflet: хід
-turn = хід
    .stems = хід, ход
    .never = черговість

# Leaflet: раунд
-round = раунд
    .stems = раунд
    .never = коло, тур

-seat = місце
    .stems = місц
    .never = стілець

-host = господар
    .stems = господар
    .never = власник, ведучий

-undo = скасувати
    .stems = скасу, скасов
    .never = відмінити

-game-log = протокол
    .stems = протокол
    .never = лог, журнал

-record = рекорд
    .stems = рекорд
    .never = досягнення

-bonus = бонус
    .stems = бонус
    .never = премія

-coach = порадник
    .stems = порадник
    .never = тренер*

-pad = бланк
    .stems = бланк
    .never = блокнот*

-call = оголосити
    .stems = оголо
    .never = названа, названу

-card = картка
    .stems = картк, картц
    .never = аркушик

-voice = проста мова
    .never = дому, домі, домашні

-die = кубик
    .stems = кубик
    .never = кість, кості, костей, кістьми, костями, костях

-button = Скасувати
    .stems = *ти, *тися

-help = Показати цю довідку
    .stems = *ти, *тися
