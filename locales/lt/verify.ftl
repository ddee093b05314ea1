# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Taisyklės
verify-dice = Kauliukai
verify-rules-kept = laikytasi kiekvienoje eilutėje
verify-rules-broken = pažeistos
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] patikrinta: vienintelis metimas išplaukia iš paslapties
   *[other] patikrinta: visi metimai ({ $throws }) išplaukia iš paslapties
}
verify-dice-verified-all = patikrinta: visi metimai išplaukia iš paslapties
verify-dice-wrong = neteisingi
verify-dice-real = nėra ko tikrinti: tikri kauliukai
verify-dice-no-secret = dar negalima patikrinti: paslaptis paskelbiama žaidimo pabaigoje
verify-dice-unbound = patikrinti negalima: protokole nėra įsipareigojimo su jo paslaptimi
# $count: how many throws; their numbers follow
verify-without-bytes = Joks žaidėjų įrenginys nedavė baitų šiems metimams (iš viso { $count }):
verify-wrong-secret = Paslaptis nesutampa su įsipareigojimu, taigi tai ne tie kauliukai, kuriuos žadėjo programa.
verify-wrong-commitment = Tavo užsirašytas įsipareigojimas ne toks kaip protokole, taigi tai ne tas žaidimas, apie kurį tau pranešta.
verify-wrong-throw = Metimas { $number } ne toks, kokį duoda paslaptis ir žaidėjo baitai, taigi jis pakeistas.
verify-bad-commitment = „{ $given }“ ne įsipareigojimas; nurodyk 64 šešioliktainius skaitmenis, parodytus prieš pirmą metimą.

help-verify = Patikrinti protokolą: ar laikytasi taisyklių, ar kauliukai sąžiningi
help-verify-file = Protokolas
help-verify-commitment = Įsipareigojimas, tavo užsirašytas prieš pirmą metimą
