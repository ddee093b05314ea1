# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Пояснити програму або одну з її команд
help-help-name = Команда, яку треба пояснити
help-examples = Приклади
usage-unknown-command-near = Немає команди «{ $given }»; може, «{ $near }»?
option-unknown-near = Немає параметра «{ $option }»; може, «{ $near }»?

man-files = Файли
man-environment = Змінні середовища
man-exit = Код завершення

man-file-house = Усі ігри. Файл лежить у теці даних.
man-file-tables = Ідеальна гра, яку довелося довго обчислювати; її тримає тут «yatzy solve».

man-variable-data = Тека даних, якщо її не вказано через --data.
man-variable-xdg = Тека, у якій програми тримають свої дані; тека даних — це «yatzy» в ній.
man-variable-lang = Мова, якщо її не вказано через --lang. Діє перша із заданих змінних.
man-variable-no-colour = Якщо змінну задано, гра в терміналі не використовує кольорів.

man-exit-done = Готово, або відповідь «так».
man-exit-no = Відповідь «ні»: у протоколі порушено правило, або його кубики не збігаються з доказом.
man-exit-wrong = Щось у команді або у файлі було неправильно; що саме, сказано в повідомленні.
