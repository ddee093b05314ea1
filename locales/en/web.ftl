# The web pages.

## On every page

web-app = Yatzy
web-home = First page
web-language = Language
web-refused = That did not work
web-back = Back
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = New game
web-join = Join
web-join-label = Code of the game
web-join-do = Join
web-go-on = Go on
web-go-on-none = Games that you begin or join on this device wait here.
web-records = Records
web-rules-link = Rules
# The names of a game's players, separated by commas
web-go-on-game = { $title }: { $names }

## New game

web-new-title = New game
web-new-which = Which game?
web-new-rules = Rules: { $title }
web-new-edition = Edition
web-new-plain = { $title }, plain
web-new-option-as-edition = as in the edition
web-new-dice = Whose dice?
web-new-dice-program = The program throws
web-new-dice-table = We throw real dice
web-new-players = Who plays?
web-new-players-hint = In the order of play. Leave a line empty if nobody sits there.
web-new-player = Player { $seat }
web-new-kind = Where player { $seat } plays
web-new-kind-here = on this device
web-new-kind-elsewhere = on their own device, by link
web-new-kind-open = whoever comes
web-new-kind-bot = computer: { $level }
web-new-more = More players
web-new-start = Start the game

## Seats

web-seat-title = A seat for you
web-seat-offer = This link is a seat in a game of { $title }.
web-seat-held = { $name } plays here on another device. Taking the seat moves it to this one.
web-seat-name = Your name
web-seat-take = Sit down
web-seat-move = Move the seat to this device
web-seat-link = Link for { $name }
web-seat-link-title = A link is a seat
web-seat-link-hint = Whoever opens this link can play as { $name }. Earlier links of this seat no longer work.
web-seat-join = Join as a new player
web-invite-hint = Everyone who opens this page can watch. With the code { $code } they find it from the first page.

## The table

web-turn = { $name }'s turn
web-turn-yours = Your turn
web-turn-named = { $box } is named
web-round = round { $round } of { $rounds }
web-throw-of = throw { $throw } of { $throws }
web-watching = You are watching.
web-away = away
web-left = left
web-step-in = Let the computer play this turn
web-step-in-wait = { $name } is away. In { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} the computer can play this turn.
web-coach = Ask the coach
web-rules-in-force = Rules in force
web-pad = Score pad
web-box = Box
web-dice = Dice
web-die = { $face }, die { $place }
web-throw-all = { $dice ->
    [one] Throw the die
   *[other] Throw { $dice } dice
}
web-throw-rest = Throw the dice not kept
web-throw-chip = { $throw } · costs 1 chip · you have { $chips }
web-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
web-no-throw-left = No throw is left. Choose a box.
web-name-first = Name the box that you play for, then throw.
web-enter = Enter { $points } in { $box }
web-name-box = Name { $box }
web-zero-ask = Enter 0 in { $box }?
web-zero-why = The box is closed then, for the whole game.
web-zero-yes = Enter 0
web-zero-no = Choose another box
web-take-back = Take back
web-more = More
web-leave = Leave the game: { $name }
web-abandon = End the game for everyone
web-delete = Delete the game for good
web-record = Record
web-columns-of = Columns of { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = not saved yet
web-offline = No connection. Entries wait on this device.
web-offline-program = No connection. The game goes on when it is back.
web-keys = Keys
web-keys-list = 1 to 6: keep a die · space: throw · letters: box · enter: enter it · c: coach · u: take back · ?: this help

## Real dice

web-tell-title = What lies on the table?
web-tell-hint = Tap the dice, then a box. Or tap a box and choose its points.
web-tell-hand = Hand
web-tell-show = Show what it pays
web-tell-clear = Clear
web-tell-die = Add a { $face }
web-tell-throws = After how many throws?
web-tell-named = Which box was named?
web-tell-points = How many points in { $box }?
web-tell-extra = { $points } and an extra yatzy
web-correct = Correct
web-correct-title = Correct { $name }, round { $round }
web-correct-hint = The hand, or the points alone.
web-correct-points = Points
web-correct-do = Correct it
web-corrected = corrected

## The end

web-over = The game is over
web-over-abandoned = The game was ended before its end
web-won = { $name } wins with { $points }
web-won-shared = { $names } share the first place with { $points }
web-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-place = Place
web-player = Player
web-points = Points
web-rematch = Play again
web-rematch-go = To the next game
web-series = Games won in this series
web-record-download = Download the record
web-commitment = Dice commitment
web-secret = Dice secret
web-check-dice = Check the dice
web-fair = What it shows: the server did not choose the throws of a seat that it does not control. A host who plays knows the secret; throws of the computer, and of pages without script, bring no bytes of a player.

## Records

web-records-title = Records of this house
web-records-none = No game was finished here yet.
web-records-best = Best
web-records-mean = Mean
web-records-games = Games
web-records-edition = Edition
web-records-latest = Latest games
