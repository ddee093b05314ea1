# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Loknir leikir
games-search = Leita að nafni
games-search-do = Leita
games-end = Ljúka leiknum eða eyða honum
games-title = Halda áfram með leik?
games-explained = Haltu áfram þar sem frá var horfið.
games-one = { $names }, { $title }, umferð { $round } af { $rounds }, byrjað { $date }
games-one-undated = { $names }, { $title }, umferð { $round } af { $rounds }
games-go-on = halda áfram
games-new = nýr leikur
games-statistics = tölfræði
games-unreadable = Ekki er hægt að lesa vistuðu leikina rétt núna.
games-none = Enginn leikur bíður.
games-delete-again = { $key } aftur eyðir þessum leik fyrir fullt og allt.
games-delete = eyða
games-find = leita

## Games that are over: opened again, looked back at

finished-games = loknir leikir
finished-hint = f: loknir leikir
finished-open = opna
finished-back = til baka
finished-later = Kláraðu þennan leik fyrst, eða hættu í honum.
finished-none = Enginn lokinn leikur hefur það númer; „finished“ sýnir þá.
finished-plain-open = Skrifaðu open og númer til að skoða einn aftur: open 1
finished-plain-over = Skrifaðu report, replay eða save til að líta yfir leikinn eða vista leikskýrsluna.
finished-plain-help = finished, open 1: loknir leikir, og einn þeirra aftur; report, replay, save: heppni og val, hvert skref og leikskýrsla leiks sem er lokið

## Records

records-people = Leikmenn
records-statistics = Tölfræði
records-here = Þessi þjónn
records-bonus = Bónus náðist
records-totals = Hve oft hver heildarstig komu upp
records-people-only = Aðeins spjöld fólks teljast með, ekki spjöld tölvunnar.
records-newest = Aðeins nýjustu leikirnir teljast með: { $count }.
records-own-options = með breyttum valkostum
records-thinking = Reikna út fullkominn leik. Tölurnar birtast hér þegar þær eru tilbúnar.
records-no-perfect = Fullkominn leikur hefur ekki verið reiknaður út hér.
records-all = Allir leikir
records-older = Eldri
records-newer = Nýrri
records-top = Bestu úrslit
records-first = { $name }: fyrsta metið í þessari útgáfu, { $points } stig.
records-new = { $name }: nýtt met, { $points } stig, { $better } meira en áður.
records-stands = { $name }: metið í þessari útgáfu er { $points } stig.
records-title = Met á þessum þjóni
records-none = Engum leik er lokið hér enn.
records-best = Best
records-mean = Meðaltal
records-games = Leikir
records-edition = Útgáfa
records-latest = Síðustu leikir

## Statistics: averages beside perfect play

statistics-boxes-beside = Hver reitur að meðaltali (fullkominn leikur)
statistics-perfect = Fullkominn leikur gefur { $mean } stig að meðaltali og bónusinn í { $rate } leikja.
statistics-perfect-points = Fullkominn leikur gefur { $mean } stig að meðaltali.
statistics-thinking = Reikna út fullkominn leik…
statistics-title = Met og meðaltöl
statistics-none = Engum leik er lokið enn. Spilaðu einn og hann telst með hér.
statistics-hint = ← →: önnur útgáfa · annar takki: til baka
statistics-summary = { $games ->
    [1] Einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}, best { $best }, meðaltal { $mean }
statistics-bonus = Bónusinn fékkst í { $rate } þeirra.
statistics-boxes = Hver reitur að meðaltali
statistics-totals = Heildarstig
