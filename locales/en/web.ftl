# The web pages.

## On every page

web-app = Yatzy
web-home = Home
web-language = Language
# The title of a page that says why something was refused
web-refused = That didn't work
# A link
web-back = Back
# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })

## First page

web-new-game = New game
# A heading over the field for a code
web-join = Join
web-join-label = Code of the game
# A button
web-join-do = Join
# A heading over games that are not finished
web-go-on = Continue
web-go-on-none = Games that you start or join on this device appear here.
# A link to the best results, not to a game's log
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
# An answer to "Whose dice?"
web-new-dice-program = The program throws
web-new-dice-table = We throw real dice
web-new-players = Who plays?
web-new-player = Player { $seat }
# The label of a choice of the four below
web-new-kind = How player { $seat } plays
web-new-kind-here = on this device
web-new-kind-elsewhere = on their own device, by link
web-new-kind-open = anyone who joins
web-new-kind-bot = computer: { $level }
web-new-more = More players
# A button
web-new-start = Start the game

## Seats

web-seat-title = A seat for you
web-seat-offer = This link gives you a seat in a game of { $title }.
# $name: whose seat it is; the reader may take it over
web-seat-held = { $name } plays here on another device. Taking the seat moves it to this one.
web-seat-name = Your name
# A button
web-seat-take = Sit down
web-seat-move = Move the seat to this device
web-seat-link = Link for { $name }
# The title of a page with a link to send to somebody
web-seat-link-title = A link to a seat
web-seat-join = Join as a new player
web-invite-hint = Anyone who opens this page can watch. The code { $code } on the home page leads here too.

## The table

# A status, of the table's header
web-turn = { $name }'s turn
web-turn-yours = Your turn
web-turn-named = { $box } is named
web-round = round { $round } of { $rounds }
web-throw-of = throw { $throw } of { $throws }
# A status
web-watching = You are watching.
# After a name: not connected now
web-away = away
# After a name: has left the game for good
web-left = left
# A button, when the player to move is away
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
# A button: throw the dice that are not kept
web-throw-rest = Throw the other dice
# $throw: web-throw-all or web-throw-rest; $chips: what the player has now
web-throw-chip = { $throw } · costs 1 chip · you have { $chips }
web-chips = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
web-no-throw-left = No throw left. Choose a box.
web-name-first = Name the box that you play for, then throw.
# A button
web-enter = Enter { $points } in { $box }
# A button: says before the first throw which box this turn is for
web-name-box = Name { $box }
web-zero-ask = Enter 0 in { $box }?
web-zero-why = The box is then closed for the rest of the game.
web-zero-yes = Enter 0
web-zero-no = Choose another box
# A button: the last choice is undone
web-take-back = Undo
web-more = More
web-leave = Leave the game: { $name }
web-abandon = End the game for everyone
web-delete = Delete the game for good
# A link to the game's log
web-record = Game log
web-columns-of = Columns of { $name }
# Points above three of each face so far, in the race for the bonus
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
# Beside an entry that waits on this device
web-not-saved = not saved yet
web-offline = No connection. Entries wait on this device.
web-offline-program = No connection. The game goes on when it is back.
web-keys = Keys
web-keys-list = 1 to 6: keep a die · space: throw · letters: box · enter: enter it · c: coach · u: undo · ?: this help

## Real dice

web-tell-title = What do the dice show?
web-tell-hint = Tap the dice, then a box. Or tap a box and choose its points.
web-tell-hand = Hand
# A button
web-tell-show = Show what it pays
# A button: the dice that were tapped are taken away
web-tell-clear = Clear
web-tell-die = Add a { $face }
web-tell-throws = After how many throws?
web-tell-named = Which box was named?
web-tell-points = How many points in { $box }?
web-tell-extra = { $points } and an extra yatzy
web-correct = Correct
# $name: whose entry it is
web-correct-title = Correct { $name }, round { $round }
web-correct-hint = The hand, or the points alone.
web-correct-points = Points
# A button
web-correct-do = Correct it
# Beside an entry
web-corrected = corrected

## The end

web-over = The game is over
web-over-abandoned = The game ended early
web-won = { $name } wins with { $points }
web-won-shared = { $names } share first place with { $points }
web-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# A heading: 1 for the winner, not a seat
web-place = Place
web-player = Player
web-points = Points
web-rematch = Play again
web-rematch-go = To the next game
web-series = Games won in this series
web-record-download = Download the game log
web-commitment = Dice commitment
web-secret = Dice secret
web-check-dice = Check the dice
web-fair = What this shows: the server did not choose the throws of a seat that it doesn't control. What it can't show: a host who plays knows the secret; throws of the computer, and of pages without script, contain no bytes from a player.

## Records

web-records-title = Records on this server
web-records-none = No game has been finished here yet.
web-records-best = Best
web-records-mean = Average
web-records-games = Games
web-records-edition = Edition
web-records-latest = Latest games
