# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Правила
verify-dice = Кубики
verify-rules-kept = дотримано в кожному рядку
verify-rules-broken = порушено
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] перевірено: єдиний кидок випливає із секрету
    [one] перевірено: { $throws } кидок, усі випливають із секрету
    [few] перевірено: { $throws } кидки, усі випливають із секрету
    [many] перевірено: { $throws } кидків, усі випливають із секрету
   *[other] перевірено: { $throws } кидків, усі випливають із секрету
}
verify-dice-verified-all = перевірено: усі кидки випливають із секрету
verify-dice-wrong = неправильні
verify-dice-real = нема чого перевіряти: справжні кубики
verify-dice-no-secret = поки не перевірити: секрет публікують наприкінці гри
verify-dice-unbound = не перевірити: у протоколі немає зобов’язання з його секретом
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Для { $count } кидка жоден пристрій гравців не дав байтів:
    [few] Для { $count } кидків жоден пристрій гравців не дав байтів:
    [many] Для { $count } кидків жоден пристрій гравців не дав байтів:
   *[other] Для { $count } кидків жоден пристрій гравців не дав байтів:
}
verify-wrong-secret = Секрет не підходить до зобов’язання, отже, це не ті кубики, які обіцяла програма.
verify-wrong-commitment = Зобов’язання у твоєму записі не те, що в протоколі, отже, це не та гра, яку тобі оголосили.
verify-wrong-throw = Кидок { $number } не той, що дають секрет і байти гравця, отже, його змінили.
verify-bad-commitment = «{ $given }» — не зобов’язання; вкажи 64 шістнадцяткові цифри, показані до першого кидка.

help-verify = Перевірити протокол: чи дотримано правил, чи чесні кубики
help-verify-file = Протокол
help-verify-commitment = Зобов’язання, записане тобою до першого кидка
