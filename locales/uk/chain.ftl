# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Тут ланцюжок рветься: змінено цей рядок або те, з чим він пов’язаний.
# $number: of the throw, from 1
record-no-such-throw = Кидка { $number } не було, отже, і байтів у нього бути не може.

# yatzy verify: a row each
verify-chain = Ланцюжок
verify-chain-kept = цілий: кожен рядок такий, яким його записали
verify-chain-none = немає: протокол написано від руки або старою версією, тож зміненого рядка було б не помітити
verify-chain-broken = порваний
# The newest hash of the chain, by which a later game log is recognised
verify-head = Голова
verify-head-found = Протокол продовжується від голови з твого запису.
verify-head-missing = Голови з твого запису в протоколі немає, отже, це інша гра або інше минуле.
verify-head-advice = Хто пише файл, може написати й його ланцюжок; більше покаже голова, яку пристрій запам’ятав під час гри: --head.
verify-bad-head = «{ $given }» не голова; вкажи 64 шістнадцяткові цифри, показані за столом.
verify-no-secret = Гру закінчено, але в протоколі немає секрету, тож кубиків не перевірити.
help-verify-head = Голова, яку пристрій запам’ятав під час гри
web-head = Голова протоколу
web-head-hint = Цей пристрій запам’ятовує найновішу голову. У протоколі з іншим минулим її немає.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Чесні кубики принаймні настільки нерівні в { $games } іграх зі 100.

# yatzy export, yatzy import
help-export = Записати всі ігри, закінчені й ні, в один файл
help-export-file = Файл для запису; його ще не має бути
help-import = Узяти ігри з файлу, який записав «yatzy export»
help-import-file = Вивантажений файл
export-done = Записано ігор: { $count }
export-there = «{ $path }» уже є; вибери іншу назву, щоб нічого не пропало.
import-done = Нових ігор: { $count }. Уже були: { $known }.
import-not = Це не той файл, який пише «yatzy export» цієї версії.
import-line = Рядок { $line } не прочитати як гру, тож нічого не додано.
export-unwritable = «{ $path }» не записати ({ $detail }); вибери інше місце.
