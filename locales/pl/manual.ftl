# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Wyjaśnij program albo jedno z jego poleceń
help-help-name = Polecenie do wyjaśnienia
help-examples = Przykłady
usage-unknown-command-near = Nie ma polecenia „{ $given }”; może „{ $near }”?
option-unknown-near = Nie ma opcji „{ $option }”; może „{ $near }”?

man-files = Pliki
man-environment = Zmienne środowiskowe
man-exit = Kod zakończenia

man-file-house = Wszystkie partie. Plik leży w folderze danych.
man-file-tables = Idealna gra, której obliczenie długo trwało; trzyma ją tu „yatzy solve”.

man-variable-data = Folder danych, chyba że podasz go przez --data.
man-variable-xdg = Folder, w którym programy trzymają swoje dane; folder danych to w nim „yatzy”.
man-variable-lang = Język, chyba że podasz go przez --lang. Liczy się pierwsza ustawiona zmienna.
man-variable-no-colour = Jeśli jest ustawiona, gra w terminalu nie używa kolorów.

man-exit-done = Gotowe albo odpowiedź brzmi „tak”.
man-exit-no = Odpowiedź brzmi „nie”: zapis partii łamie zasadę albo jego kostki nie zgadzają się z dowodem.
man-exit-wrong = Coś w poleceniu albo w pliku było nie tak; komunikat mówi, co.
