# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Везіння і вміння
page-report-thinking = Готуємо розбір. Він з’явиться тут сам.
page-report-perfect = Ідеальна гра
page-report-good = Добра гра (оцінка)
page-report-to-come = Ще попереду
page-report-turns = Хід за ходом
page-report-boxes = Клітинка за клітинкою

## A game stepped through

page-replay-title = Повтор
page-replay-step = Крок { $step } з { $steps }
page-replay-first = На початок
page-replay-previous = Назад
page-replay-next = Вперед
page-replay-last = У кінець
page-replay-keys = Стрілки на клавіатурі гортають гру.
page-replay-begins = Гра починається.
page-replay-throws = { $name } кидає: { $hand }.
page-replay-keeps = { $name } залишає { $keep } і кидає: { $hand }.
page-replay-throws-again = { $name } перекидає всі кубики: { $hand }.
page-replay-names = { $name } оголошує клітинку «{ $box }».
page-replay-enters = { $name } записує { $points } у клітинку «{ $box }».
page-replay-tells = { $name }, { $hand }: { $points } у клітинку «{ $box }».
page-replay-takes-back = { $name } скасовує вибір.
page-replay-corrects = Виправлення: { $name }, раунд { $round }: { $points } у клітинку «{ $box }».
page-replay-asks = { $name } просить поради.
page-replay-best = Кращого не було.

## The dice, checked

page-dice-yourself = Можна перевірити: завантаж протокол і запусти
page-dice-agrees = Те, що запам’ятав цей пристрій під час гри, збігається з протоколом.
page-dice-differs = Те, що запам’ятав цей пристрій, не збігається з протоколом: він бачив інші кубики.

## The coach

page-coach-may = Чи можна питати поради?
page-coach-may-usual = Якщо всі грають тут
page-coach-may-yes = Так
page-coach-may-no = Ні
page-coach-thinks = Порадник думає…
server-no-coach = За цим столом грають без підказок; вирішуй без них.
server-not-asked = Спершу спитай поради; протокол це зафіксує.
server-no-report = Розбір цієї гри тут обчислити не можна.

## Records, history, statistics

page-records-statistics = Статистика
page-records-here = Цей сервер
page-records-bonus = Бонус здобуто
page-records-totals = Розподіл сум
page-records-people = Враховуються лише картки людей, а не комп’ютера.
page-records-newest = Враховуються лише останні ігри: { $count }.
page-records-own-options = зі зміненими параметрами
page-records-thinking = Обчислюємо ідеальну гру. Її числа з’являться тут самі.
page-records-no-perfect = Ідеальну гру тут не обчислено.
page-records-all = Усі ігри
page-records-older = Давніші
page-records-newer = Новіші
page-records-top = Найкращі результати

## Two phones wrote the same turn

page-conflict-title = Цей хід записали й на іншому пристрої. Який запис зарахувати?
page-conflict-theirs = На бланку
page-conflict-mine = На цьому пристрої, не збережено
page-conflict-keep = Залишити запис на бланку
page-conflict-replace = Записати мій замість нього

## Who watches

page-watchers = Глядачів: { $count }
