# yatzy --help and its like

help-about = Yatzy: правила з кожного буклета — грати, рахувати, пояснювати.
help-usage = Як писати: { $usage }
help-commands = Команди
help-arguments = Аргументи
help-options = Параметри
help-everywhere = Усюди
help-more = Докладніше про команду: «{ $command } COMMAND --help».

help-help = Показати цю довідку
help-version = Показати версію
help-lang = Користуватися цією мовою: { $langs }
help-json = Відповідати в JSON
help-data = Тримати дані програми в цій теці (або YATZY_DATA)
help-rules-flag = Правила: код видання або шлях до файлу правил
help-set = Задати параметр правил вручну; можна повторювати

help-rules = Показати список ігор і видань або пояснити одне
help-rules-id = Видання, яке треба пояснити
help-rules-game = Показати лише видання цієї гри
help-rules-in = Показати лише видання цією мовою

help-score = Показати, скільки дають кубики в кожній клітинці
help-score-hand = Кубики: 6-6-6-5-5, 66655 або "6 6 6 5 5"; «-» читає їх рядок за рядком зі стандартного введення і на кожен відповідає рядком JSON

help-replay = Перевірити протокол і показати його: бланк, місця, усі ходи
help-replay-file = Протокол
