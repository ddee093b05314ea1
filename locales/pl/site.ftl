# The site: the whole game in a browser, without a server.

site-update-waits = Nowa wersja Yatzy jest gotowa. Ruszy po tej partii.
site-nearly-full = Na tym urządzeniu prawie nie ma już miejsca na Yatzy. Zrób kopię zapasową partii i usuń kilka.
site-may-go = Ta przeglądarka może usunąć twoje partie, gdy na urządzeniu zabraknie miejsca. Zainstaluj Yatzy albo zrób kopię zapasową.
site-goes-after-a-week = Safari usuwa twoje partie, jeśli przez siedem dni nie otworzysz Yatzy. Żeby je zachować, dodaj Yatzy do ekranu początkowego. Na początku jest tam pusto; przywróć partie z kopii zapasowej.
site-back-up = Zrób kopię zapasową
site-put-away = OK
site-install = Zainstaluj Yatzy
site-loading = Chwileczkę, Yatzy się wczytuje.
site-not-loaded = Nie udało się wczytać Yatzy. Sprawdź połączenie i spróbuj jeszcze raz.
site-try-again = Spróbuj jeszcze raz
site-cannot-keep = Ta przeglądarka nie może przechować tu Yatzy. Otwórz je w zwykłym oknie, nie w prywatnym, pod adresem, który zaczyna się od https.
site-too-old = Ta przeglądarka jest za stara na Yatzy. Zaktualizuj ją albo otwórz Yatzy w Chrome lub Edge od wersji 108, w Firefoksie od 121 lub w Safari od 16.4.
site-needs-script = Yatzy działa w twojej przeglądarce i potrzebuje do tego JavaScriptu. Włącz go.
site-language-away = Ten język nie jest jeszcze pobrany. Połącz się raz z internetem, żeby go pobrać.
site-paper-away = Drukowanie nie jest jeszcze pobrane. Połącz się raz z internetem, żeby je pobrać.
site-full = Na tym urządzeniu nie ma już miejsca, więc to się nie zapisało. Zrób kopię zapasową partii, usuń kilka i spróbuj jeszcze raz.
site-dice-secret = Tymi kostkami rzuca to urządzenie i ono też zna ich sekret. Są uczciwe, ale innym tego nie udowodnisz.
site-games = Partie na tym urządzeniu
site-back-up-hint = Wszystkie partie w jednym pliku, zakończone i nie. Trzymaj go w innym miejscu. Możesz z niego przywrócić partie tutaj, na innym urządzeniu albo na serwerze Yatzy.
site-restore = Przywróć partie
site-restore-hint = Z kopii zapasowej albo z zapisu partii.
site-restore-not = Ten plik nie jest ani kopią zapasową, ani zapisem partii.
site-restore-secret = Kostki tej partii są jeszcze tajne. Użyj kopii zapasowej albo poczekaj, aż partia się skończy.
site-records-here = To urządzenie
site-records-title = Rekordy na tym urządzeniu
site-go-on-none = Tu pojawią się partie zaczęte na tym urządzeniu.
