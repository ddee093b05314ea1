# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = A jegyzőkönyv ujjlenyomata
dice-fingerprint-hint = Ez az eszköz feljegyzi a legújabb ujjlenyomatot. Módosított jegyzőkönyvben az nincs meg.
dice-yourself = Ellenőrizd magad: töltsd le a jegyzőkönyvet, és futtasd ezt:
dice-agrees = Amit ez az eszköz a játék közben feljegyzett, egyezik a jegyzőkönyvvel.
dice-differs = Amit ez az eszköz a játék közben feljegyzett, nem egyezik a jegyzőkönyvvel: nem ezeket a kockákat látta.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = hamarosan ellenőrizhetők
dice-promise = Ígéret a kockákról
dice-secret = A kockák titka
dice-check = A kockák ellenőrzése
dice-fair = Amit ez bizonyít: a szerver nem választotta meg annak a helynek a dobásait, amelyet nem ő irányít. Amit nem tud bizonyítani: a játszó házigazda ismeri a titkot, a gép és a szkript nélküli oldalak dobásaiban pedig nincsenek játékostól bájtok.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Lánc
verify-chain-kept = ép: minden sor olyan, amilyennek leírták
verify-chain-none = nincs: a jegyzőkönyvet kézzel vagy egy régebbi változattal írták, a megváltoztatott sor nem látszana
verify-chain-absent = nincs: a játék egy régebbi változatban kezdődött, vagy a láncot eltávolították, a megváltoztatott sor nem látszana
verify-chain-broken = megszakadt
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Ujjlenyomat
verify-fingerprint-found = A jegyzőkönyv a feljegyzett ujjlenyomattól folytatódik.
verify-fingerprint-missing = A feljegyzett ujjlenyomat nincs a jegyzőkönyvben, tehát ez másik játék, vagy módosították a korábbi köreit.
verify-fingerprint-advice = Aki fájlt ír, a láncát is megírhatja. Többet bizonyít egy ujjlenyomat, amelyet egy eszköz a játék közben feljegyzett: --head.
verify-bad-fingerprint = „{ $given }” nem ujjlenyomat; add meg az asztalnál mutatott 64 hexadecimális számjegyet.
verify-no-secret = A játéknak vége, de a jegyzőkönyvben nincs titok, így a kockák nem ellenőrizhetők.
verify-rules = Szabályok
verify-dice = Kockák
verify-rules-kept = minden sorban rendben
verify-rules-broken = megszegve
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] ellenőrizve: az egyetlen dobás a titokból következik
   *[other] ellenőrizve: minden dobás ({ $throws }) a titokból következik
}
verify-dice-verified-all = ellenőrizve: minden dobás a titokból következik
verify-dice-wrong = hamisak
verify-dice-real = nincs mit ellenőrizni: igazi kockák
verify-dice-no-secret = még nem ellenőrizhetők: a titok a játék végén derül ki
verify-dice-unbound = nem ellenőrizhetők: a jegyzőkönyvben nincs ígéret a titkával
# $count: how many throws; their numbers follow
verify-without-bytes = { $count } dobáshoz egyik játékos eszköze sem adott bájtokat:
verify-wrong-secret = A titok nem illik az ígérethez, tehát nem ezek azok a kockák, amelyeket a program ígért.
verify-wrong-commitment = A feljegyzett ígéret nem az, ami a jegyzőkönyvben van, tehát ez nem az a játék, amelyet bejelentettek neked.
verify-wrong-throw = { $number }. dobás: nem az, amit a titok és a játékos bájtjai adnak, tehát megváltoztatták.
verify-bad-commitment = „{ $given }” nem ígéret; add meg az első dobás előtt mutatott 64 hexadecimális számjegyet.
