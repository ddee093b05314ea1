# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Afsluttede spil
games-search = Søg efter navn
games-search-do = Søg
games-end = Afslut eller slet spillet
games-title = Fortsætte et spil?
games-explained = Fortsæt, hvor du slap.
games-one = { $names }, { $title }, runde { $round } af { $rounds }, begyndt { $date }
games-one-undated = { $names }, { $title }, runde { $round } af { $rounds }
games-go-on = fortsæt
games-new = nyt spil
games-statistics = statistik
games-unreadable = De gemte spil kan ikke læses lige nu.
games-none = Ingen spil venter.
games-delete-again = { $key } igen sletter dette spil for altid.
games-delete = slet
games-find = søg

## Games that are over: opened again, looked back at

finished-games = afsluttede spil
finished-hint = f: afsluttede spil
finished-open = åbn
finished-back = tilbage
finished-later = Spil dette spil færdigt først, eller gå fra det.
finished-none = Der er ikke noget afsluttet spil med det nummer; »finished« viser dem.
finished-plain-open = Skriv open og et nummer for at se på et igen: open 1
finished-plain-over = Skriv report, replay eller save for at se tilbage på spillet eller gemme spilloggen.
finished-plain-help = finished, open 1: de afsluttede spil, og et af dem igen; report, replay, save: held og valg, hvert trin og spilloggen for et spil, der er slut

## Records

records-people = Spillere
records-statistics = Statistik
records-here = Denne server
records-bonus = Bonus opnået
records-totals = Hvor tit hver totalsum kom
records-people-only = Kun menneskers kort tæller, ikke computerens.
records-newest = Kun de { $count } nyeste spil tæller.
records-own-options = med ændrede regelvalg
records-thinking = Regner perfekt spil ud. Tallene vises her, når de er klar.
records-no-perfect = For disse regler er det ikke regnet ud her, hvordan man spiller perfekt.
records-all = Alle spil
records-older = Ældre
records-newer = Nyere
records-top = Bedste resultater
records-first = { $name }: første rekord i denne udgave, { $points } point.
records-new = Ny rekord for { $name }: { $points } point, { $better } mere end før.
records-stands = { $name }: rekorden i denne udgave er { $points } point.
records-title = Rekorder på denne server
records-none = Der er ikke spillet noget spil færdigt her endnu.
records-best = Bedst
records-mean = Snit
records-games = Spil
records-edition = Udgave
records-latest = Seneste spil

## Statistics: averages beside perfect play

statistics-boxes-beside = Hver rubrik i snit (perfekt spil)
statistics-perfect = Perfekt spil giver { $mean } point i snit og tager bonussen i { $rate } af spillene.
statistics-perfect-points = Perfekt spil giver { $mean } point i snit.
statistics-thinking = Regner perfekt spil ud …
statistics-title = Rekorder og snit
statistics-none = Der er ikke noget færdigt spil endnu. Spil et, så står det her.
statistics-hint = ← →: en anden udgave · anden tast: tilbage
statistics-summary = { $games ->
    [one] Ét spil
   *[other] { $games } spil
}, bedst { $best }, snit { $mean }
statistics-bonus = Bonussen blev taget i { $rate } af dem.
statistics-boxes = Hver rubrik i snit
statistics-totals = Totalsummer
