# Навчання: позиції з ігор як задачі.

practise-title = Навчання
practise-about = Позиції зі справжніх ігор. Вибирай як за столом: залиш кубики й кидай або торкнися клітинки.

practise-question = Що ти зробиш?
practise-question-call = Яку клітинку ти оголосиш?

practise-number = Задача { $number } з { $count }
practise-right = Правильно.
practise-wrong = Є кращий вибір.
practise-best = Найкращі варіанти
practise-fitted = Точних значень для цієї гри немає: ціна вибору — це оцінка, зазвичай з точністю до { $error ->
    [one] { $error } очка
    [few] { $error } очок
    [many] { $error } очок
   *[other] { $error } очка
}.
practise-odds = Шанси
practise-next = Наступна задача
practise-result = Правильно { $right } з { $count }
practise-by-theme = { $theme }: { $right } з { $count }
practise-more = Ще десять

practise-theme = Тема
practise-theme-any = Усі теми
practise-level = Рівень
practise-level-any = Усі рівні
practise-start = Почати
practise-none = Такої задачі не знайшлося. Вибери іншу тему або інший рівень.
practise-making = Задачі готуються…
practise-rating = Твій рівень: { $level } ({ $rating })
practise-forget = Видалити все це
practise-kept = Що цей пристрій знає про тебе
practise-save = Зберегти у файл
practise-answers = Відповідей: { $count }
practise-streak = Днів поспіль: { $days }
practise-noted = Відповідей щодо своїх помилок: { $count }
practise-day = Задача дня
practise-day-about = Одна на день для кожної гри, однакова для всіх. Зараховується лише перша відповідь.
practise-exercises = Задачі
practise-solutions = Розв’язки

practise-how = Напиши, які кубики залишаєш, наприклад «6-6» («none» — кинути всі), або клітинку, наприклад «{ $id }»; «odds» покаже шанси, «quit» закінчить.
practise-unclear = «{ $given }» тут не підходить; напиши кубики, які лежать, наприклад «6-6», або вільну клітинку, наприклад «{ $id }».
practise-no-theme = У цій грі немає теми «{ $given }»; теми такі: { $themes }.

practise-theme-bonus = Бонус
practise-theme-straights = Стріти
practise-theme-pairs = Пари та трійки
practise-theme-cross-out = Що викреслити
practise-theme-last-boxes = Останні клітинки
practise-theme-saved-rethrows = Накопичені перекидання
practise-theme-jokers = Джокери
practise-theme-declared = Оголошені клітинки
practise-theme-columns = Стовпці

practise-mistakes = Твої помилки
practise-mistakes-none = Зіграй гру до кінця на цьому пристрої: найдорожчі рішення повернуться сюди задачами.
practise-mistakes-done = Поки все. Те, що було правильно, повернеться ще раз через два дні.
practise-lessons = Yatzy для тебе новинка? Вісім коротких уроків
practise-dismiss = Ні, дякую

practise-lesson = Урок { $number } з { $count }
practise-lesson-score = Після трьох кидків, а то й раніше, кубики записують в одну клітинку, і кожна клітинка годиться лише один раз. Числа показують, скільки очок кожна дає зараз. Куди записати ці кубики?
practise-lesson-keep = Торкнися кубиків, які залишаєш; решту перекидають, щонайбільше двічі. Три однакові — гарний початок.
practise-lesson-pairs = Дві пари одним кидком можуть стати чимось більшим. Які кубики ти залишиш?
practise-lesson-bonus = Верхні клітинки разом дають бонус: якраз вистачає трьох кубиків кожного числа. Три клітинки дають тут 18 очок. Яка наблизить до бонусу?
practise-lesson-straight = Чотири числа поспіль можна продовжити з обох кінців. Залиш те, що дає більше шляхів до стріта.
practise-lesson-zero = Якщо нічого не підходить, одна клітинка отримує нуль. Викресли клітинку, яку й так навряд чи заповниш.
practise-lesson-chance = Шанс приймає будь-які кубики. Використай його, коли кидок не вдався, а будь-якої іншої клітинки шкода.
practise-lesson-stop = Кидати тричі не обов’язково. Якщо краще вже не стане, записуй.
