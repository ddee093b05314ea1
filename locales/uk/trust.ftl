# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Ця гра пошкоджена й не відкривається; скажи тому, хто тримає сервер.
server-computer-real-dice = Комп’ютер не може кидати справжні кубики; нехай кидає програма, або грай без комп’ютера.
help-serve-log = Скільки сервер пише про себе: error, warn, info або debug (YATZY_LOG)
serve-log-wrong = «{ $given }» не каже, скільки писати; вкажи error, warn, info або debug.
