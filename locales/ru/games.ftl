# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Законченные игры
games-search = Поиск по имени
games-search-do = Искать
games-end = Закончить или удалить игру
games-title = Продолжить игру?
games-explained = Продолжай с того места, где игра прервалась.
games-one = { $names }, { $title }, раунд { $round } из { $rounds }, начата { $date }
games-one-undated = { $names }, { $title }, раунд { $round } из { $rounds }
games-go-on = продолжить
games-new = новая игра
games-statistics = статистика
games-unreadable = Сохранённые игры сейчас не читаются.
games-none = Неоконченных игр нет.
games-delete-again = Ещё раз { $key } — и эта игра удалится насовсем.
games-delete = удалить
games-find = искать

## Games that are over: opened again, looked back at

finished-games = законченные игры
finished-hint = f: законченные игры
finished-open = открыть
finished-back = назад
finished-later = Сначала доиграй эту игру или выйди из неё.
finished-none = Законченной игры с таким номером нет; список покажет «finished».
finished-plain-open = Набери open и номер, чтобы посмотреть игру ещё раз: open 1
finished-plain-over = Набери report, replay или save, чтобы разобрать игру или сохранить её протокол.
finished-plain-help = finished, open 1: законченные игры и одна из них ещё раз; report, replay, save: везение и решения, каждый шаг и протокол законченной игры

## Records

records-people = Игроки
records-statistics = Статистика
records-here = Этот сервер
records-bonus = Бонус получен
records-totals = Распределение итогов
records-people-only = Считаются только карточки людей, а не компьютера.
records-newest = Считаются только последние игры: { $count }.
records-own-options = с изменёнными настройками
records-thinking = Считаем идеальную игру. Числа появятся здесь, когда будут готовы.
records-no-perfect = Для этих правил идеальная игра здесь ещё не рассчитана.
records-all = Все игры
records-older = Раньше
records-newer = Позже
records-top = Лучшие результаты
records-first = { $name }: первый рекорд в этом издании, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
records-new = { $name }: новый рекорд, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, на { $better } больше прежнего.
records-stands = { $name }: рекорд в этом издании — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
records-title = Рекорды на этом сервере
records-none = Здесь ещё ни одна игра не закончена.
records-best = Рекорд
records-mean = Среднее
records-games = Игры
records-edition = Издание
records-latest = Последние игры

## Statistics: averages beside perfect play

statistics-boxes-beside = Каждая клетка в среднем (идеальная игра)
statistics-perfect = Идеальная игра приносит в среднем { $mean } очка, а бонус — в { $rate } игр.
statistics-perfect-points = Идеальная игра приносит в среднем { $mean } очка.
statistics-thinking = Считаем идеальную игру…
statistics-title = Рекорды и средние
statistics-none = Ещё ни одна игра не закончена. Сыграй, и она попадёт сюда.
statistics-hint = ← →: другое издание · другая клавиша: назад
statistics-summary = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игр
}, рекорд { $best }, в среднем { $mean }
statistics-bonus = Бонус получен в { $rate } из них.
statistics-boxes = Каждая клетка в среднем
statistics-totals = Итоги
