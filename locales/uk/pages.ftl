# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Везіння і вміння
page-report-thinking = Розбір готується. Він з’явиться тут сам.
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
page-replay-names = { $name } грає на клітинку «{ $box }».
page-replay-enters = { $name } записує { $points }: { $box }.
page-replay-tells = { $name }, { $hand }: { $points }, { $box }.
page-replay-takes-back = { $name } скасовує вибір.
page-replay-corrects = Виправлення: { $name }, раунд { $round }: { $points }, { $box }.
page-replay-asks = { $name } просить поради.
page-replay-best = Кращого не було.

## The dice, checked

page-dice-yourself = Перевірте самі: завантажте протокол і запустіть
page-dice-agrees = Те, що запам’ятав цей пристрій під час гри, збігається з протоколом.
page-dice-differs = Те, що запам’ятав цей пристрій, не збігається з протоколом: він бачив інші кубики.

## The coach

page-coach-may = Чи можна питати поради?
page-coach-may-usual = Якщо всі грають на цьому пристрої
page-coach-may-yes = Так
page-coach-may-no = Ні
page-coach-thinks = Порадник думає…
server-no-coach = За цим столом грають без підказок; вирішуйте самі.
server-not-asked = Спершу спитайте поради; це позначається в протоколі.
server-no-report = Розбір цієї гри тут обчислити не можна.

## Records, history, statistics

page-records-statistics = Статистика
page-records-here = У цьому домі
page-records-bonus = Бонус здобуто
page-records-totals = Розподіл сум
page-records-people = Рахуються картки людей, а не комп’ютера.
page-records-newest = Враховано останні ігри: { $count }.
page-records-own-options = з власними параметрами
page-records-thinking = Ідеальна гра обчислюється. Її числа з’являться тут самі.
page-records-no-perfect = Для цих правил ідеальна гра тут не обчислюється.
page-records-all = Усі ігри
page-records-older = Давніші
page-records-newer = Новіші
page-records-top = Найкращі результати

## Two phones wrote the same turn

page-conflict-title = Цей хід записали й з іншого телефона. Який запис зарахувати?
page-conflict-theirs = На бланку
page-conflict-mine = На цьому пристрої, не збережено
page-conflict-keep = Залишити запис на бланку
page-conflict-replace = Записати мій замість нього

## Who watches

page-watchers = Глядачів: { $count }
