# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Protokolo atspaudas
dice-fingerprint-hint = Šis įrenginys įsimena naujausią atspaudą. Pakeistas protokolas jo neturi.
dice-yourself = Gali patikrinti: atsisiųsk protokolą ir paleisk
dice-agrees = Tai, ką šis įrenginys įsiminė žaidimo metu, sutampa su protokolu.
dice-differs = Tai, ką šis įrenginys įsiminė, nesutampa su protokolu: jis matė kitus kauliukus.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = netrukus bus galima patikrinti
dice-promise = Pažadas dėl kauliukų
dice-secret = Kauliukų paslaptis
dice-check = Patikrinti kauliukus
dice-fair = Ką tai įrodo: serveris nepasirinko metimų tos vietos, kurios nevaldo. Ko tai negali įrodyti: šeimininkas, kuris žaidžia pats, žino paslaptį, o kompiuterio metimuose ir metimuose iš puslapių be scenarijų nėra žaidėjo baitų.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Grandinė
verify-chain-kept = sveika: kiekviena eilutė tokia, kokia parašyta
verify-chain-none = nėra: protokolas rašytas ranka arba senesnės versijos, taigi pakeista eilutė nepasimatytų
verify-chain-absent = nėra: žaidimas pradėtas senesnėje versijoje arba grandinė pašalinta, taigi pakeista eilutė nepasimatytų
verify-chain-broken = nutrūkusi
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Atspaudas
verify-fingerprint-found = Protokolas tęsiasi nuo atspaudo, kurį užsirašei.
verify-fingerprint-missing = Atspaudo, kurį užsirašei, protokole nėra, taigi tai kitas žaidimas arba pakeisti ankstesni jo ėjimai.
verify-fingerprint-advice = Kas rašo failą, gali parašyti ir jo grandinę. Daugiau įrodo atspaudas, kurį įrenginys įsiminė žaidimo metu: --head.
verify-bad-fingerprint = „{ $given }“ nėra atspaudas; nurodyk 64 šešioliktainius skaitmenis, parodytus prie stalo.
verify-no-secret = Žaidimas baigtas, bet protokole nėra paslapties, taigi kauliukų patikrinti negalima.
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
verify-dice-unbound = patikrinti negalima: protokole nėra pažado dėl šios paslapties
# $count: how many throws; their numbers follow
verify-without-bytes = Joks žaidėjų įrenginys nedavė baitų šiems metimams (iš viso { $count }):
verify-wrong-secret = Paslaptis nesutampa su pažadu, taigi tai ne tie kauliukai, kuriuos programa pažadėjo.
verify-wrong-commitment = Pažadas, kurį užsirašei, ne toks kaip protokole, taigi tai ne tas žaidimas, apie kurį tau pranešta.
verify-wrong-throw = Metimas { $number } ne toks, kokį duoda paslaptis ir žaidėjo baitai, taigi jis pakeistas.
verify-bad-commitment = „{ $given }“ nėra pažadas; nurodyk 64 šešioliktainius skaitmenis, parodytus prieš pirmą metimą.
