# yatzy, yatzy serve

help-serve = Запустити сервер Yatzy; усі грають у браузері
help-serve-listen = Слухати за цією адресою; порт 0 — будь-який вільний
help-serve-database = Тримати ігри в цій базі даних: sqlite:PATH або postgres://HOST/NAME
help-serve-host = Відгукуватися й на це ім’я; можна повторювати
help-serve-https = До сервера звертаються через HTTPS і проксі
help-lan = Пустити до гри інших зі своєї мережі й показати QR-код
serve-open = Відкрий { $url } у браузері.
serve-lan = З телефонів у тій самій мережі: { $url }
serve-end = Ctrl-C зупинить сервер; ігри збережуться.
serve-address = Слухати за адресою «{ $address }» не вдається ({ $detail }); вибери іншу через --listen.
serve-database = База даних «{ $database }» не відкривається ({ $detail }); вкажи sqlite:PATH до файлу, у який можна писати.
serve-database-newer = Базу даних «{ $database }» зроблено новішою версією програми; візьми її.
serve-database-kind = «{ $database }» — не та база даних, з якою працює Yatzy; вкажи sqlite:PATH або postgres://HOST/NAME.
serve-no-folder = Ігор ніде тримати; вкажи теку через --data DIR.
serve-failed = Сервер несподівано зупинився ({ $detail }).
