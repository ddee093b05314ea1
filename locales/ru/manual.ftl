# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Объяснить программу или одну из её команд
help-help-name = Команда, которую нужно объяснить
help-examples = Примеры
usage-unknown-command-near = Нет команды «{ $given }»; может быть, «{ $near }»?
option-unknown-near = Нет настройки «{ $option }»; может быть, «{ $near }»?

man-files = Файлы
man-environment = Переменные окружения
man-exit = Код завершения

man-file-house = Все игры. Файл лежит в папке данных.
man-file-tables = Идеальная игра, которую пришлось долго рассчитывать; её хранит здесь «yatzy solve».

man-variable-data = Папка данных, если она не указана через --data.
man-variable-xdg = Папка, в которой программы хранят свои данные; папка данных — это «yatzy» в ней.
man-variable-lang = Язык, если он не указан через --lang. Действует первая из заданных переменных.
man-variable-no-colour = Если переменная задана, игра в терминале не использует цвета.

man-exit-done = Готово, или ответ «да».
man-exit-no = Ответ «нет»: в протоколе нарушено правило, или его кубики не сходятся с доказательством.
man-exit-wrong = Что-то в команде или в файле было неверно; что именно, сказано в сообщении.
