# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Pelitallenteen tunniste
dice-fingerprint-hint = Tämä laite merkitsee muistiin uusimman tunnisteen. Muutetussa pelitallenteessa sitä ei ole.
dice-yourself = Tarkista itse: lataa pelitallenne ja suorita
dice-agrees = Se, minkä tämä laite merkitsi pelin aikana muistiin, täsmää pelitallenteen kanssa.
dice-differs = Se, minkä tämä laite merkitsi pelin aikana muistiin, ei täsmää pelitallenteen kanssa: nämä eivät ole ne nopat, jotka se näki.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = voi tarkistaa hetken kuluttua
dice-promise = Lupaus nopista
dice-secret = Noppien salaisuus
dice-check = Tarkista nopat
dice-fair = Mitä tämä todistaa: palvelin ei valinnut heittoja paikalle, jota se ei itse hallitse. Mitä tämä ei voi todistaa: pelaava isäntä tietää salaisuuden, eikä tietokoneen heitoissa tai ilman skriptejä toimivien sivujen heitoissa ole pelaajan tavuja.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Ketju
verify-chain-kept = ehjä: jokainen rivi on niin kuin se kirjoitettiin
verify-chain-none = puuttuu: pelitallenne on kirjoitettu käsin tai vanhemmalla versiolla, joten muutettu rivi ei näkyisi
verify-chain-absent = puuttuu: peli alkoi vanhemmassa versiossa tai ketju on poistettu, joten muutettu rivi ei näkyisi
verify-chain-broken = katkennut
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Tunniste
verify-fingerprint-found = Pelitallenne jatkuu siitä tunnisteesta, jonka merkitsit muistiin.
verify-fingerprint-missing = Muistiin merkitsemääsi tunnistetta ei ole pelitallenteessa, joten tämä on toinen peli tai sen aiempia vuoroja on muutettu.
verify-fingerprint-advice = Tiedoston kirjoittaja voi kirjoittaa myös sen ketjun. Enemmän todistaa tunniste, jonka laite merkitsi muistiin pelin aikana: --head.
verify-bad-fingerprint = ”{ $given }” ei ole tunniste; anna ne 64 heksadesimaalinumeroa, jotka näytettiin pöydässä.
verify-no-secret = Peli on ohi, mutta pelitallenteessa ei ole salaisuutta, joten noppia ei voi tarkistaa.
verify-rules = Säännöt
verify-dice = Nopat
verify-rules-kept = noudatettu joka rivillä
verify-rules-broken = rikottu
verify-dice-verified = { $throws ->
    [one] vahvistettu: ainoa heitto seuraa salaisuudesta
   *[other] vahvistettu: kaikki { $throws } heittoa seuraavat salaisuudesta
}
verify-dice-verified-all = vahvistettu: kaikki heitot seuraavat salaisuudesta
verify-dice-wrong = väärin
verify-dice-real = ei tarkistettavaa: oikeat nopat
verify-dice-no-secret = ei voi vielä tarkistaa: salaisuus julkaistaan pelin päättyessä
verify-dice-unbound = ei voi tarkistaa: pelitallenteessa ei ole lupausta tästä salaisuudesta
verify-without-bytes = { $count ->
    [one] Yhteen heittoon mikään pelaajan laite ei tuonut tavuja:
   *[other] { $count } heittoon mikään pelaajan laite ei tuonut tavuja:
}
verify-wrong-secret = Salaisuus ei vastaa lupausta, joten nopat eivät ole ne, jotka ohjelma lupasi.
verify-wrong-commitment = Muistiin merkitsemäsi lupaus ei ole se, joka on pelitallenteessa, joten tämä ei ole se peli, joka sinulle ilmoitettiin.
verify-wrong-throw = Heitto { $number } ei ole se, minkä salaisuus ja pelaajan tavut antavat, joten sitä on muutettu.
verify-bad-commitment = ”{ $given }” ei ole lupaus; anna ne 64 heksadesimaalinumeroa, jotka näytettiin ennen ensimmäistä heittoa.
