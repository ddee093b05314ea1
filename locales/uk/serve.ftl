# yatzy, yatzy serve

help-serve = Відкрити столи дому в мережі
help-serve-listen = Слухати за цією адресою; порт 0 — будь-який вільний
help-serve-database = Тримати ігри там: sqlite:PATH
help-serve-host = Відгукуватися й на це ім’я; можна повторювати
help-serve-https = До сервера звертаються через HTTPS і проксі
help-lan = Відкрити столи для своєї мережі й показати QR-код
serve-open = Відкрийте { $url } у браузері.
serve-lan = З телефонів у тій самій мережі: { $url }
serve-end = Ctrl-C зупинить сервер; ігри збережуться.
serve-address = Слухати за адресою «{ $address }» не вдається ({ $detail }); виберіть іншу через --listen.
serve-database = База даних «{ $database }» не відкривається ({ $detail }); вкажіть sqlite:PATH до файлу, у який можна писати.
serve-database-newer = Базу даних «{ $database }» зроблено новішою версією програми; візьміть її.
serve-database-kind = «{ $database }» не наша база даних; вкажіть sqlite:PATH.
serve-no-folder = Ігор ніде тримати; вкажіть теку через --data DIR.
serve-failed = Сервер несподівано зупинився ({ $detail }).
