# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Відбиток протоколу
dice-fingerprint-hint = Цей пристрій записує найновіший відбиток. У зміненому протоколі його немає.
dice-yourself = Можна перевірити: завантаж протокол і запусти
dice-agrees = Те, що запам’ятав цей пристрій під час гри, збігається з протоколом.
dice-differs = Те, що запам’ятав цей пристрій, не збігається з протоколом: він бачив інші кубики.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = можна буде перевірити за мить
dice-promise = Обіцянка щодо кубиків
dice-secret = Секрет кубиків
dice-check = Перевірити кубики
dice-fair = Що це доводить: сервер не вибирав кидків місця, яким не керує. Чого це довести не може: господар, який грає сам, знає секрет, а в кидках комп’ютера і сторінок без скриптів немає байтів гравця.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Ланцюжок
verify-chain-kept = цілий: кожен рядок такий, яким його записали
verify-chain-none = немає: протокол написано від руки або старою версією, тож зміненого рядка ніхто б не помітив
verify-chain-absent = немає: гра почалася у старій версії, або ланцюжок вилучено, тож зміненого рядка було б не помітити
verify-chain-broken = порваний
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Відбиток
verify-fingerprint-found = Протокол продовжується від записаного тобою відбитка.
verify-fingerprint-missing = Записаного тобою відбитка в протоколі немає, тож це інша гра або попередні ходи змінено.
verify-fingerprint-advice = Хто пише файл, може написати і його ланцюжок. Більше доводить відбиток, який пристрій записав під час гри: --head.
verify-bad-fingerprint = «{ $given }» — не відбиток; введи 64 шістнадцяткові цифри, показані за столом.
verify-no-secret = Гру закінчено, але в протоколі немає секрету, тож перевірити кубики неможливо.
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
verify-dice-no-secret = поки неможливо перевірити: секрет публікують наприкінці гри
verify-dice-unbound = неможливо перевірити: у протоколі немає обіцянки для цього секрету
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Для { $count } кидка жоден пристрій гравців не дав байтів:
    [few] Для { $count } кидків жоден пристрій гравців не дав байтів:
    [many] Для { $count } кидків жоден пристрій гравців не дав байтів:
   *[other] Для { $count } кидків жоден пристрій гравців не дав байтів:
}
verify-wrong-secret = Секрет не відповідає обіцянці, тож це не ті кубики, які обіцяла програма.
verify-wrong-commitment = Записана тобою обіцянка — не та, що в протоколі, тож це не та гра, про яку тобі повідомили.
verify-wrong-throw = Кидок { $number } не той, що дають секрет і байти гравця, отже, його змінили.
verify-bad-commitment = «{ $given }» — не обіцянка; введи 64 шістнадцяткові цифри, показані до першого кидка.
