# The web pages.

## On every page

web-app = Yatzy
web-home = Forside
web-language = Sprog
web-refused = Det gik ikke
web-back = Tilbage

## First page

web-new-game = Nyt spil
web-join = Deltag
web-join-label = Spillets kode
web-join-do = Deltag
web-go-on = Fortsæt
web-go-on-none = Spil, du begynder på eller deltager i på denne enhed, vises her.
web-records = Rekorder
web-rules-link = Regler
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nyt spil
web-new-which = Hvilket spil?
web-new-rules = Regler: { $title }
web-new-edition = Udgave
web-new-plain = { $title }, grundspillet
web-new-option-as-edition = som i udgaven
web-new-dice = Hvilke terninger?
web-new-dice-program = Programmet kaster
web-new-dice-table = Vi kaster rigtige terninger
web-new-players = Hvem spiller?
web-new-player = Spiller { $seat }
web-new-kind = Pladsen til spiller { $seat }
web-new-kind-here = på denne enhed
web-new-kind-elsewhere = på egen enhed, med link
web-new-kind-open = den, der deltager
web-new-kind-bot = computer: { $level }
web-new-more = Flere spillere
web-new-start = Begynd spillet

## Seats

web-seat-title = En plads til dig
web-seat-offer = Dette link er en plads i spillet { $title }.
web-seat-held = { $name } spiller her på en anden enhed. Tager du pladsen, flytter den til denne.
web-seat-name = Dit navn
web-seat-take = Sæt dig
web-seat-move = Flyt pladsen til denne enhed
web-seat-link = Link til { $name }
web-seat-link-title = Et link til en plads
web-seat-join = Deltag som ny spiller
web-invite-hint = Alle, der åbner denne side, kan se på. Koden { $code } på forsiden fører også hertil.

## The table

web-turn = { $name } har turen
web-turn-yours = Din tur
web-turn-named = { $box } er meldt
web-twin = { $name } ({ $seat })
web-round = runde { $round } af { $rounds }
web-throw-of = kast { $throw } af { $throws }
web-watching = Du ser på.
web-away = væk
web-left = er gået
web-step-in = Lad computeren spille denne tur
web-step-in-wait = { $name } er væk. Om { $seconds ->
    [one] ét sekund
   *[other] { $seconds } sekunder
} kan computeren spille denne tur.
web-coach = Spørg træneren
web-rules-in-force = Regler, der gælder
web-pad = Pointblok
web-box = Rubrik
web-dice = Terninger
web-die = { $face }, terning { $place }
web-throw-all = { $dice ->
    [one] Kast terningen
   *[other] Kast { $dice } terninger
}
web-throw-rest = Kast de andre terninger
web-throw-chip = { $throw } · koster 1 brik · du har { $chips }
web-chips = { $chips ->
    [one] 1 brik
   *[other] { $chips } brikker
}
web-no-throw-left = Ingen kast tilbage. Vælg en rubrik.
web-name-first = Meld den rubrik, du spiller på, og kast så.
web-enter = Skriv { $points } i { $box }
web-name-box = Meld { $box }
web-zero-ask = Skrive 0 i { $box }?
web-zero-why = Så er rubrikken lukket resten af spillet.
web-zero-yes = Skriv 0
web-zero-no = Vælg en anden rubrik
web-take-back = Fortryd
web-more = Mere
web-leave = Forlad spillet: { $name }
web-abandon = Slut spillet for alle
web-delete = Slet spillet for altid
web-record = Spillog
web-columns-of = Kolonnerne for { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ikke gemt endnu
web-offline = Ingen forbindelse. Det, du skriver, venter på denne enhed.
web-offline-program = Ingen forbindelse. Spillet fortsætter, når den er tilbage.
web-keys = Taster
web-keys-list = 1 til 6: behold en terning · mellemrum: kast · bogstaver: rubrik · enter: skriv · c: træner · u: fortryd · ?: denne hjælp

## Real dice

web-tell-title = Hvad viser terningerne?
web-tell-hint = Tryk på terningerne, så på en rubrik. Eller tryk på en rubrik, og vælg pointene.
web-tell-hand = Kast
web-tell-show = Vis, hvad det giver
web-tell-clear = Ryd
web-tell-die = Tilføj { $face }
web-tell-throws = Efter hvor mange kast?
web-tell-named = Hvilken rubrik blev meldt?
web-tell-points = Hvor mange point i { $box }?
web-tell-extra = { $points } og en ekstra yatzy
web-correct = Ret
web-correct-title = Ret: { $name }, runde { $round }
web-correct-hint = Kastet, eller kun pointene.
web-correct-points = Point
web-correct-do = Ret
web-corrected = rettet

## The end

web-over = Spillet er slut
web-over-abandoned = Spillet blev afbrudt
web-won = { $name } vinder med { $points }
web-won-shared = { $names } deler førstepladsen med { $points }
web-alone = { $points ->
    [one] 1 point
   *[other] { $points } point
}
web-place = Placering
web-player = Spiller
web-points = Point
web-rematch = Spil igen
web-rematch-go = Til næste spil
web-series = Vundne spil i denne serie
web-record-download = Hent spilloggen
web-check-dice = Tjek terningerne
web-commitment = Terningernes forpligtelse
web-secret = Terningernes hemmelighed
web-fair = Hvad det viser: serveren valgte ikke kastene for en plads, den ikke styrer. Hvad det ikke kan vise: en vært, der spiller, kender hemmeligheden; computerens kast, og kast fra sider uden script, har ingen byte fra en spiller.

## Records

web-records-title = Rekorder på denne server
web-records-none = Der er ikke spillet noget spil færdigt her endnu.
web-records-best = Bedst
web-records-mean = Snit
web-records-games = Spil
web-records-edition = Udgave
web-records-latest = Seneste spil
