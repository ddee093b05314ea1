# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Везіння і майстерність
page-report-thinking = Розбір обчислюється. Він з’явиться тут сам.
page-report-perfect = Ідеальна гра
page-report-good = Добра гра, оцінка
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
page-replay-keeps = { $name } лишає { $keep } і кидає: { $hand }.
page-replay-throws-again = { $name } перекидає всі кості: { $hand }.
page-replay-names = { $name } грає на клітинку «{ $box }».
page-replay-enters = { $name } записує { $points }: { $box }.
page-replay-tells = { $name }, { $hand }: { $points }, { $box }.
page-replay-takes-back = { $name } бере вибір назад.
page-replay-corrects = Виправлення: { $name }, раунд { $round }: { $points }, { $box }.
page-replay-asks = { $name } просить поради.
page-replay-best = Кращого не було.

## The dice, checked

page-dice-yourself = Перевірте самі: завантажте протокол і запустіть
page-dice-agrees = Те, що цей пристрій занотував під час гри, збігається з протоколом.
page-dice-differs = Занотоване цим пристроєм не збігається з протоколом: це не ті кості, які він бачив.

## The coach

page-coach-may = Чи можна питати поради?
page-coach-may-usual = Якщо всі грають на цьому пристрої
page-coach-may-yes = Так
page-coach-may-no = Ні
page-coach-thinks = Порадник думає …
server-no-coach = За цим столом грають без підказок; вирішуйте самі.
server-not-asked = Спершу спитайте поради; це позначається в протоколі.
server-no-report = Розбір цієї гри тут обчислити не можна.

## Records, history, statistics

page-records-statistics = Статистика
page-records-here = Цей дім
page-records-bonus = Бонус здобуто
page-records-totals = Як часто яка сума
page-records-people = Рахуються бланки людей, а не комп’ютера.
page-records-newest = Враховано останні ігри: { $count }.
page-records-own-options = з власними налаштуваннями
page-records-thinking = Ідеальна гра обчислюється. Її числа з’являться тут самі.
page-records-no-perfect = Ідеальна гра для цієї гри тут не обчислюється.
page-records-all = Усі ігри
page-records-older = Давніші
page-records-newer = Новіші
page-records-top = Найкращі результати

## Two phones wrote the same turn

page-conflict-title = Інший телефон записав цей самий хід. Який запис чинний?
page-conflict-theirs = На бланку
page-conflict-mine = На цьому пристрої, не збережено
page-conflict-keep = Лишити запис на бланку
page-conflict-replace = Записати мій замість нього

## Who watches

page-watchers = Глядачів: { $count }
