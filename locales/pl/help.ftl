# yatzy --help and its like

help-about = Yatzy: zasady z każdej instrukcji, do gry, liczenia i wyjaśniania.
help-usage = Użycie: { $usage }
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-everywhere = Wszędzie
help-more = Więcej o poleceniu powie „{ $command } COMMAND --help”.

help-help = Pokaż tę pomoc
help-version = Pokaż wersję
help-lang = Używaj tego języka: { $langs }
help-json = Odpowiadaj w JSON
help-data = Trzymaj dane programu w tym folderze (lub YATZY_DATA)
help-rules-flag = Zasady: kod wydania albo ścieżka do pliku zasad
help-set = Ustaw opcję zasad ręcznie; można powtarzać

help-rules = Pokaż listę gier i wydań albo wyjaśnij jedno
help-rules-id = Wydanie do wyjaśnienia
help-rules-game = Pokaż tylko wydania tej gry
help-rules-in = Pokaż tylko wydania w tym języku

help-score = Pokaż, ile układ daje w każdym polu
help-score-hand = Układ, na przykład 6-6-6-5-5, 66655 albo "6 6 6 5 5"; „-” czyta układy wiersz po wierszu ze standardowego wejścia i na każdy odpowiada wierszem JSON

help-replay = Sprawdź zapis partii i pokaż go: arkusz, klasyfikację, każdą turę
help-replay-file = Zapis partii
