# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Avslutade spel
games-search = Sök på namn
games-search-do = Sök
games-end = Avsluta eller ta bort spelet
games-title = Fortsätta ett spel?
games-explained = Fortsätt där du slutade.
games-one = { $names }, { $title }, omgång { $round } av { $rounds }, påbörjat { $date }
games-one-undated = { $names }, { $title }, omgång { $round } av { $rounds }
games-go-on = fortsätt
games-new = nytt spel
games-statistics = statistik
games-unreadable = De sparade spelen går inte att läsa just nu.
games-none = Inget spel väntar.
games-delete-again = { $key } igen tar bort det här spelet för gott.
games-delete = ta bort
games-find = sök

## Games that are over: opened again, looked back at

finished-games = avslutade spel
finished-hint = f: avslutade spel
finished-open = öppna
finished-back = tillbaka
finished-later = Spela klart det här spelet först, eller lämna det.
finished-none = Det finns inget avslutat spel med det numret; ”finished” visar dem.
finished-plain-open = Skriv open och ett nummer för att titta på ett igen: open 1
finished-plain-over = Skriv report, replay eller save för att se tillbaka på spelet eller spara spelloggen.
finished-plain-help = finished, open 1: de avslutade spelen, och ett av dem igen; report, replay, save: flax och val, varje steg och spelloggen för ett spel som är slut

## Records

records-people = Spelare
records-statistics = Statistik
records-here = Den här servern
records-bonus = Bonus tagen
records-totals = Hur ofta varje totalsumma kom
records-people-only = Bara människors kort räknas, inte datorns.
records-newest = Bara de { $count } senaste spelen räknas.
records-own-options = med ändrade regelval
records-thinking = Räknar ut perfekt spel. Siffrorna visas här när de är klara.
records-no-perfect = För de här reglerna är det inte uträknat här hur man spelar perfekt.
records-all = Alla spel
records-older = Äldre
records-newer = Nyare
records-top = Bästa resultat
records-first = { $name }: första rekordet i den här utgåvan, { $points } poäng.
records-new = Nytt rekord för { $name }: { $points } poäng, { $better } mer än förut.
records-stands = { $name }: rekordet i den här utgåvan är { $points } poäng.
records-title = Rekord på den här servern
records-none = Inget spel är färdigspelat här än.
records-best = Bäst
records-mean = Snitt
records-games = Spel
records-edition = Utgåva
records-latest = Senaste spelen

## Statistics: averages beside perfect play

statistics-boxes-beside = Varje ruta i snitt (perfekt spel)
statistics-perfect = Perfekt spel ger { $mean } poäng i snitt och tar bonusen i { $rate } av spelen.
statistics-perfect-points = Perfekt spel ger { $mean } poäng i snitt.
statistics-thinking = Räknar ut perfekt spel …
statistics-title = Rekord och snitt
statistics-none = Inget spel är färdigt än. Spela ett, så syns det här.
statistics-hint = ← →: en annan utgåva · annan tangent: tillbaka
statistics-summary = { $games ->
    [one] Ett spel
   *[other] { $games } spel
}, bäst { $best }, snitt { $mean }
statistics-bonus = Bonusen togs i { $rate } av dem.
statistics-boxes = Varje ruta i snitt
statistics-totals = Totalsummor
