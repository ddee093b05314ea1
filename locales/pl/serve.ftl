# yatzy, yatzy serve

help-serve = Uruchom serwer Yatzy; wszyscy grają w przeglądarce
help-serve-listen = Słuchaj pod tym adresem; port 0 bierze dowolny wolny
help-serve-database = Trzymaj partie w tej bazie danych: sqlite:PATH lub postgres://HOST/NAME
help-serve-host = Odpowiadaj też na tę nazwę; można powtarzać
help-serve-https = Z serwerem łączy się przez HTTPS i proxy
help-lan = Wpuść do gry innych z własnej sieci i pokaż kod QR
serve-open = Otwórz { $url } w przeglądarce.
serve-lan = Z telefonów w tej samej sieci: { $url }
serve-end = Ctrl-C zatrzymuje serwer; partie zostają.
serve-address = Pod adresem „{ $address }” nie da się słuchać ({ $detail }); wybierz inny przez --listen.
serve-database = Nie da się otworzyć bazy danych „{ $database }” ({ $detail }); podaj sqlite:PATH do pliku, w którym wolno pisać.
serve-database-newer = Bazę danych „{ $database }” zrobiła nowsza wersja programu; użyj tamtej.
serve-database-kind = „{ $database }” to nie baza danych, której Yatzy może użyć; podaj sqlite:PATH lub postgres://HOST/NAME.
serve-no-folder = Nie ma folderu na partie; podaj go przez --data DIR.
serve-failed = Serwer nagle się zatrzymał ({ $detail }).
