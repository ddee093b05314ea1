# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Здесь цепочка рвётся: изменена эта строка или то, с чем она связана.
# $number: of the throw, from 1
record-no-such-throw = Броска { $number } не было, значит, и байтов у него быть не может.

# yatzy verify: a row each
verify-chain = Цепочка
verify-chain-kept = цела: каждая строка такая, какой её записали
verify-chain-none = нет: протокол написан от руки или старой версией, так что изменённую строку было бы не заметить
verify-chain-broken = порвана
# The newest hash of the chain, by which a later game log is recognised
verify-head = Голова
verify-head-found = Протокол продолжается от головы из твоей записи.
verify-head-missing = Головы из твоей записи в протоколе нет, значит, это другая игра или другое прошлое.
verify-head-advice = Кто пишет файл, может написать и его цепочку; больше покажет голова, которую устройство запомнило во время игры: --head.
verify-bad-head = «{ $given }» не голова; укажи 64 шестнадцатеричные цифры, показанные за столом.
verify-no-secret = Игра окончена, но в протоколе нет секрета, так что кубики не проверить.
help-verify-head = Голова, которую устройство запомнило во время игры
web-head = Голова протокола
web-head-hint = Это устройство запоминает самую новую голову. В протоколе с другим прошлым её нет.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Честные кубики хотя бы настолько неровны в { $games } играх из 100.

# yatzy export, yatzy import
help-export = Записать все игры, оконченные и нет, в один файл
help-export-file = Файл для записи; его ещё не должно быть
help-import = Взять игры из файла, который записал «yatzy export»
help-import-file = Выгруженный файл
export-done = Записано игр: { $count }
export-there = «{ $path }» уже есть; выбери другое имя, чтобы ничего не пропало.
import-done = Новых игр: { $count }. Уже были: { $known }.
import-not = Это не тот файл, какой пишет «yatzy export» этой версии.
import-line = Строку { $line } не прочесть как игру, так что ничего не взято.
export-unwritable = «{ $path }» не записать ({ $detail }); выбери другое место.
