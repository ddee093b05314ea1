# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Надрукувати бланк, порожній або заповнений за протоколом
help-sheet-players = На скількох гравців, від 1 до { $most }; інакше стільки, скільки вміщує сторінка
help-sheet-columns = Скільки з них поруч на сторінці, від 1 до { $most }
help-sheet-paper = Папір: { $papers }
help-sheet-landscape = Альбомний аркуш
help-sheet-large = Великим шрифтом
help-sheet-record = Заповнити бланк за цим протоколом
help-leaflet = Надрукувати правила буклетом
help-output-file = Файл для запису; закінчення назви визначає вид: { $endings }
sheet-written = { $pages ->
    [one] { $pages } сторінка: { $files }
    [few] { $pages } сторінки: { $files }
    [many] { $pages } сторінок: { $files }
   *[other] { $pages } сторінки: { $files }
}
sheet-players-range = Бланк буває на кількість гравців від 1 до { $most }; у цій грі їх { $found }.
sheet-narrow = За такої кількості стовпців на цьому папері ніде писати: вміщується щонайбільше { $most }. Зменш кількість через --columns або візьми більший папір.
sheet-paper-unknown = Паперу «{ $paper }» ми не знаємо; вибери { $papers }.
sheet-format-unknown = Закінчення назви «{ $path }» нам не знайоме; хай буде { $endings }.
sheet-folder-absent = Теки «{ $folder }» немає; спершу створи її або вибери інше місце через -o.
sheet-unwritable = «{ $path }» не вдається записати ({ $detail }); вибери інше місце через -o.
sheet-record-alone = Протокол має власні правила й гравців; прибери --rules, --set і --players.
sheet-name-replaced = В імені «{ $name }» є знаки, яких немає у шрифті бланка; на бланку стоїть «{ $shown }».

## On a pad

sheet-pad-title = { $title }: бланк
sheet-date = Дата
sheet-game = Гра
sheet-chips = Фішки
sheet-sum-hint = { $sum }: сума показаних кубиків
sheet-page = Сторінка { $page } з { $pages }

## On a leaflet

leaflet-title = { $title }: правила
leaflet-example = Приклад ходу
leaflet-keep = Залишені
leaflet-pays = Кидок можна записати в будь-яку з цих клітинок, якщо вона вільна:
leaflet-pays-named = Кидок іде в оголошену клітинку, якщо це одна з цих:
leaflet-par = По { $count } кубики кожного числа дають рівно { $sum }.
leaflet-pale = Бліді кубики не рахуються.

## On charts

chart-totals = Суми ідеальної гри
chart-totals-words = Ідеальна гра дає в середньому { $mean }; дев’ять ігор із десяти закінчуються між { $low } і { $high }.
chart-average = у середньому { $mean }
chart-boxes-words = Що стоїть у кожній клітинці, поруч із тим, що там у середньому в ідеальної гри
chart-dice = Кубики, що випали
chart-dice-words = Скільки разів випало кожне число; у дев’ятнадцяти іграх із двадцяти між позначками
chart-dice-face = { $face }: випало { $thrown }, очікувалося { $expected }
chart-thrown = випало
chart-expected = очікувалося
