# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Напечатать бланк, пустой или заполненный по протоколу
help-sheet-players = На сколько игроков, от 1 до { $most }; иначе столько, сколько входит на страницу
help-sheet-columns = Сколько из них рядом на странице, от 1 до { $most }
help-sheet-paper = Бумага: { $papers }
help-sheet-landscape = Альбомный лист
help-sheet-large = Крупным шрифтом
help-sheet-record = Заполнить бланк по этому протоколу
help-leaflet = Напечатать правила буклетом
help-output-file = Файл для записи; окончание имени задаёт вид: { $endings }
sheet-written = { $pages ->
    [one] { $pages } страница: { $files }
    [few] { $pages } страницы: { $files }
    [many] { $pages } страниц: { $files }
   *[other] { $pages } страницы: { $files }
}
sheet-players-range = Бланк бывает на число игроков от 1 до { $most }; в этой игре их { $found }.
sheet-narrow = Если столбцов так много, на этой бумаге негде писать: помещается не больше { $most }. Уменьши число через --columns или возьми бумагу побольше.
sheet-paper-unknown = Бумаги «{ $paper }» мы не знаем; выбери { $papers }.
sheet-format-unknown = Окончание имени «{ $path }» нам не знакомо; пусть будет { $endings }.
sheet-folder-absent = Папки «{ $folder }» нет; сначала создай её или выбери другое место через -o.
sheet-unwritable = «{ $path }» не записать ({ $detail }); выбери другое место через -o.
sheet-record-alone = У протокола свои правила и игроки; убери --rules, --set и --players.
sheet-name-replaced = В имени «{ $name }» есть знаки, которых нет в шрифте бланка; на бланке стоит «{ $shown }».

## On a pad

sheet-pad-title = { $title }: бланк
sheet-date = Дата
sheet-game = Игра
sheet-chips = Фишки
sheet-sum-hint = { $sum }: сумма показанных кубиков
sheet-page = Страница { $page } из { $pages }

## On a leaflet

leaflet-title = { $title }: правила
leaflet-example = Пример хода
leaflet-keep = Оставлены
leaflet-pays = Бросок можно записать в любую из этих клеток, если она свободна:
leaflet-pays-named = Бросок идёт в объявленную клетку, если это одна из этих:
leaflet-par = По { $count } кубика каждого числа дают ровно { $sum }.
leaflet-pale = Бледные кубики не считаются.

## On charts

chart-totals = Итоги идеальной игры
chart-totals-words = Идеальная игра даёт в среднем { $mean }; девять игр из десяти кончаются между { $low } и { $high }.
chart-average = в среднем { $mean }
chart-boxes-words = Что стоит в каждой клетке, рядом с тем, что там в среднем у идеальной игры
chart-dice = Выпавшие кубики
chart-dice-words = Сколько раз выпало каждое число; в девятнадцати играх из двадцати между метками
chart-dice-face = { $face }: выпало { $thrown }, ожидалось { $expected }
chart-thrown = выпало
chart-expected = ожидалось
