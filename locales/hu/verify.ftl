# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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
verify-dice-no-secret = még nem ellenőrizhető: a titok a játék végén derül ki
verify-dice-unbound = nem ellenőrizhető: a jegyzőkönyvben nincs előre rögzített lenyomat a titkával
# $count: how many throws; their numbers follow
verify-without-bytes = { $count } dobáshoz egyik játékos eszköze sem adott bájtokat:
verify-wrong-secret = A titokból nem az előre rögzített lenyomat jön ki, tehát nem ezek a kockák, amelyeket a program ígért.
verify-wrong-commitment = A feljegyzett lenyomat nem az, ami a jegyzőkönyvben van, tehát ez nem az a játék, amelyet bejelentettek neked.
verify-wrong-throw = { $number }. dobás: nem az, amit a titok és a játékos bájtjai adnak, tehát megváltoztatták.
verify-bad-commitment = „{ $given }” nem ilyen lenyomat; add meg az első dobás előtt mutatott 64 hexadecimális számjegyet.

help-verify = Ellenőriz egy jegyzőkönyvet: rendben a szabályok, tisztességesek a kockák?
help-verify-file = A jegyzőkönyv
help-verify-commitment = Az első dobás előtt feljegyzett lenyomat
