# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Pabeigtās spēles
games-search = Meklēt pēc vārda
games-search-do = Meklēt
games-end = Beigt vai dzēst spēli
games-title = Turpināt spēli?
games-explained = Turpini tur, kur apstājies.
games-one = { $names }, { $title }, { $round }. aplis no { $rounds }, sākta { $date }
games-one-undated = { $names }, { $title }, { $round }. aplis no { $rounds }
games-go-on = turpināt
games-new = jauna spēle
games-statistics = statistika
games-unreadable = Saglabātās spēles pašlaik nevar nolasīt.
games-none = Nepabeigtu spēļu nav.
games-delete-again = Vēlreiz { $key } neatgriezeniski izdzēsīs šo spēli.
games-delete = dzēst
games-find = meklēt

## Games that are over: opened again, looked back at

finished-games = pabeigtās spēles
finished-hint = f: pabeigtās spēles
finished-open = atvērt
finished-back = atpakaļ
finished-later = Vispirms pabeidz šo spēli vai izej no tās.
finished-none = Pabeigtas spēles ar tādu numuru nav; tās uzskaita “finished”.
finished-plain-open = Raksti open un numuru, lai kādu apskatītu vēlreiz: open 1
finished-plain-over = Raksti report, replay vai save, lai pārskatītu spēli vai saglabātu tās protokolu.
finished-plain-help = finished, open 1: pabeigtās spēles un viena no tām vēlreiz; report, replay, save: pabeigtas spēles veiksme un izvēles, katrs solis un protokols

## Records

records-people = Spēlētāji
records-statistics = Statistika
records-here = Šis serveris
records-bonus = Nopelnīta prēmija
records-totals = Cik bieži kura kopsumma
records-people-only = Skaita tikai cilvēku kartītes, ne datora.
records-newest = Skaita tikai jaunākās spēles: { $count }.
records-own-options = ar mainītiem iestatījumiem
records-thinking = Aprēķinām ideālu spēli. Tās skaitļi parādīsies šeit, kad būs gatavi.
records-no-perfect = Ideāla spēle šeit nav aprēķināta.
records-all = Visas spēles
records-older = Vecākas
records-newer = Jaunākas
records-top = Labākie rezultāti
records-first = { $name }: pirmais rekords šajā izdevumā, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
records-new = { $name }: jauns rekords, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}, par { $better } vairāk nekā līdz šim.
records-stands = { $name }: rekords šajā izdevumā ir { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
records-title = Rekordi šajā serverī
records-none = Neviena spēle te vēl nav pabeigta.
records-best = Rekords
records-mean = Vidēji
records-games = Spēles
records-edition = Izdevums
records-latest = Pēdējās spēles

## Statistics: averages beside perfect play

statistics-boxes-beside = Katrs lauciņš vidēji (ideāla spēle)
statistics-perfect = Ideāla spēle vidēji dod { $mean } punktus un prēmiju { $rate } spēļu.
statistics-perfect-points = Ideāla spēle vidēji dod { $mean } punktus.
statistics-thinking = Aprēķinām ideālu spēli…
statistics-title = Rekordi un vidējie rezultāti
statistics-none = Neviena spēle vēl nav pabeigta. Nospēlē, un tā parādīsies te.
statistics-hint = pa kreisi un pa labi: cits izdevums · cits taustiņš: atpakaļ
statistics-summary = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, rekords { $best }, vidēji { $mean }
statistics-bonus = Prēmija nopelnīta { $rate } no tām.
statistics-boxes = Katrs lauciņš vidēji
statistics-totals = Kopsummas
