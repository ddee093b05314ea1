# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Новое имя: { $name }
manage-rename = Переименовать
manage-rename-hint = Пустое имя удаляет старое насовсем.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = После этого { $name } больше не ходит в этой игре.
manage-abandon-sure = Игра остановится на этом месте, и продолжить её нельзя.
manage-delete-sure = Игра и её протокол исчезнут насовсем.
# A button: the form then has more lines for players
manage-more-lines = Ещё строки
