# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Lõppenud mängud
games-search = Otsi nime järgi
games-search-do = Otsi
games-end = Lõpeta või kustuta mäng
games-title = Kas jätkata mängu?
games-explained = Jätka sealt, kus pooleli jäi.
games-one = { $names }, { $title }, voor { $round }/{ $rounds }, algus { $date }
games-one-undated = { $names }, { $title }, voor { $round }/{ $rounds }
games-go-on = jätka
games-new = uus mäng
games-statistics = statistika
games-unreadable = Salvestatud mänge ei saa praegu lugeda.
games-none = Pooleli mänge pole.
games-delete-again = Veel kord { $key } kustutab selle mängu jäädavalt.
games-delete = kustuta
games-find = otsi

## Games that are over: opened again, looked back at

finished-games = lõppenud mängud
finished-hint = f: lõppenud mängud
finished-open = ava
finished-back = tagasi
finished-later = Mängi see mäng enne lõpuni või lahku sellest.
finished-none = Selle numbriga lõppenud mängu ei ole; „finished” loetleb need.
finished-plain-open = Kirjuta open ja number, et mõnda uuesti vaadata: open 1
finished-plain-over = Kirjuta report, replay või save, et mängule tagasi vaadata või protokoll salvestada.
finished-plain-help = finished, open 1: lõppenud mängud ja üks neist uuesti; report, replay, save: lõppenud mängu õnn ja valikud, iga samm ning protokoll

## Records

records-people = Mängijad
records-statistics = Statistika
records-here = See server
records-bonus = Boonus saadud
records-totals = Kui sageli milline lõppsumma tuli
records-people-only = Arvesse lähevad ainult inimeste punktilehed, mitte arvuti omad.
records-newest = Arvestatud on ainult uusimad mängud: { $count }.
records-own-options = muudetud reeglivalikutega
records-thinking = Arvutan täiuslikku mängu. Selle arvud ilmuvad siia, kui on valmis.
records-no-perfect = Nende reeglite jaoks pole täiuslikku mängu siin veel arvutatud.
records-all = Kõik mängud
records-older = Vanemad
records-newer = Uuemad
records-top = Parimad tulemused
records-first = { $name }: esimene rekord selles väljaandes, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
records-new = { $name }: uus rekord, { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, senisest { $better } võrra rohkem.
records-stands = { $name }: rekord selles väljaandes on { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}.
records-title = Rekordid selles serveris
records-none = Siin pole veel ühtki mängu lõpuni mängitud.
records-best = Parim
records-mean = Keskmine
records-games = Mänge
records-edition = Väljaanne
records-latest = Viimased mängud

## Statistics: averages beside perfect play

statistics-boxes-beside = Iga lahter keskmiselt (täiuslik mäng)
statistics-perfect = Täiuslik mäng toob keskmiselt { $mean } punkti ning { $rate } mängudest ka boonuse.
statistics-perfect-points = Täiuslik mäng toob keskmiselt { $mean } punkti.
statistics-thinking = Arvutan täiuslikku mängu…
statistics-title = Rekordid ja keskmised
statistics-none = Ühtki mängu pole veel lõpuni mängitud. Mängi üks ja see on siin kirjas.
statistics-hint = ← →: teine väljaanne · muu klahv: tagasi
statistics-summary = { $games ->
    [one] Üks mäng
   *[other] { $games } mängu
}, parim { $best }, keskmine { $mean }
statistics-bonus = Boonus tuli neist { $rate } puhul.
statistics-boxes = Iga lahter keskmiselt
statistics-totals = Lõppsummad
