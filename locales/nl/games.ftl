# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Afgelopen spellen
games-search = Zoeken op naam
games-search-do = Zoeken
games-end = Het spel beëindigen of verwijderen
games-title = Verdergaan met een spel?
games-explained = Ga verder waar je gebleven was.
games-one = { $names }, { $title }, ronde { $round } van { $rounds }, begonnen { $date }
games-one-undated = { $names }, { $title }, ronde { $round } van { $rounds }
games-go-on = verder
games-new = nieuw spel
games-statistics = statistieken
games-unreadable = De bewaarde spellen zijn nu niet te lezen.
games-none = Er wacht geen spel.
games-delete-again = Nog een keer { $key } verwijdert dit spel voorgoed.
games-delete = verwijderen
games-find = zoeken

## Games that are over: opened again, looked back at

finished-games = afgelopen spellen
finished-hint = f: afgelopen spellen
finished-open = openen
finished-back = terug
finished-later = Speel dit spel eerst uit, of stop ermee.
finished-none = Er is geen afgelopen spel met dat nummer; “finished” toont ze.
finished-plain-open = Typ open en een nummer om er een weer te bekijken: open 1
finished-plain-over = Typ report, replay of save om op het spel terug te kijken of het verslag te bewaren.
finished-plain-help = finished, open 1: de afgelopen spellen, en een ervan opnieuw; report, replay, save: geluk en keuzes, elke stap en het verslag van een spel dat uit is

## Records

records-people = Spelers
records-statistics = Statistieken
records-here = Deze server
records-bonus = Bonus gehaald
records-totals = Hoe vaak elk totaal voorkwam
records-people-only = Alleen de kaarten van mensen tellen, niet die van de computer.
records-newest = Alleen de nieuwste { $count } spellen tellen mee.
records-own-options = met gewijzigde opties
records-thinking = Perfect spel wordt berekend. De cijfers verschijnen hier zodra ze klaar zijn.
records-no-perfect = Voor deze regels is perfect spel hier nog niet berekend.
records-all = Alle spellen
records-older = Ouder
records-newer = Nieuwer
records-top = Hoogste totalen
records-first = { $name }: eerste record in deze uitgave, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
records-new = Een nieuw record voor { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $better } meer dan eerst.
records-stands = { $name }: het record in deze uitgave is { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
records-title = Records op deze server
records-none = Hier is nog geen spel uitgespeeld.
records-best = Beste
records-mean = Gemiddeld
records-games = Spellen
records-edition = Uitgave
records-latest = Laatste spellen

## Statistics: averages beside perfect play

statistics-boxes-beside = Elk vak gemiddeld (perfect spel)
statistics-perfect = Perfect spel: gemiddeld { $mean } punten, bonus in { $rate } van de spellen.
statistics-perfect-points = Perfect spel levert gemiddeld { $mean } punten op.
statistics-thinking = Perfect spel wordt uitgerekend…
statistics-title = Records en gemiddelden
statistics-none = Er is nog geen spel afgemaakt. Speel er een, dan telt het hier.
statistics-hint = ← →: een andere uitgave · andere toets: terug
statistics-summary = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, beste { $best }, gemiddeld { $mean }
statistics-bonus = In { $rate } daarvan was er een bonus.
statistics-boxes = Elk vak gemiddeld
statistics-totals = Totalen
