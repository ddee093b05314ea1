# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Эта игра повреждена и не открывается; скажи тому, кто держит сервер.
server-computer-real-dice = Компьютер не может бросать настоящие кубики; пусть бросает программа, или играй без компьютера.
help-serve-log = Сколько сервер пишет о себе: error, warn, info или debug (YATZY_LOG)
serve-log-wrong = «{ $given }» не говорит, сколько писать; укажи error, warn, info или debug.
