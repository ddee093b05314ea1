# yatzy, yatzy serve

help-serve = Запустить сервер Яцзы; все играют в браузере
help-serve-listen = Слушать по этому адресу; порт 0 — любой свободный
help-serve-database = Хранить игры в этой базе данных: sqlite:PATH или postgres://HOST/NAME
help-serve-host = Отзываться и на это имя; можно повторять
help-serve-https = К серверу обращаются по HTTPS, через прокси
help-lan = Пустить в игру других из своей сети и показать QR-код
serve-open = Открой { $url } в браузере.
serve-lan = С телефонов в той же сети: { $url }
serve-end = Ctrl-C остановит сервер; игры сохранятся.
serve-address = Слушать по адресу «{ $address }» не удаётся ({ $detail }); выбери другой через --listen.
serve-database = База данных «{ $database }» не открывается ({ $detail }); укажи sqlite:PATH к файлу, в который можно писать.
serve-database-newer = База данных «{ $database }» сделана более новой версией программы; возьми её.
serve-database-kind = «{ $database }» — не та база данных, с которой работает Яцзы; укажи sqlite:PATH или postgres://HOST/NAME.
serve-no-folder = Игры негде хранить; укажи папку через --data DIR.
serve-failed = Сервер неожиданно остановился ({ $detail }).
