# The site: the whole game in a browser, without a server.

site-update-waits = Jest nowa wersja Yatzy. Pojawi się, gdy ta partia się skończy.
site-nearly-full = Na tym urządzeniu prawie nie ma już miejsca na Yatzy. Zrób kopię zapasową partii i usuń kilka.
site-may-go = Ta przeglądarka może usunąć twoje partie, gdy na urządzeniu zabraknie miejsca. Zainstaluj Yatzy albo trzymaj kopię zapasową.
site-goes-after-a-week = Safari usuwa twoje partie, jeśli przez siedem dni nie otworzysz Yatzy. Dodaj Yatzy do ekranu początkowego: tam zostaną. Na początku jest tam pusto; partie przeniesie kopia zapasowa.
site-back-up = Kopia zapasowa
site-put-away = OK
site-install = Zainstaluj Yatzy
site-loading = Chwileczkę, Yatzy już jedzie.
site-not-loaded = Nie udało się wczytać Yatzy. Sprawdź połączenie i spróbuj jeszcze raz.
site-try-again = Spróbuj jeszcze raz
site-cannot-keep = Ta przeglądarka nie może przechować tu Yatzy. Otwórz je w zwykłym oknie, nie w prywatnym, pod adresem, który zaczyna się od https.
site-needs-script = Yatzy działa w twojej przeglądarce i potrzebuje do tego JavaScriptu. Włącz go.
site-language-away = Tego języka nie ma jeszcze na urządzeniu. Połącz się raz, a zostanie.
site-paper-away = Tego, co robi papier, nie ma jeszcze na urządzeniu. Połącz się raz, a zostanie.
site-full = Na tym urządzeniu nie ma już miejsca, więc to się nie zapisało. Zrób kopię zapasową partii, usuń kilka i spróbuj jeszcze raz.
site-dice-secret = Tymi kostkami rzuca to urządzenie i ono też zna ich sekret. Są uczciwe, ale innym niczego nie dowodzą.
site-one-device = Tutaj wszyscy grają na tym jednym urządzeniu. Żeby grać na kilku, ktoś uruchamia serwer Yatzy na komputerze; link albo kod prowadzi wtedy pozostałych do stołu.
site-games = Partie na tym urządzeniu
site-back-up-hint = Wszystkie partie w jednym pliku, skończone i nie. Trzymaj go gdzie indziej: przywróci je tutaj, na innym urządzeniu albo na serwerze Yatzy.
site-restore = Przywróć partie
site-restore-hint = Z kopii zapasowej albo z zapisu partii.
site-restore-not = Ten plik nie jest ani kopią zapasową, ani zapisem partii.
site-records-here = To urządzenie
site-records-title = Rekordy na tym urządzeniu
