# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Ketju katkeaa tässä: tätä riviä tai jotain, mihin se on sidottu, on muutettu.
# $number: of the throw, from 1
record-no-such-throw = Heittoa { $number } ei koskaan heitetty, joten siihen ei voi kuulua tavuja.

# yatzy verify: a row each
verify-chain = Ketju
verify-chain-kept = ehjä: jokainen rivi on niin kuin se kirjoitettiin
verify-chain-none = puuttuu: pelitallenne on kirjoitettu käsin tai vanhemmalla versiolla, joten muutettu rivi ei näkyisi
verify-chain-broken = katkennut
# The newest hash of the chain, by which a later game log is recognised
verify-head = Pää
verify-head-found = Pelitallenne jatkuu siitä päästä, jonka merkitsit muistiin.
verify-head-missing = Muistiin merkitsemääsi päätä ei ole pelitallenteessa, joten tämä on toinen peli tai toinen menneisyys.
verify-head-advice = Tiedoston kirjoittaja voi kirjoittaa myös sen ketjun; enemmän näyttää pää, jonka laite merkitsi muistiin pelin aikana: --head.
verify-bad-head = ”{ $given }” ei ole pää; anna ne 64 heksadesimaalinumeroa, jotka näytettiin pöydässä.
verify-no-secret = Peli on ohi, mutta pelitallenteessa ei ole salaisuutta, joten noppia ei voi tarkistaa.
help-verify-head = Pää, jonka laite merkitsi muistiin pelin aikana
web-head = Pelitallenteen pää
web-head-hint = Tämä laite merkitsee muistiin uusimman pään. Pelitallenteessa, jolla on toinen menneisyys, sitä ei ole.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Rehelliset nopat ovat vähintään näin epätasaiset { $games } pelissä sadasta.

# yatzy export, yatzy import
help-export = Kirjoita kaikki pelit, valmiit ja keskeneräiset, yhteen tiedostoon
help-export-file = Kirjoitettava tiedosto; sitä ei saa vielä olla
help-import = Ota pelit tiedostosta, jonka ”yatzy export” kirjoitti
help-import-file = Viety tiedosto
export-done = Kirjoitettuja pelejä: { $count }
export-there = ”{ $path }” on jo olemassa; valitse toinen nimi, ettei mitään katoa.
import-done = Uusia pelejä: { $count }. Täällä jo: { $known }.
import-not = Tämä ei ole tiedosto, jollaisen tämän version ”yatzy export” kirjoittaa.
import-line = Riviä { $line } ei voi lukea pelinä, joten mitään ei otettu.
export-unwritable = Tiedostoa ”{ $path }” ei voi kirjoittaa ({ $detail }); valitse toinen paikka.
