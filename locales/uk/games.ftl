# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Завершені ігри
games-search = Пошук за ім’ям
games-search-do = Шукати
games-end = Закінчити чи видалити гру
games-title = Продовжити гру?
games-explained = Продовжуй з того місця, де гра перервалася.
games-one = { $names }, { $title }, раунд { $round } з { $rounds }, почато { $date }
games-one-undated = { $names }, { $title }, раунд { $round } з { $rounds }
games-go-on = продовжити
games-new = нова гра
games-statistics = статистика
games-unreadable = Збережені ігри зараз не читаються.
games-none = Незавершених ігор немає.
games-delete-again = Ще раз { $key } — і цю гру буде видалено назавжди.
games-delete = видалити
games-find = шукати

## Games that are over: opened again, looked back at

finished-games = завершені ігри
finished-hint = f: завершені ігри
finished-open = відкрити
finished-back = назад
finished-later = Спершу дограй цю гру або вийди з неї.
finished-none = Завершеної гри з таким номером немає; список покаже «finished».
finished-plain-open = Набери open і номер, щоб подивитися гру ще раз: open 1
finished-plain-over = Набери report, replay або save, щоб розібрати гру чи зберегти її протокол.
finished-plain-help = finished, open 1: завершені ігри й одна з них ще раз; report, replay, save: везіння й рішення, кожен крок і протокол завершеної гри

## Records

records-people = Гравці
records-statistics = Статистика
records-here = Цей сервер
records-bonus = Бонус здобуто
records-totals = Розподіл сум
records-people-only = Враховуються лише картки людей, а не комп’ютера.
records-newest = Враховуються лише останні ігри: { $count }.
records-own-options = зі зміненими параметрами
records-thinking = Обчислюємо ідеальну гру. Числа з’являться тут, коли будуть готові.
records-no-perfect = Для цих правил ідеальну гру тут ще не обчислено.
records-all = Усі ігри
records-older = Давніші
records-newer = Новіші
records-top = Найкращі результати
records-first = { $name }: перший рекорд у цьому виданні, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
records-new = { $name }: новий рекорд, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, на { $better } більше, ніж раніше.
records-stands = { $name }: рекорд у цьому виданні — { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
records-title = Рекорди на цьому сервері
records-none = Тут ще жодної гри не завершено.
records-best = Рекорд
records-mean = Середнє
records-games = Ігри
records-edition = Видання
records-latest = Останні ігри

## Statistics: averages beside perfect play

statistics-boxes-beside = Кожна клітинка в середньому (ідеальна гра)
statistics-perfect = Ідеальна гра приносить у середньому { $mean } очка, а бонус — у { $rate } ігор.
statistics-perfect-points = Ідеальна гра приносить у середньому { $mean } очка.
statistics-thinking = Обчислюємо ідеальну гру…
statistics-title = Рекорди й середні
statistics-none = Ще жодної гри не завершено. Зіграй, і вона потрапить сюди.
statistics-hint = ← →: інше видання · інша клавіша: назад
statistics-summary = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } ігор
}, рекорд { $best }, у середньому { $mean }
statistics-bonus = Бонус отримано в { $rate } із них.
statistics-boxes = Кожна клітинка в середньому
statistics-totals = Суми
