# Seats and games, managed at the table: names, leaving, ending, deleting

manage-rename-label = Нове ім’я: { $name }
manage-rename = Перейменувати
manage-rename-hint = Порожнє ім’я видаляє старе назавжди.
# What leaving, ending and deleting lead to, before someone does it
manage-leave-sure = Після цього { $name } більше не ходить у цій грі.
manage-abandon-sure = Гра зупиниться на цьому місці, і продовжити її не можна.
manage-delete-sure = Гра та її протокол зникнуть назавжди.
# A button: the form then has more lines for players
manage-more-lines = Ще рядки
