# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Łańcuch pęka tutaj: zmieniono ten wiersz albo coś, z czym jest związany.
# $number: of the throw, from 1
record-no-such-throw = Rzutu { $number } nigdy nie było, więc nie mogą do niego należeć żadne bajty.

# yatzy verify: a row each
verify-chain = Łańcuch
verify-chain-kept = cały: każdy wiersz jest taki, jak go zapisano
verify-chain-none = brak: zapis partii powstał ręcznie albo w starszej wersji, więc zmiany wiersza nie byłoby widać
verify-chain-broken = zerwany
# The newest hash of the chain, by which a later game log is recognised
verify-head = Głowa
verify-head-found = Zapis partii ciągnie się dalej od zanotowanej głowy.
verify-head-missing = Zanotowanej głowy nie ma w zapisie partii, więc to inna partia albo inna przeszłość.
verify-head-advice = Kto pisze plik, może napisać i jego łańcuch; więcej pokazuje głowa, którą urządzenie zanotowało podczas gry: --head.
verify-bad-head = „{ $given }” to nie głowa; podaj 64 cyfry szesnastkowe pokazane przy stole.
verify-no-secret = Partia się skończyła, ale w zapisie partii nie ma sekretu, więc kostek nie da się sprawdzić.
help-verify-head = Głowa, którą urządzenie zanotowało podczas gry
web-head = Głowa zapisu partii
web-head-hint = To urządzenie notuje najnowszą głowę. Zapis partii z inną przeszłością jej nie ma.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Uczciwe kostki są co najmniej tak nierówne w { $games } partiach na 100.

# yatzy export, yatzy import
help-export = Zapisz wszystkie partie, skończone i nie, w jednym pliku
help-export-file = Plik do zapisania; nie może jeszcze istnieć
help-import = Przejmij partie z pliku, który zapisało „yatzy export”
help-import-file = Wyeksportowany plik
export-done = Zapisane partie: { $count }
export-there = „{ $path }” już istnieje; wybierz inną nazwę, żeby nic nie przepadło.
import-done = Nowe partie: { $count }. Już tu były: { $known }.
import-not = To nie jest plik, jaki zapisuje „yatzy export” tej wersji.
import-line = Wiersza { $line } nie da się odczytać jako partii, więc nic nie przejęto.
export-unwritable = Nie można zapisać „{ $path }” ({ $detail }); wybierz inne miejsce.
