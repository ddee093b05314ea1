# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Avsluttede spill
games-search = Søk etter navn
games-search-do = Søk
games-end = Avslutt eller slett spillet
games-title = Fortsette et spill?
games-explained = Fortsett der du slapp.
games-one = { $names }, { $title }, omgang { $round } av { $rounds }, begynt { $date }
games-one-undated = { $names }, { $title }, omgang { $round } av { $rounds }
games-go-on = fortsett
games-new = nytt spill
games-statistics = statistikk
games-unreadable = De lagrede spillene kan ikke leses akkurat nå.
games-none = Ingen spill venter.
games-delete-again = { $key } igjen sletter dette spillet for godt.
games-delete = slett
games-find = søk

## Games that are over: opened again, looked back at

finished-games = avsluttede spill
finished-hint = f: avsluttede spill
finished-open = åpne
finished-back = tilbake
finished-later = Spill ferdig dette spillet først, eller gå fra det.
finished-none = Det finnes ikke noe avsluttet spill med det nummeret; «finished» viser dem.
finished-plain-open = Skriv open og et nummer for å se på et igjen: open 1
finished-plain-over = Skriv report, replay eller save for å se tilbake på spillet eller lagre spilloggen.
finished-plain-help = finished, open 1: de avsluttede spillene, og ett av dem igjen; report, replay, save: flaks og valg, hvert steg og spilloggen til et spill som er over

## Records

records-people = Spillere
records-statistics = Statistikk
records-here = Denne serveren
records-bonus = Bonus oppnådd
records-totals = Hvor ofte hver totalsum kom
records-people-only = Bare kortene til mennesker teller, ikke datamaskinens.
records-newest = Bare de { $count } nyeste spillene teller.
records-own-options = med endrede regelvalg
records-thinking = Regner ut perfekt spill. Tallene vises her når de er klare.
records-no-perfect = For disse reglene er det ikke regnet ut her hvordan man spiller perfekt.
records-all = Alle spill
records-older = Eldre
records-newer = Nyere
records-top = Beste resultater
records-first = { $name }: første rekord i denne utgaven, { $points } poeng.
records-new = Ny rekord for { $name }: { $points } poeng, { $better } mer enn før.
records-stands = { $name }: rekorden i denne utgaven er { $points } poeng.
records-title = Rekorder på denne serveren
records-none = Ingen spill er spilt ferdig her ennå.
records-best = Best
records-mean = Snitt
records-games = Spill
records-edition = Utgave
records-latest = Siste spill

## Statistics: averages beside perfect play

statistics-boxes-beside = Hver rubrikk i snitt (perfekt spill)
statistics-perfect = Perfekt spill gir { $mean } poeng i snitt og tar bonusen i { $rate } av spillene.
statistics-perfect-points = Perfekt spill gir { $mean } poeng i snitt.
statistics-thinking = Regner ut perfekt spill …
statistics-title = Rekorder og snitt
statistics-none = Ingen spill er ferdige ennå. Spill ett, så står det her.
statistics-hint = ← →: en annen utgave · annen tast: tilbake
statistics-summary = { $games ->
    [one] Ett spill
   *[other] { $games } spill
}, best { $best }, snitt { $mean }
statistics-bonus = Bonusen ble tatt i { $rate } av dem.
statistics-boxes = Hver rubrikk i snitt
statistics-totals = Totalsummer
