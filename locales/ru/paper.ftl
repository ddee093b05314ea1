# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Печать
# Buttons
print-pad = Напечатать бланк
# The pad of a table, with what was written
print-this-pad = Напечатать этот бланк
print-rules = Напечатать эти правила
print-report = Напечатать разбор
print-records = Напечатать рекорды
print-page = Напечатать эту страницу
# The label of the field for the number of players
print-players = На скольких?
# Below it
print-players-hint = Оставь пустым, чтобы на страницу вошло как можно больше.
print-paper = Бумага
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Альбомный лист
print-large = Крупный шрифт
print-hint = Откроется PDF, готовый к печати.
# $path: a file
print-written = PDF в { $path }, готов к печати.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] { $pages } страница: { $files }
    [few] { $pages } страницы: { $files }
    [many] { $pages } страниц: { $files }
   *[other] { $pages } страницы: { $files }
}
sheet-there = «{ $path }» уже есть; выбери другое имя или перезапиши файл с { $flag }.
sheet-players-range = Бланк бывает на число игроков от 1 до { $most }; в этой игре их { $found }.
sheet-narrow = Если столбцов так много, на этой бумаге негде писать: помещается не больше { $most }. Уменьши число через --columns или возьми бумагу побольше.
sheet-paper-unknown = Бумаги «{ $paper }» мы не знаем; выбери { $papers }.
sheet-format-unknown = Окончание имени «{ $path }» нам не знакомо; пусть будет { $endings }.
sheet-folder-absent = Папки «{ $folder }» нет; сначала создай её или выбери другое место через -o.
sheet-unwritable = «{ $path }» не записать ({ $detail }); выбери другое место через -o.
sheet-record-alone = У протокола свои правила и игроки; убери --rules, --set и --players.
sheet-name-replaced = В имени «{ $name }» есть знаки, которых нет в шрифте бланка; на бланке стоит «{ $shown }».
sheet-pad-title = { $title }: бланк
sheet-date = Дата
sheet-name = Имя
sheet-game = Игра
sheet-chips = Фишки
sheet-carried = Перенос
sheet-sum-hint = { $sum }: сумма показанных кубиков
sheet-sum-hint-plain = { $sum }: сумма кубиков, которые идут в счёт
sheet-page = Страница { $page } из { $pages }

## On a leaflet

leaflet-title = { $title }: правила
leaflet-example = Пример хода
leaflet-keep = Оставлены
leaflet-pays = Бросок даёт очки в этих клетках, если они свободны:
leaflet-pays-named = Бросок даёт очки в объявленной клетке, если это одна из этих:
leaflet-par = По { $count } кубика каждого числа дают ровно { $sum }.
leaflet-pale = Бледные кубики не считаются.
