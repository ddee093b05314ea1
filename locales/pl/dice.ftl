# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Odcisk zapisu partii
dice-fingerprint-hint = To urządzenie notuje najnowszy odcisk. Zmieniony zapis partii go nie ma.
dice-yourself = Sprawdź samodzielnie: pobierz zapis partii i uruchom
dice-agrees = To, co to urządzenie zanotowało podczas gry, zgadza się z zapisem partii.
dice-differs = To, co zanotowało to urządzenie, nie zgadza się z zapisem partii: widziało inne kostki.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = do sprawdzenia za chwilę
dice-promise = Obietnica co do kostek
dice-secret = Sekret kostek
dice-check = Sprawdź kostki
dice-fair = Czego to dowodzi: serwer nie wybierał rzutów miejsca, którego nie kontroluje. Czego nie dowiedzie: gospodarz, który gra, zna sekret, a rzuty komputera i stron bez skryptu nie zawierają bajtów gracza.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Łańcuch
verify-chain-kept = cały: każdy wiersz jest taki, jak go zapisano
verify-chain-none = brak: zapis partii powstał ręcznie albo w starszej wersji, więc zmiany wiersza nie byłoby widać
verify-chain-absent = brak: partia zaczęła się w starszej wersji albo łańcuch usunięto, więc zmiany wiersza nie byłoby widać
verify-chain-broken = zerwany
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Odcisk
verify-fingerprint-found = Zapis partii ciągnie się dalej od zanotowanego odcisku.
verify-fingerprint-missing = Zanotowanego odcisku nie ma w zapisie partii, więc to inna partia albo zmieniono jej wcześniejsze tury.
verify-fingerprint-advice = Kto pisze plik, może napisać i jego łańcuch. Więcej dowodzi odcisk, który urządzenie zanotowało podczas gry: --head.
verify-bad-fingerprint = „{ $given }” to nie odcisk; podaj 64 cyfry szesnastkowe pokazane przy stole.
verify-no-secret = Partia się skończyła, ale w zapisie partii nie ma sekretu, więc kostek nie da się sprawdzić.
verify-rules = Zasady
verify-dice = Kostki
verify-rules-kept = zachowane w każdym wierszu
verify-rules-broken = złamane
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] sprawdzone: jedyny rzut wynika z sekretu
    [one] sprawdzone: { $throws } rzut wynika z sekretu
    [few] sprawdzone: wszystkie { $throws } rzuty wynikają z sekretu
    [many] sprawdzone: wszystkie { $throws } rzutów wynika z sekretu
   *[other] sprawdzone: wszystkie { $throws } rzutów wynika z sekretu
}
verify-dice-verified-all = sprawdzone: wszystkie rzuty wynikają z sekretu
verify-dice-wrong = niezgodne
verify-dice-real = nie ma czego sprawdzać: prawdziwe kostki
verify-dice-no-secret = jeszcze nie do sprawdzenia: sekret podaje się po partii
verify-dice-unbound = nie do sprawdzenia: zapis partii nie ma obietnicy z sekretem
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Do { $count } rzutu żadne urządzenie graczy nie dało bajtów:
    [few] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
    [many] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
   *[other] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
}
verify-wrong-secret = Sekret nie pasuje do obietnicy, więc to nie te kostki, które obiecał program.
verify-wrong-commitment = Zanotowana obietnica nie jest tą z zapisu partii, więc to nie ta partia, którą ci zapowiedziano.
verify-wrong-throw = Rzut { $number } nie wynika z sekretu i bajtów gracza, więc go zmieniono.
verify-bad-commitment = „{ $given }” to nie obietnica; podaj 64 cyfry szesnastkowe pokazane przed pierwszym rzutem.
