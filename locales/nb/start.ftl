# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Spillets kode
home-join-do = Bli med
home-continue = Fortsett
home-continue-none = Spill du begynner på eller blir med i på denne enheten, vises her.
home-records = Rekorder
home-rules = Regler
home-games = Dine spill
home-games-waiting = Dine spill ({ $count } pågår)

## A new game

# A button: the form then has more lines for players
new-more-lines = Flere linjer
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Disse valgene går ikke sammen: { $options }. Sett ett av dem tilbake.
new-computer = Spill mot datamaskinen
new-computer-which = Hvor godt skal den spille?
new-title = Nytt spill
new-game = Spill
new-edition = Utgave
new-options = Regelvalg
new-seats = Plasser
new-starts = Hvem begynner
new-dice = Terninger
new-start = Start spillet
new-plain = standardregler
new-options-set = { $count ->
    [0] som i utgaven
    [one] ett endret
   *[other] { $count } endret
}
new-unfold = enter viser dem
new-fold = enter skjuler dem
new-add-seat = + én plass til
new-seat-bot = datamaskinen; ← → endrer hvor godt den spiller
new-seat-person = skriv et navn; ← → lar datamaskinen spille
new-as-entered = i rekkefølgen over
new-drawn = med terninger: alle kaster, høyest begynner
new-program-dice = virtuelle terninger
new-real-dice = ekte terninger på bordet
new-real-dice-remark = du kaster, programmet teller poengene
new-which = Hvilket spill?
new-rules = Regler: { $title }
new-plain-title = { $title }, standardregler
new-option-as-edition = som i utgaven
new-dice-question = Hvilke terninger?
new-dice-program = Virtuelle terninger
new-dice-table = Ekte terninger på bordet
new-players = Hvem spiller?
new-player = Spiller { $seat }
new-kind = Plassen til spiller { $seat }
new-kind-here = på denne enheten
new-kind-elsewhere = på egen enhet
new-kind-open = hvem som helst
new-kind-bot = datamaskin: { $level }
new-alone = Legg til spillere, eller start alene som { $name }.
new-add-name = Navnet på neste spiller
new-add = Legg til
new-add-computer = Datamaskin
new-add-open = Ledig plass
new-move = Flytt spiller { $seat } opp
new-remove = Fjern spiller { $seat }
new-coach-on = med trener
new-coach-off = uten trener
new-same-name = { $name } er med to ganger. Endre et av navnene, eller start slik.

## Rules of one's own

new-own-rules = Egne regler
new-own-rules-hint = Lim inn en regelfil her. Den erstatter spillet som er valgt over.
new-own-rules-example = Et eksempel å begynne med:
new-own-rules-file = Velg en fil
new-own-rules-wrong = Disse reglene kan ikke brukes. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: velg linje · ← →: endre · esc: gå
new-hint-seat = skriv et navn · ← →: datamaskin · tilbaketast på tom linje: én plass mindre
new-hint-add = enter: én plass til
new-hint-options = enter: vis eller skjul regelvalgene
new-hint-start = enter: begynn · ↑ ↓: velg linje · t: statistikk · esc: gå
# Part of the hint below the form for a new game
new-print = ctrl+p: en blokk til utskrift

## Who starts

draw-title = Hvem begynner?
draw-throw = { $name } kaster { $hand }: { $sum }
draw-again = Likt: kast igjen.
draw-first = { $name } begynner.
draw-hint = enter: til bordet · esc: tilbake

## Inviting

invite-title = Inviter andre
# $code: letters and digits to type
invite-code = Eller åpne { $address } og skriv koden { $code }
invite-button = Inviter
invite-how = Skann QR-koden, eller åpne { $address } og skriv koden.
invite-code-label = Kode
invite-copy = Kopier lenken
invite-copy-seat = Kopier lenken for { $name }
invite-copied = Kopiert
invite-share = Del
invite-here-count = { $here } av { $all } er her
invite-to-table = Til bordet
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Bare denne maskinen kan åpne disse lenkene. Start serveren med { $command }, så kan andre enheter være med.
invite-hint = Alle som åpner denne siden, kan se på. Koden { $code } på forsiden fører også hit.

## Seats

seat-rename-label = { $name }: nytt navn
seat-rename = Gi nytt navn
seat-rename-hint = Et tomt navn sletter det gamle for godt.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, deg
seat-here = { $name }, her
seat-waiting = { $name }, ikke kommet ennå
seat-away = { $name }, borte
seat-open = ledig
seat-link-hint = Den som åpner lenken, kan spille på denne plassen ({ $name }). Lenken forblir den samme.
seat-link-new = Lag en ny lenke
seat-link-new-sure = Den gamle lenken slutter å virke.
seat-number = plass { $seat }
seat-twin = { $name } ({ $seat })
seat-title = En plass til deg
seat-offer = Med denne lenken får du en plass i spillet { $title }.
seat-held = { $name } spiller allerede her på en annen enhet. Tar du plassen, flyttes den til denne.
seat-name = Navnet ditt
seat-take = Ta denne plassen
seat-move = Flytt plassen til denne enheten
seat-link = Lenke for { $name }
seat-link-title = En lenke til en plass
seat-join = Bli med som ny spiller
seat-who = Hvem er du?
seat-invited = Du er invitert til { $title } med { $names }.
seat-i-am = Jeg er { $name }
seat-else = En annen …
seat-watch = Bare se på
seat-expected = Er du den { $name } som er ventet?
seat-not-me = Hvis ikke, skriv et annet navn.
seat-other-name = { $name } sitter allerede ved bordet. Skriv et annet navn.
seat-sit = Sett deg ved bordet
seat-add = Legg til en spiller på denne enheten
seat-play-here = Spill på denne enheten
seat-elsewhere = { $name }: på en annen enhet
seat-held-hint = Er en av disse plassene din? Trykk på den for å be om den.
seat-asked = Du har bedt om denne plassen: { $name }. Forespørselen har nummer { $number }. Verten eller den andre enheten kan tillate den innen to minutter.
seat-asked-players = Du har bedt om denne plassen: { $name }. Forespørselen har nummer { $number }. Verten og den andre enheten er borte, så hvilken som helst spiller kan tillate den innen to minutter.
seat-no-answer = Forespørselen fikk ikke svar innen to minutter. Du kan spørre igjen.
seat-request = En annen enhet vil overta denne plassen: { $name }. Den viser nummeret { $number }.
seat-allow = Tillat
seat-refuse = Avslå

## Why a seat or a name is refused, and what to do instead

seat-taken = Der sitter det allerede noen. Velg en annen plass.
seat-asked-already = En annen enhet har nettopp bedt om denne plassen. Prøv igjen om to minutter.
seat-refused = Forespørselen om plassen ble avslått. Du kan spørre igjen om to minutter.
seat-request-over = Forespørselen er allerede besvart, eller den gjelder ikke lenger.
seat-table-full = Bordet er fullt. Det har { $most } plasser.
seat-no-players = Det er ingen spiller ennå. Oppgi minst én.
seat-name-empty = Navnet er tomt. Skriv et navn.
seat-name-too-long = Navnet er for langt. Et navn har høyst { $most } tegn.
seat-name-unruly = Navnet har usynlige tegn. Skriv det på nytt.

## Players without a name

player-number = Spiller { $number }
bot-name = Datamaskin ({ $level })

## How well the computer plays, the weakest first

level-random = tilfeldig
level-greedy = grådig
level-beginner = nybegynner
level-casual = hobbyspiller
level-club = klubbspiller
level-expert = ekspert
level-perfect = perfekt
level-winner = spiller på seier
# What each level does, as a short sentence without a subject
level-hint-random = Gjør det som faller den inn.
level-hint-greedy = Tar alltid det som gir flest poeng akkurat nå.
level-hint-beginner = Lærte reglene i går.
level-hint-casual = Spiller med familien i ferien.
level-hint-club = Spiller hver uke og glemmer sjelden bonusen.
level-hint-expert = Gjør nesten aldri feil.
level-hint-perfect = Velger alltid det beste; resten er flaks.
level-hint-winner = Går for seieren, ikke for flest poeng.
# The mean total of a level, measured
level-average = I snitt { $mean } poeng
level-unknown = Det finnes ikke noe nivå «{ $level }»; nivåene er { $levels }.
level-unknown-near = Det finnes ikke noe nivå «{ $level }»; mente du { $near }?
