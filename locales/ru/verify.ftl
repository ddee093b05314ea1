# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = не проверить: в протоколе нет обязательства с его секретом
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] К { $count } броску ни одно устройство игроков не дало байтов:
    [few] К { $count } броскам ни одно устройство игроков не дало байтов:
    [many] К { $count } броскам ни одно устройство игроков не дало байтов:
   *[other] К { $count } броскам ни одно устройство игроков не дало байтов:
}
verify-wrong-secret = Секрет не подходит к обязательству, значит, это не те кубики, которые обещала программа.
verify-wrong-commitment = Обязательство в твоей записи не то, что в протоколе, значит, это не та игра, которую тебе объявили.
verify-wrong-throw = Бросок { $number } не тот, что дают секрет и байты игрока, значит, его изменили.
verify-bad-commitment = «{ $given }» — не обязательство; укажи 64 шестнадцатеричные цифры, показанные до первого броска.

help-verify = Проверить протокол: соблюдены ли правила, честны ли кубики
help-verify-file = Протокол
help-verify-commitment = Обязательство, записанное тобой до первого броска
