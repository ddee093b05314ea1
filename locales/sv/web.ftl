# The web pages.

## On every page

web-app = Yatzy
web-home = Startsida
web-language = Språk
web-refused = Det gick inte
web-back = Tillbaka

## First page

web-new-game = Nytt spel
web-join = Gå med
web-join-label = Spelets kod
web-join-do = Gå med
web-go-on = Fortsätt
web-go-on-none = Spel som du börjar eller går med i på den här enheten visas här.
web-records = Rekord
web-rules-link = Regler
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nytt spel
web-new-which = Vilket spel?
web-new-rules = Regler: { $title }
web-new-edition = Utgåva
web-new-plain = { $title }, grundspelet
web-new-option-as-edition = som i utgåvan
web-new-dice = Vems tärningar?
web-new-dice-program = Programmet kastar
web-new-dice-table = Vi kastar riktiga tärningar
web-new-players = Vilka spelar?
web-new-player = Spelare { $seat }
web-new-kind = Hur spelare { $seat } spelar
web-new-kind-here = på den här enheten
web-new-kind-elsewhere = på egen enhet, via länk
web-new-kind-open = den som går med
web-new-kind-bot = dator: { $level }
web-new-more = Fler spelare
web-new-start = Börja spelet

## Seats

web-seat-title = En plats åt dig
web-seat-offer = Den här länken är en plats i spelet { $title }.
web-seat-held = { $name } spelar här på en annan enhet. Tar du platsen flyttas den till den här.
web-seat-name = Ditt namn
web-seat-take = Slå dig ner
web-seat-move = Flytta platsen till den här enheten
web-seat-link = Länk för { $name }
web-seat-link-title = En länk till en plats
web-seat-join = Gå med som ny spelare
web-invite-hint = Alla som öppnar den här sidan kan titta på. Koden { $code } på startsidan leder också hit.

## The table

web-turn = { $name } på tur
web-turn-yours = Din tur
web-turn-named = Angiven ruta: { $box }
web-twin = { $name } ({ $seat })
web-round = omgång { $round } av { $rounds }
web-throw-of = kast { $throw } av { $throws }
web-watching = Du tittar på.
web-away = borta
web-left = har gått
web-step-in = Låt datorn spela den här turen
web-step-in-wait = { $name } är borta. Om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
} kan datorn spela den här turen.
web-coach = Fråga coachen
web-rules-in-force = Regler som gäller
web-pad = Poängblock
web-box = Ruta
web-dice = Tärningar
web-die = { $face }, tärning { $place }
web-throw-all = { $dice ->
    [one] Kasta tärningen
   *[other] Kasta { $dice } tärningar
}
web-throw-rest = Kasta de andra tärningarna
web-throw-chip = { $throw } · kostar 1 spelmark · du har { $chips }
web-chips = { $chips ->
    [one] 1 spelmark
   *[other] { $chips } spelmarker
}
web-no-throw-left = Inget kast kvar. Välj en ruta.
web-name-first = Ange rutan du spelar på, och kasta sedan.
web-enter = För in { $points } i { $box }
web-name-box = Ange { $box }
web-zero-ask = Föra in 0 i { $box }?
web-zero-why = Då är rutan stängd resten av spelet.
web-zero-yes = För in 0
web-zero-no = Välj en annan ruta
web-take-back = Ångra
web-more = Mer
web-leave = Lämna spelet: { $name }
web-abandon = Avsluta spelet för alla
web-delete = Ta bort spelet för gott
web-record = Spellogg
web-columns-of = Kolumner för { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = inte sparat än
web-offline = Ingen anslutning. Det du för in väntar på den här enheten.
web-offline-program = Ingen anslutning. Spelet fortsätter när den är tillbaka.
web-keys = Tangenter
web-keys-list = 1 till 6: behåll en tärning · mellanslag: kasta · bokstäver: ruta · enter: för in · c: coach · u: ångra · ?: den här hjälpen

## Real dice

web-tell-title = Vad visar tärningarna?
web-tell-hint = Tryck på tärningarna, sedan på en ruta. Eller tryck på en ruta och välj poängen.
web-tell-hand = Kast
web-tell-show = Visa vad det ger
web-tell-clear = Rensa
web-tell-die = Lägg till { $face }
web-tell-throws = Efter hur många kast?
web-tell-named = Vilken ruta angavs?
web-tell-points = Hur många poäng i { $box }?
web-tell-extra = { $points } och en extra yatzy
web-correct = Rätta
web-correct-title = Rätta: { $name }, omgång { $round }
web-correct-hint = Kastet, eller bara poängen.
web-correct-points = Poäng
web-correct-do = Rätta
web-corrected = rättat

## The end

web-over = Spelet är slut
web-over-abandoned = Spelet avbröts
web-won = { $name } vinner med { $points }
web-won-shared = { $names } delar första platsen med { $points }
web-alone = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
web-place = Placering
web-player = Spelare
web-points = Poäng
web-rematch = Spela igen
web-rematch-go = Till nästa spel
web-series = Vunna spel i den här serien
web-record-download = Ladda ner spelloggen
web-check-dice = Kontrollera tärningarna
web-commitment = Tärningarnas åtagande
web-secret = Tärningarnas hemlighet
web-fair = Vad det visar: servern valde inte kasten för en plats som den inte styr. Vad det inte kan visa: en värd som spelar känner till hemligheten; datorns kast, och kast från sidor utan skript, har inga byte från någon spelare.

## Records

web-records-title = Rekord på den här servern
web-records-none = Inget spel är färdigspelat här än.
web-records-best = Bäst
web-records-mean = Snitt
web-records-games = Spel
web-records-edition = Utgåva
web-records-latest = Senaste spelen
