# yatzy, yatzy serve

help-serve = Открыть столы дома в сети
help-serve-listen = Слушать по этому адресу; порт 0 — любой свободный
help-serve-database = Хранить игры там: sqlite:PATH
help-serve-host = Отзываться и на это имя; можно повторять
help-serve-https = К серверу обращаются по HTTPS, через прокси
help-lan = Открыть столы для своей сети и показать QR-код
serve-open = Откройте { $url } в браузере.
serve-lan = С телефонов в той же сети: { $url }
serve-end = Ctrl-C остановит сервер; игры сохранятся.
serve-address = Слушать по адресу «{ $address }» не удаётся ({ $detail }); выберите другой через --listen.
serve-database = База данных «{ $database }» не открывается ({ $detail }); укажите sqlite:PATH к файлу, в который можно писать.
serve-database-newer = База данных «{ $database }» сделана более новой версией программы; возьмите её.
serve-database-kind = «{ $database }» не наша база данных; укажите sqlite:PATH.
serve-no-folder = Игры негде хранить; укажите папку через --data DIR.
serve-failed = Сервер неожиданно остановился ({ $detail }).
