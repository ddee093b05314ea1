# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Везение и умение
page-report-thinking = Готовим разбор. Он появится здесь сам.
page-report-perfect = Идеальная игра
page-report-good = Хорошая игра (оценка)
page-report-to-come = Ещё впереди
page-report-turns = Ход за ходом
page-report-boxes = Клетка за клеткой

## A game stepped through

page-replay-title = Повтор
page-replay-step = Шаг { $step } из { $steps }
page-replay-first = К началу
page-replay-previous = Назад
page-replay-next = Вперёд
page-replay-last = К концу
page-replay-keys = Стрелки на клавиатуре листают игру.
page-replay-begins = Игра начинается.
page-replay-throws = { $name } бросает: { $hand }.
page-replay-keeps = { $name } оставляет { $keep } и бросает: { $hand }.
page-replay-throws-again = { $name } перебрасывает все кубики: { $hand }.
page-replay-names = { $name } объявляет клетку «{ $box }».
page-replay-enters = { $name } записывает { $points } в клетку «{ $box }».
page-replay-tells = { $name }, { $hand }: { $points } в клетку «{ $box }».
page-replay-takes-back = { $name } отменяет выбор.
page-replay-corrects = Исправление: { $name }, раунд { $round }: { $points } в клетку «{ $box }».
page-replay-asks = { $name } просит совета.
page-replay-best = Лучше ничего не было.

## The dice, checked

page-dice-yourself = Можно проверить: скачай протокол и запусти
page-dice-agrees = То, что запомнило это устройство во время игры, совпадает с протоколом.
page-dice-differs = То, что запомнило это устройство, не совпадает с протоколом: оно видело другие кубики.

## The coach

page-coach-may = Можно ли спрашивать совета?
page-coach-may-usual = Если все играют здесь
page-coach-may-yes = Да
page-coach-may-no = Нет
page-coach-thinks = Советчик думает…
server-no-coach = За этим столом играют без подсказок; решай без них.
server-not-asked = Сначала спроси совета; это отмечается в протоколе.
server-no-report = Разбор этой игры здесь рассчитать нельзя.

## Records, history, statistics

page-records-statistics = Статистика
page-records-here = Этот сервер
page-records-bonus = Бонус получен
page-records-totals = Распределение итогов
page-records-people = Считаются только карточки людей, а не компьютера.
page-records-newest = Считаются только последние игры: { $count }.
page-records-own-options = с изменёнными настройками
page-records-thinking = Считаем идеальную игру. Её числа появятся здесь сами.
page-records-no-perfect = Идеальная игра здесь не рассчитана.
page-records-all = Все игры
page-records-older = Раньше
page-records-newer = Позже
page-records-top = Лучшие результаты

## Two phones wrote the same turn

page-conflict-title = Этот ход записали и на другом устройстве. Какую запись засчитать?
page-conflict-theirs = На бланке
page-conflict-mine = На этом устройстве, не сохранено
page-conflict-keep = Оставить запись на бланке
page-conflict-replace = Записать мою вместо неё

## Who watches

page-watchers = Зрителей: { $count }
