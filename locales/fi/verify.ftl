# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-unbound = ei voi tarkistaa: pelitallenteessa ei ole salaisuuden sitoumusta
verify-without-bytes = { $count ->
    [one] Yhteen heittoon mikään pelaajan laite ei tuonut tavuja:
   *[other] { $count } heittoon mikään pelaajan laite ei tuonut tavuja:
}
verify-wrong-secret = Salaisuus ei vastaa sitoumusta, joten nopat eivät ole ne, joihin ohjelma sitoutui.
verify-wrong-commitment = Muistiin merkitsemäsi sitoumus ei ole se, joka on pelitallenteessa, joten tämä ei ole se peli, joka sinulle ilmoitettiin.
verify-wrong-throw = Heitto { $number } ei ole se, minkä salaisuus ja pelaajan tavut antavat, joten sitä on muutettu.
verify-bad-commitment = ”{ $given }” ei ole sitoumus; anna ne 64 heksadesimaalinumeroa, jotka näytettiin ennen ensimmäistä heittoa.

help-verify = Tarkista pelitallenne: onko sääntöjä noudatettu, ovatko nopat rehelliset?
help-verify-file = Pelitallenne
help-verify-commitment = Sitoumus, jonka merkitsit muistiin ennen ensimmäistä heittoa
