# The web pages.

## On every page

web-app = Yatzy
web-home = Startpagina
web-language = Taal
web-refused = Dat lukte niet
web-back = Terug

## First page

web-new-game = Nieuw spel
web-join = Doe mee
web-join-label = Code van het spel
web-join-do = Doe mee
web-go-on = Ga verder
web-go-on-none = Spellen die je op dit apparaat begint of waaraan je meedoet, staan hier.
web-records = Records
web-rules-link = Spelregels
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nieuw spel
web-new-which = Welk spel?
web-new-rules = Spelregels: { $title }
web-new-edition = Uitgave
web-new-plain = { $title }, gewoon
web-new-option-as-edition = zoals in de uitgave
web-new-dice = Welke dobbelstenen?
web-new-dice-program = Het programma gooit
web-new-dice-table = We gooien echte dobbelstenen
web-new-players = Wie spelen er mee?
web-new-player = Speler { $seat }
web-new-kind = Hoe speler { $seat } speelt
web-new-kind-here = op dit apparaat
web-new-kind-elsewhere = op eigen apparaat, via een link
web-new-kind-open = wie maar mee wil doen
web-new-kind-bot = computer: { $level }
web-new-more = Meer spelers
web-new-start = Begin het spel

## Seats

web-seat-title = Een plaats voor jou
web-seat-offer = Deze link is een plaats in een spel { $title }.
web-seat-held = { $name } speelt hier op een ander apparaat. Neem je de plaats, dan komt die naar dit apparaat.
web-seat-name = Je naam
web-seat-take = Ga zitten
web-seat-move = Haal de plaats naar dit apparaat
web-seat-link = Link voor { $name }
web-seat-link-title = Een link naar een plaats
web-seat-join = Doe mee als nieuwe speler
web-invite-hint = Wie deze pagina opent, kan meekijken. De code { $code } op de startpagina leidt hier ook heen.

## The table

web-turn = { $name } is aan de beurt
web-turn-yours = Jij bent aan de beurt
web-turn-named = { $box } is genoemd
web-twin = { $name } ({ $seat })
web-round = ronde { $round } van { $rounds }
web-throw-of = worp { $throw } van { $throws }
web-watching = Je kijkt mee.
web-away = afwezig
web-left = gestopt
web-step-in = Laat de computer deze beurt spelen
web-step-in-wait = { $name } is afwezig. Over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} kan de computer deze beurt spelen.
web-coach = Vraag het de coach
web-rules-in-force = Regels die gelden
web-pad = Scoreblok
web-box = Vak
web-dice = Dobbelstenen
web-die = { $face }, dobbelsteen { $place }
web-throw-all = { $dice ->
    [one] Gooi de dobbelsteen
   *[other] Gooi { $dice } dobbelstenen
}
web-throw-rest = Gooi de andere dobbelstenen
web-throw-chip = { $throw } · kost 1 fiche · je hebt { $chips }
web-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
web-no-throw-left = Er is geen worp meer. Kies een vak.
web-name-first = Noem het vak waarvoor je speelt, en gooi dan.
web-enter = Vul { $points } in bij { $box }
web-name-box = Noem { $box }
web-zero-ask = 0 invullen bij { $box }?
web-zero-why = Het vak is dan de rest van het spel dicht.
web-zero-yes = Vul 0 in
web-zero-no = Kies een ander vak
web-take-back = Neem terug
web-more = Meer
web-leave = Stap uit het spel: { $name }
web-abandon = Beëindig het spel voor iedereen
web-delete = Verwijder het spel voorgoed
web-record = Verslag
web-columns-of = Kolommen van { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = nog niet bewaard
web-offline = Geen verbinding. Wat je invult, wacht op dit apparaat.
web-offline-program = Geen verbinding. Het spel gaat verder als die er weer is.
web-keys = Toetsen
web-keys-list = 1 t/m 6: houd een dobbelsteen vast · spatie: gooi · letters: vak · enter: vul in · c: coach · u: terugnemen · ?: deze uitleg

## Real dice

web-tell-title = Wat tonen de dobbelstenen?
web-tell-hint = Tik op de dobbelstenen, dan op een vak. Of tik op een vak en kies de punten.
web-tell-hand = Worp
web-tell-show = Toon wat het oplevert
web-tell-clear = Wis
web-tell-die = Voeg een { $face } toe
web-tell-throws = Na hoeveel worpen?
web-tell-named = Welk vak is genoemd?
web-tell-points = Hoeveel punten bij { $box }?
web-tell-extra = { $points } en een extra yatzy
web-correct = Corrigeer
web-correct-title = Correctie: { $name }, ronde { $round }
web-correct-hint = De worp, of alleen de punten.
web-correct-points = Punten
web-correct-do = Corrigeer het
web-corrected = gecorrigeerd

## The end

web-over = Het spel is afgelopen
web-over-abandoned = Het spel is voortijdig gestopt
web-won = { $name } wint met { $points }
web-won-shared = { $names } eindigen samen als eerste met { $points }
web-alone = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-place = Positie
web-player = Speler
web-points = Punten
web-rematch = Speel nog eens
web-rematch-go = Naar het volgende spel
web-series = Gewonnen spellen in deze reeks
web-record-download = Download het verslag
web-check-dice = Controleer de dobbelstenen
web-commitment = Vastlegging van de dobbelstenen
web-secret = Geheim van de dobbelstenen
web-fair = Wat dit laat zien: de server koos niet de worpen van een plaats die hij niet bestuurt. Wat het niet kan laten zien: een gastheer die meespeelt, kent het geheim; worpen van de computer, en van pagina’s zonder script, bevatten geen bytes van een speler.

## Records

web-records-title = Records op deze server
web-records-none = Hier is nog geen spel uitgespeeld.
web-records-best = Beste
web-records-mean = Gemiddeld
web-records-games = Spellen
web-records-edition = Uitgave
web-records-latest = Laatste spellen
