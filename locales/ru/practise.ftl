# Учёба: позиции из игр как задачи.

practise-title = Обучение
practise-about = Позиции из настоящих игр. Выбирай как за столом: оставь кубики и бросай или коснись клетки.

practise-question = Что ты сделаешь?
practise-question-call = Какую клетку ты объявишь?

practise-number = Задача { $number } из { $count }
practise-right = Верно.
practise-wrong = Есть выбор лучше.
practise-best = Лучшие варианты
practise-fitted = Точных значений для этой игры нет: цена выбора — это оценка, обычно с точностью до { $error ->
    [one] { $error } очка
    [few] { $error } очков
    [many] { $error } очков
   *[other] { $error } очка
}.
practise-odds = Шансы
practise-next = Следующая задача
practise-result = Верно { $right } из { $count }
practise-by-theme = { $theme }: { $right } из { $count }
practise-more = Ещё десять

practise-theme = Тема
practise-theme-any = Все темы
practise-level = Уровень
practise-level-any = Все уровни
practise-start = Начать
practise-none = Такой задачи не нашлось. Выбери другую тему или другой уровень.
practise-making = Задачи готовятся…
practise-rating = Твой уровень: { $level } ({ $rating })
practise-forget = Удалить всё это
practise-kept = Что это устройство знает о тебе
practise-save = Сохранить в файл
practise-answers = Ответов: { $count }
practise-streak = Дней подряд: { $days }
practise-noted = Ответов по своим ошибкам: { $count }
practise-day = Задача дня
practise-day-about = Одна в день для каждой игры, одинаковая для всех. Засчитывается только первый ответ.
practise-exercises = Задачи
practise-solutions = Решения

practise-how = Напиши, какие кубики оставляешь, например «6-6» («none» — бросить все), или клетку, например «{ $id }»; «odds» покажет шансы, «quit» закончит.
practise-unclear = «{ $given }» здесь не подходит; напиши кубики, которые лежат, например «6-6», или свободную клетку, например «{ $id }».
practise-no-theme = В этой игре нет темы «{ $given }»; темы такие: { $themes }.

practise-theme-bonus = Бонус
practise-theme-straights = Стриты
practise-theme-pairs = Пары и тройки
practise-theme-cross-out = Что вычеркнуть
practise-theme-last-boxes = Последние клетки
practise-theme-saved-rethrows = Накопленные перебросы
practise-theme-jokers = Джокеры
practise-theme-declared = Объявленные клетки
practise-theme-columns = Столбцы

practise-mistakes = Твои ошибки
practise-mistakes-none = Сыграй игру до конца на этом устройстве: самые дорогие решения вернутся сюда задачами.
practise-mistakes-done = Пока всё. То, что было верно, вернётся ещё раз через два дня.
practise-lessons = Первый раз играешь? Восемь коротких уроков
practise-dismiss = Нет, спасибо

practise-lesson = Урок { $number } из { $count }
practise-lesson-score = После трёх бросков, а то и раньше, кубики записывают в одну клетку, и каждая клетка годится только один раз. Числа показывают, сколько очков каждая даёт сейчас. Куда записать эти кубики?
practise-lesson-keep = Коснись кубиков, которые оставляешь; остальные перебрасывают, не больше двух раз. Три одинаковых — хорошее начало.
practise-lesson-pairs = Две пары одним броском могут стать чем-то большим. Какие кубики ты оставишь?
practise-lesson-bonus = Верхние клетки вместе дают бонус: как раз хватает трёх кубиков каждого числа. Три клетки дают здесь 18 очков. Какая приблизит к бонусу?
practise-lesson-straight = Четыре числа подряд можно продолжить с обоих концов. Оставь то, что даёт больше путей к стриту.
practise-lesson-zero = Если ничего не подходит, одна клетка получает ноль. Вычеркни клетку, которую и так вряд ли заполнишь.
practise-lesson-chance = Шанс принимает любые кубики. Используй его, когда бросок не удался, а любую другую клетку жалко.
practise-lesson-stop = Бросать трижды не обязательно. Если лучше уже не станет, записывай.
