# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Друк
# Buttons
print-pad = Надрукувати бланк
# The pad of a table, with what was written
print-this-pad = Надрукувати цей бланк
print-rules = Надрукувати ці правила
print-report = Надрукувати розбір
print-records = Надрукувати рекорди
print-page = Надрукувати цю сторінку
# The label of the field for the number of players
print-players = На скількох?
# Below it
print-players-hint = Залиш порожнім, щоб на сторінку вмістилося якнайбільше.
print-paper = Папір
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Альбомний аркуш
print-large = Великий шрифт
print-hint = Відкриється PDF, готовий до друку.
# $path: a file
print-written = PDF у { $path }, готовий до друку.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] { $pages } сторінка: { $files }
    [few] { $pages } сторінки: { $files }
    [many] { $pages } сторінок: { $files }
   *[other] { $pages } сторінки: { $files }
}
sheet-there = «{ $path }» уже є; вибери іншу назву або перезапиши файл із { $flag }.
sheet-players-range = Бланк буває на кількість гравців від 1 до { $most }; у цій грі їх { $found }.
sheet-narrow = За такої кількості стовпців на цьому папері ніде писати: вміщується щонайбільше { $most }. Зменш кількість через --columns або візьми більший папір.
sheet-paper-unknown = Паперу «{ $paper }» ми не знаємо; вибери { $papers }.
sheet-format-unknown = Закінчення назви «{ $path }» нам не знайоме; хай буде { $endings }.
sheet-folder-absent = Теки «{ $folder }» немає; спершу створи її або вибери інше місце через -o.
sheet-unwritable = «{ $path }» не вдається записати ({ $detail }); вибери інше місце через -o.
sheet-record-alone = Протокол має власні правила й гравців; прибери --rules, --set і --players.
sheet-name-replaced = В імені «{ $name }» є знаки, яких немає у шрифті бланка; на бланку стоїть «{ $shown }».
sheet-pad-title = { $title }: бланк
sheet-date = Дата
sheet-name = Ім’я
sheet-game = Гра
sheet-chips = Фішки
sheet-carried = Перенесено
sheet-sum-hint = { $sum }: сума показаних кубиків
sheet-sum-hint-plain = { $sum }: сума кубиків, які враховуються
sheet-page = Сторінка { $page } з { $pages }

## On a leaflet

leaflet-title = { $title }: правила
leaflet-example = Приклад ходу
leaflet-keep = Залишені
leaflet-pays = Кидок дає очки в цих клітинках, якщо вони вільні:
leaflet-pays-named = Кидок дає очки в оголошеній клітинці, якщо це одна з цих:
leaflet-par = По { $count } кубики кожного числа дають рівно { $sum }.
leaflet-pale = Бліді кубики не враховуються.
