# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Grandinė čia nutrūksta: ši eilutė arba tai, su kuo ji susieta, pakeista.
# $number: of the throw, from 1
record-no-such-throw = Metimo { $number } niekada nebuvo, taigi jam negali priklausyti jokie baitai.

# yatzy verify: a row each
verify-chain = Grandinė
verify-chain-kept = sveika: kiekviena eilutė tokia, kokia parašyta
verify-chain-none = nėra: protokolas rašytas ranka arba senesnės versijos, taigi pakeista eilutė nepasimatytų
verify-chain-broken = nutrūkusi
# The newest hash of the chain, by which a later game log is recognised
verify-head = Galva
verify-head-found = Protokolas tęsiasi nuo tavo užsirašytos galvos.
verify-head-missing = Tavo užsirašytos galvos protokole nėra, taigi tai kitas žaidimas arba kita praeitis.
verify-head-advice = Kas rašo failą, gali parašyti ir jo grandinę; daugiau parodo galva, kurią įrenginys įsiminė žaidimo metu: --head.
verify-bad-head = „{ $given }“ ne galva; nurodyk 64 šešioliktainius skaitmenis, parodytus prie stalo.
verify-no-secret = Žaidimas baigtas, bet protokole nėra paslapties, taigi kauliukų patikrinti negalima.
help-verify-head = Galva, kurią įrenginys įsiminė žaidimo metu
web-head = Protokolo galva
web-head-hint = Šis įrenginys įsimena naujausią galvą. Kitos praeities protokolas jos neturi.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Sąžiningi kauliukai bent tiek netolygūs { $games } žaidimuose iš 100.

# yatzy export, yatzy import
help-export = Įrašyti visus žaidimus, baigtus ir nebaigtus, į vieną failą
help-export-file = Failas, kurį įrašyti; jo dar neturi būti
help-import = Perimti žaidimus iš failo, kurį įrašė „yatzy export“
help-import-file = Eksportuotas failas
export-done = Įrašyta žaidimų: { $count }
export-there = „{ $path }“ jau yra; pasirink kitą pavadinimą, kad niekas nedingtų.
import-done = Naujų žaidimų: { $count }. Jau buvo: { $known }.
import-not = Tai ne toks failas, kokį rašo šios versijos „yatzy export“.
import-line = Eilutės { $line } negalima perskaityti kaip žaidimo, taigi niekas neperimta.
export-unwritable = „{ $path }“ įrašyti negalima ({ $detail }); pasirink kitą vietą.
