# The web pages.

## On every page

web-app = Yatzy
web-home = Forside
web-language = Språk
web-refused = Det gikk ikke
web-back = Tilbake

## First page

web-new-game = Nytt spill
web-join = Bli med
web-join-label = Spillets kode
web-join-do = Bli med
web-go-on = Fortsett
web-go-on-none = Spill du begynner på eller blir med i på denne enheten, vises her.
web-records = Rekorder
web-rules-link = Regler
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nytt spill
web-new-which = Hvilket spill?
web-new-rules = Regler: { $title }
web-new-edition = Utgave
web-new-plain = { $title }, grunnspillet
web-new-option-as-edition = som i utgaven
web-new-dice = Hvilke terninger?
web-new-dice-program = Programmet kaster
web-new-dice-table = Vi kaster ekte terninger
web-new-players = Hvem spiller?
web-new-player = Spiller { $seat }
web-new-kind = Plassen til spiller { $seat }
web-new-kind-here = på denne enheten
web-new-kind-elsewhere = på egen enhet, med lenke
web-new-kind-open = den som blir med
web-new-kind-bot = datamaskin: { $level }
web-new-more = Flere spillere
web-new-start = Begynn spillet

## Seats

web-seat-title = En plass til deg
web-seat-offer = Denne lenken er en plass i spillet { $title }.
web-seat-held = { $name } spiller her på en annen enhet. Tar du plassen, flyttes den til denne.
web-seat-name = Navnet ditt
web-seat-take = Sett deg
web-seat-move = Flytt plassen til denne enheten
web-seat-link = Lenke for { $name }
web-seat-link-title = En lenke til en plass
web-seat-join = Bli med som ny spiller
web-invite-hint = Alle som åpner denne siden, kan se på. Koden { $code } på forsiden fører også hit.

## The table

web-turn = { $name } står for tur
web-turn-yours = Din tur
web-turn-named = { $box } er meldt
web-twin = { $name } ({ $seat })
web-round = omgang { $round } av { $rounds }
web-throw-of = kast { $throw } av { $throws }
web-watching = Du ser på.
web-away = borte
web-left = har gått
web-step-in = La datamaskinen spille denne turen
web-step-in-wait = { $name } er borte. Om { $seconds ->
    [one] ett sekund
   *[other] { $seconds } sekunder
} kan datamaskinen spille denne turen.
web-coach = Spør treneren
web-rules-in-force = Regler som gjelder
web-pad = Poengblokk
web-box = Rubrikk
web-dice = Terninger
web-die = { $face }, terning { $place }
web-throw-all = { $dice ->
    [one] Kast terningen
   *[other] Kast { $dice } terninger
}
web-throw-rest = Kast de andre terningene
web-throw-chip = { $throw } · koster 1 sjetong · du har { $chips }
web-chips = { $chips ->
    [one] 1 sjetong
   *[other] { $chips } sjetonger
}
web-no-throw-left = Ingen kast igjen. Velg en rubrikk.
web-name-first = Meld rubrikken du spiller på, og kast så.
web-enter = Før { $points } inn i { $box }
web-name-box = Meld { $box }
web-zero-ask = Føre inn 0 i { $box }?
web-zero-why = Da er rubrikken stengt resten av spillet.
web-zero-yes = Før inn 0
web-zero-no = Velg en annen rubrikk
web-take-back = Angre
web-more = Mer
web-leave = Forlat spillet: { $name }
web-abandon = Avslutt spillet for alle
web-delete = Slett spillet for godt
web-record = Spillogg
web-columns-of = Kolonnene til { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ikke lagret ennå
web-offline = Ingen forbindelse. Det du fører inn, venter på denne enheten.
web-offline-program = Ingen forbindelse. Spillet fortsetter når den er tilbake.
web-keys = Taster
web-keys-list = 1 til 6: behold en terning · mellomrom: kast · bokstaver: rubrikk · enter: før inn · c: trener · u: angre · ?: denne hjelpen

## Real dice

web-tell-title = Hva viser terningene?
web-tell-hint = Trykk på terningene, så på en rubrikk. Eller trykk på en rubrikk og velg poengene.
web-tell-hand = Kast
web-tell-show = Vis hva det gir
web-tell-clear = Tøm
web-tell-die = Legg til { $face }
web-tell-throws = Etter hvor mange kast?
web-tell-named = Hvilken rubrikk ble meldt?
web-tell-points = Hvor mange poeng i { $box }?
web-tell-extra = { $points } og en ekstra yatzy
web-correct = Rett
web-correct-title = Rett opp: { $name }, omgang { $round }
web-correct-hint = Kastet, eller bare poengene.
web-correct-points = Poeng
web-correct-do = Rett
web-corrected = rettet

## The end

web-over = Spillet er slutt
web-over-abandoned = Spillet ble avbrutt
web-won = { $name } vinner med { $points }
web-won-shared = { $names } deler førsteplassen med { $points }
web-alone = { $points ->
    [one] 1 poeng
   *[other] { $points } poeng
}
web-place = Plassering
web-player = Spiller
web-points = Poeng
web-rematch = Spill igjen
web-rematch-go = Til neste spill
web-series = Vunne spill i denne serien
web-record-download = Last ned spilloggen
web-check-dice = Sjekk terningene
web-commitment = Terningenes forpliktelse
web-secret = Terningenes hemmelighet
web-fair = Hva det viser: serveren valgte ikke kastene for en plass den ikke styrer. Hva det ikke kan vise: en vert som spiller, kjenner hemmeligheten; datamaskinens kast, og kast fra sider uten skript, har ingen byte fra en spiller.

## Records

web-records-title = Rekorder på denne serveren
web-records-none = Ingen spill er spilt ferdig her ennå.
web-records-best = Best
web-records-mean = Snitt
web-records-games = Spill
web-records-edition = Utgave
web-records-latest = Siste spill
