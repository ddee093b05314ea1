# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = nie do sprawdzenia: zapis partii nie ma zobowiązania z sekretem
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Do { $count } rzutu żadne urządzenie graczy nie dało bajtów:
    [few] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
    [many] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
   *[other] Do { $count } rzutów żadne urządzenie graczy nie dało bajtów:
}
verify-wrong-secret = Sekret nie pasuje do zobowiązania, więc to nie te kostki, które obiecał program.
verify-wrong-commitment = Zanotowane zobowiązanie nie jest tym z zapisu partii, więc to nie ta partia, którą ci zapowiedziano.
verify-wrong-throw = Rzut { $number } nie wynika z sekretu i bajtów gracza, więc go zmieniono.
verify-bad-commitment = „{ $given }” to nie zobowiązanie; podaj 64 cyfry szesnastkowe pokazane przed pierwszym rzutem.

help-verify = Sprawdź zapis partii: czy zasady zachowane, a kostki uczciwe
help-verify-file = Zapis partii
help-verify-commitment = Zobowiązanie zanotowane przed pierwszym rzutem
