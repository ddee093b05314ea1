# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } is aan de beurt
table-turn-of = { $name } is aan de beurt
table-turn-yours = Jouw beurt
table-turn-called = Genoemd: { $box }
table-box-called = genoemd
table-round = ronde { $round } van { $rounds }
# Above one's own column
table-you = jij
table-away = afwezig
table-left = gestopt
table-seat-left = { $name } is gestopt. De kolom blijft.
table-bot-thinking = De computer denkt na…
table-bot-took-over = De computer speelt verder voor { $name }.
table-step-in = De computer deze beurt laten spelen
table-step-in-wait = { $name } is afwezig. Over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
} kan de computer deze beurt spelen.
table-watching = Je kijkt mee.
table-spectators = Kijkers: { $count }

## Throwing and keeping

table-throw = Worp { $throw } van { $throws }
table-throw-of = worp { $throw } van { $throws }
table-throw-all = { $dice ->
    [one] De dobbelsteen gooien
   *[other] { $dice } dobbelstenen gooien
}
table-throw-rest = De andere dobbelstenen gooien
table-throw-chip = { $throw } · kost 1 fiche · je hebt { $chips }
table-first-throw = Gooi de dobbelstenen.
table-no-throw-left = Er is geen worp meer. Kies een vak.
table-dice = Dobbelstenen
table-die = { $face }, dobbelsteen { $place }
table-chips = { $chips ->
    [one] 1 fiche
   *[other] { $chips } fiches
}
table-kept = vast
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Deze vasthouden

## Calling a box, entering, undoing

table-call = { $box } noemen
table-call-a-box = Noem een vak voor je gooit.
table-call-first = Noem het vak waarvoor je speelt, en gooi dan.
table-called = Genoemd: { $box }. Gooi de dobbelstenen.
table-for = voor { $box }
# A named box that the last throw does not fit
table-missed = Je noemde { $box } en miste. Kies een vak voor de nul.
table-enter = { $points } invullen bij { $box }
# What an extra yatzy brings on top
table-enter-joker = { $points } invullen bij { $box }, +{ $extra } extra
table-joker-upper = Nog een yatzy gaat naar het vak van zijn getal: { $box } levert { $points } punten op.
table-joker-extra = Nog een yatzy gaat naar het vak van zijn getal: { $box } levert { $points } punten op, +{ $extra } extra.
table-joker-lower = Nog een yatzy, en het vak van zijn getal is bezet: het is een joker en levert in elk open onderste vak de volle punten op.
table-joker-zero = Nog een yatzy, maar zijn vakken zijn bezet: er blijft alleen een nul over.
table-zero-why = Dit vak kun je niet opnieuw gebruiken.
table-zero-yes = 0 invullen
table-zero-no = Een ander vak kiezen
# The box that the order of boxes asks for
table-next = volgende
table-take-back = Terugnemen
table-taken-back = Teruggenomen. Kies opnieuw.
# Not to wait while something could still be undone
table-go-on = Verder

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = het vak dat ik invul
table-entry-title = Wat tonen de dobbelstenen?
table-entry-hint = Tik op de dobbelstenen, dan op een vak. Of tik op een vak en kies de punten.
table-entry-hand = Worp
table-entry-show = Punten tonen
table-entry-clear = Wissen
table-entry-die = Een { $face } toevoegen
table-entry-throws = Na hoeveel worpen?
table-entry-named = Welk vak is genoemd?
table-entry-points = Hoeveel punten bij { $box }?
table-entry-extra = { $points } en een extra yatzy
# Real dice
table-type-dice = Dit spel speel je met echte dobbelstenen: gooi, en typ dan { $dice ->
    [one] wat de dobbelsteen toont
   *[other] wat de { $dice } dobbelstenen tonen
}.
table-real-dice = Typ wat de dobbelstenen tonen.
table-real-points = Typ de punten, kies het vak.
table-real-throws = { $throws ->
    [one] Eén worp
   *[other] { $throws } worpen
} deze beurt
table-points-typed = Punten: { $points }
table-points-missing = Typ eerst de punten.
table-extra-yatzy = met een extra yatzy
table-no-extra-yatzy = zonder extra yatzy
table-dice-missing = { $missing ->
    [one] Er ontbreekt één dobbelsteen.
   *[other] Er ontbreken { $missing } dobbelstenen.
} Typ wat er nog ontbreekt.

## Corrections

table-correct = Corrigeren
table-correct-title = Correctie: { $name }, ronde { $round }
table-correct-hint = De worp, of alleen de punten.
table-correct-points = Punten
table-correct-do = Corrigeren
table-corrected = gecorrigeerd
table-correction = Correctie: { $name }, beurt { $round }
table-correcting = Typ wat { $name } in beurt { $round } echt had, kies het vak en druk op enter. Esc laat hem zoals hij is.

## The pad and the rest of the table

table-standing = Stand
table-turns = Eerdere beurten
table-screen = Voor het grote scherm
table-record = Je record in deze uitgave: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-pad = Scoreblok
table-box = Vak
table-more = Meer
table-players-links = Spelers en links
table-large = Grote cijfers
table-sort = Dobbelstenen sorteren
table-about-dice = Over deze dobbelstenen
table-leave = Uit het spel stappen: { $name }
table-abandon = Het spel voor iedereen beëindigen
table-delete = Het spel voorgoed verwijderen
table-game-log = Verslag
table-columns-of = Kolommen van { $name }
table-not-saved = nog niet bewaard
table-offline = Geen verbinding. Wat je invult, blijft op dit apparaat bewaard.
table-offline-program = Geen verbinding. Het spel gaat verder als die er weer is.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } van { $needed }
bonus-race-behind = { $pace } achter
bonus-race-ahead = { $pace } voor
bonus-race-even = op schema
# The race for the bonus
bonus-earned = De bonus is voor jou: +{ $points }.
bonus-gone = De bonus van +{ $points } is niet meer te halen.
bonus-short = { $bonus } +{ $points }: { $sum } van { $needed }, { $pace } achter
bonus-on-pace = { $bonus } +{ $points }: { $sum } van { $needed }, { $pace ->
    [0] precies op schema
   *[other] { $pace } voor
}
bonus-ahead-of-it = { $bonus } +{ $points }: bij { $needed } of meer in de bovenste vakken
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Geen fiches
    [one] Eén fiche
   *[other] { $chips } fiches
}
chips-stopping = { $chips ->
    [0] Geen fiches
    [one] Eén fiche
   *[other] { $chips } fiches
}; stop nu en verdien er { $earns ->
    [one] één
   *[other] { $earns }
}
chips-cost = { $chips ->
    [one] Eén fiche
   *[other] { $chips } fiches
}; een extra worp kost er één

## A zero

zero-question = 0 invullen bij { $box }?
zero-yes = Ja, schrappen
zero-no = Nee, opnieuw kiezen

## Two phones wrote the same turn

conflict-title = Op een ander apparaat is deze beurt ook ingevuld. Welke telt?
conflict-theirs = Op het blok
conflict-mine = Op dit apparaat, niet bewaard
conflict-keep = Houden wat op het blok staat
conflict-replace = In plaats daarvan die van mij invullen

## That it is one's turn: heard and felt

signal-turn = Geluid en trilling als jij aan de beurt bent
signal-bell = De bel van de terminal als jij aan de beurt bent, aan of uit
signal-bell-on = bel: aan
signal-bell-off = bel: uit

## Hints of the first game, until they are put away

tip-throw = Gooi de dobbelstenen. Je mag elke beurt drie keer gooien.
tip-keep = Tik op dobbelstenen om ze vast te houden en gooi de rest. Of tik op een getal op het blok om het in te vullen.
tip-enter = Tik op een getal op het blok. Elk vak kun je één keer gebruiken.
tip-gone = Begrepen

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } speelt in dit spel niet meer mee.
leave-abandon-sure = Het spel stopt hier en kan niet worden voortgezet.
leave-delete-sure = Het spel en het verslag zijn dan voorgoed weg.
leave-question = Van tafel gaan?
leave-saved = Stoppen, het spel is bewaard
leave-seat = { $name } stopt, de anderen spelen door
leave-bot = De computer speelt verder voor { $name }
leave-abandon = Dit spel hier beëindigen, voor iedereen
leave-not = Blijven

## The end

over-nobody = Het spel is afgelopen.
over-abandoned = Het spel is voortijdig gestopt.
over-again = Nog eens spelen
over-report = Terugkijken op het spel: geluk en keuzes
over-save = Het verslag hier als bestand bewaren
over-statistics = Statistieken
over-undo = Laatste invoer terugnemen
over-leave = Stoppen
over-saved = Het verslag staat in { $path }.
over-not-saved = { $path } is niet te schrijven ({ $detail }).
over-heading = Het spel is afgelopen
over-heading-abandoned = Het spel is voortijdig gestopt
over-heading-won = { $name } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
over-heading-shared = { $names } eindigen samen als eerste met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
over-heading-alone = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
over-place = Positie
over-player = Speler
over-points = Punten
over-again-go = Naar het volgende spel
over-series = Gewonnen spellen in deze reeks
over-game-log = Het verslag downloaden
