# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Отпечаток протокола
dice-fingerprint-hint = Это устройство записывает самый новый отпечаток. В изменённом протоколе его нет.
dice-yourself = Можно проверить: скачай протокол и запусти
dice-agrees = То, что запомнило это устройство во время игры, совпадает с протоколом.
dice-differs = То, что запомнило это устройство, не совпадает с протоколом: оно видело другие кубики.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = можно будет проверить через мгновение
dice-promise = Обещание о кубиках
dice-secret = Секрет кубиков
dice-check = Проверить кубики
dice-fair = Что это доказывает: сервер не выбирал броски места, которым не управляет. Чего это доказать не может: хозяин, который играет сам, знает секрет, а в бросках компьютера и страниц без скриптов нет байтов игрока.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Цепочка
verify-chain-kept = цела: каждая строка такая, какой её записали
verify-chain-none = нет: протокол написан от руки или старой версией, так что изменённую строку было бы не заметить
verify-chain-absent = нет: игра началась в старой версии, или цепочку удалили, так что изменённую строку было бы не заметить
verify-chain-broken = порвана
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Отпечаток
verify-fingerprint-found = Протокол продолжается от записанного тобой отпечатка.
verify-fingerprint-missing = Записанного тобой отпечатка в протоколе нет, так что это другая игра или прежние ходы изменены.
verify-fingerprint-advice = Кто пишет файл, может написать и его цепочку. Больше доказывает отпечаток, который устройство записало во время игры: --head.
verify-bad-fingerprint = «{ $given }» — не отпечаток; введи 64 шестнадцатеричные цифры, показанные за столом.
verify-no-secret = Игра окончена, но в протоколе нет секрета, так что кубики не проверить.
verify-rules = Правила
verify-dice = Кубики
verify-rules-kept = соблюдены в каждой строке
verify-rules-broken = нарушены
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] проверены: единственный бросок следует из секрета
    [one] проверены: { $throws } бросок, все следуют из секрета
    [few] проверены: { $throws } броска, все следуют из секрета
    [many] проверены: { $throws } бросков, все следуют из секрета
   *[other] проверены: { $throws } бросков, все следуют из секрета
}
verify-dice-verified-all = проверены: все броски следуют из секрета
verify-dice-wrong = неверны
verify-dice-real = проверять нечего: настоящие кубики
verify-dice-no-secret = пока не проверить: секрет публикуют в конце игры
verify-dice-unbound = не проверить: в протоколе нет обещания для этого секрета
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] К { $count } броску ни одно устройство игроков не дало байтов:
    [few] К { $count } броскам ни одно устройство игроков не дало байтов:
    [many] К { $count } броскам ни одно устройство игроков не дало байтов:
   *[other] К { $count } броскам ни одно устройство игроков не дало байтов:
}
verify-wrong-secret = Секрет не подходит к обещанию, так что это не те кубики, которые обещала программа.
verify-wrong-commitment = Записанное тобой обещание — не то, что в протоколе, так что это не та игра, о которой тебе сообщили.
verify-wrong-throw = Бросок { $number } не тот, что дают секрет и байты игрока, значит, его изменили.
verify-bad-commitment = «{ $given }» — не обещание; введи 64 шестнадцатеричные цифры, показанные до первого броска.
