# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Code of the game
# A button
home-join-do = Join
# A heading over games that are not finished
home-continue = Continue
home-continue-none = Games that you start or join on this device appear here.
# A link to the best results, not to a game's log
home-records = Records
home-rules = Rules
home-games = Your games
# A link to the games of this device; $count: how many are not finished
home-games-waiting = Your games ({ $count } waiting)

## A new game

# A button: the form then has more lines for players
new-more-lines = More lines
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = These don't go together: { $options }. Set one of them back.
new-computer = Play the computer
new-computer-which = How well should it play?
new-title = New game
new-game = Game
new-edition = Edition
new-options = Options
new-seats = Seats
new-starts = Who starts
new-dice = Dice
new-start = Start the game
# In place of an edition: the game's own rules, of no leaflet
new-plain = standard rules
new-options-set = { $count ->
    [0] as the edition says
    [one] one changed
   *[other] { $count } changed
}
new-unfold = enter shows them
new-fold = enter hides them
new-add-seat = + one more seat
new-seat-bot = the computer; left and right: its level
new-seat-person = type a name; left and right let the computer play
# Who starts: the first seat above
new-as-entered = in the order above
# Who starts
new-drawn = by dice: everyone throws, the highest starts
new-program-dice = virtual dice
new-real-dice = real dice on the table
new-real-dice-remark = you throw, the program keeps score
new-which = Which game?
new-rules = Rules: { $title }
new-plain-title = { $title }, standard rules
# Above the answer that the edition gives, in a list of answers
new-option-as-edition = as in the edition
new-dice-question = Which dice?
# An answer to "Which dice?"
new-dice-program = Virtual dice
new-dice-table = Real dice that you throw
new-players = Who plays?
new-player = Player { $seat }
# The label of a choice of the four below
new-kind = How player { $seat } plays
new-kind-here = on this device
new-kind-elsewhere = on their own device
new-kind-open = open to anyone
new-kind-bot = computer: { $level }
# Below a list of players that is still empty; $name: “Player 1”
new-alone = Add players, or start alone as { $name }.
new-add-name = Name of the next player
# A button beside the name
new-add = Add
# A button: adds a computer player
new-add-computer = Computer
# A button: adds a seat that anyone can take
new-add-open = Open seat
new-move = Move player { $seat } up
new-remove = Remove player { $seat }
# Part of the line with the rules in force: whether the coach may be asked
new-coach-on = coach on
new-coach-off = coach off
new-same-name = { $name } is there twice. Change one of the names, or start like this.

## Rules of one's own

new-own-rules = Your own rules
new-own-rules-hint = Paste a ruleset file here. It takes the place of the game chosen above.
# A ruleset follows
new-own-rules-example = An example to start from:
new-own-rules-file = Choose a file
new-own-rules-wrong = These rules can't be used. { $reason }

## A new game: keys of the terminal

new-hint = up and down: choose a line · left and right: change it · esc: leave
new-hint-seat = type a name · left and right: computer · backspace when empty: one seat less
new-hint-add = enter: one more seat
new-hint-options = enter: show or hide the options
new-hint-start = enter: start · up and down: choose a line · t: statistics · esc: leave
# Part of the hint below the form for a new game
new-print = ctrl+p: a pad to print

## Who starts

draw-title = Who starts?
draw-throw = { $name } throws { $hand }: { $sum }
draw-again = A tie: throw again.
draw-first = { $name } starts.
draw-hint = enter: to the table · esc: back

## Inviting

invite-title = Invite others
# $address: the home page; $code: letters and digits to type there
invite-code = Or open { $address } and type the code { $code }
invite-button = Invite
invite-how = Scan the QR code, or open { $address } and type the code.
invite-code-label = Code
invite-copy = Copy the link
invite-copy-seat = Copy the link for { $name }
invite-copied = Copied
invite-share = Share
invite-here-count = { $here } of { $all } here
invite-to-table = To the table
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Only this machine can open these links. Start the server with { $command } to let other devices in.
invite-hint = Anyone who opens this page can watch. The code { $code } on the home page leads here too.

## Seats

# A label beside a field; $name: the name until now
seat-rename-label = { $name }: new name
# A button beside the new name
seat-rename = Rename
# The person's name is deleted, as they may ask for; their seat stays
seat-rename-hint = An empty name deletes the old one for good.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, you
seat-here = { $name }, here
seat-waiting = { $name }, not here yet
seat-away = { $name }, away
# A seat that is still free
seat-open = open
seat-link-hint = Anyone who opens this link can play as { $name }. The link stays the same.
seat-link-new = Make a new link
seat-link-new-sure = The old link will stop working.
# How a seat is called when it has no name; stands where a name would stand
seat-number = seat { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = A seat for you
seat-offer = This link gives you a seat in a game of { $title }.
# $name: whose seat it is; the reader may take it over
seat-held = { $name } already plays here on another device. If you take the seat, it moves to this one.
seat-name = Your name
# A button
seat-take = Take this seat
seat-move = Move the seat to this device
seat-link = Link for { $name }
# The title of a page with a link to send to somebody
seat-link-title = A link to a seat
seat-join = Join as a new player
# A question to a device that comes by the code or the link of a table
seat-who = Who are you?
# $title: the game; $names: who is at the table
seat-invited = You are invited to { $title } with { $names }.
# A button: the person for whom a seat is kept
seat-i-am = I am { $name }
# A button: none of the names above
seat-else = Someone else…
# A button: watch without playing
seat-watch = Just watch
# The name that was typed is the name of a seat that waits
seat-expected = Are you the { $name } who is expected?
# Below the button of that seat, above a field
seat-not-me = If not, type another name.
seat-other-name = { $name } is already at the table. Type another name.
# A button of a spectator
seat-sit = Sit down
# A button: one more person plays on the same phone
seat-add = Add a player on this device
# A button beside a person who is expected on another phone: they play on this one
seat-play-here = Play on this device
# A button: a seat that another device holds. It asks that device or the host for the seat
seat-elsewhere = { $name }: on another device
# Above the seats that other devices hold; each is a button.
seat-held-hint = Is one of these seats yours? Tap it to ask for it.
# Said to the person who asked; $number: four digits
seat-asked = You asked for this seat: { $name }. The number of your request is { $number }. The host or the other device can allow it within two minutes.
seat-asked-players = You asked for this seat: { $name }. The number of your request is { $number }. The host and the other device are away, so any player can allow it within two minutes.
seat-no-answer = Your request was not answered within two minutes. You can ask again.
# Said to the host and on the device that holds the seat; $number: four digits
seat-request = Another device asks to take over this seat: { $name }. It shows the number { $number }.
# A button or key: lets the other device have the seat
seat-allow = Allow
# A button or key: keeps the seat
seat-refuse = Refuse

## Why a seat or a name is refused, and what to do instead

seat-taken = Someone already sits there. Choose another seat.
seat-asked-already = Another device has just asked for this seat. Try again in two minutes.
seat-refused = Your request for this seat was refused. You can ask again in two minutes.
seat-request-over = This request was answered already, or it has expired.
seat-table-full = The table is full. It has { $most } seats.
seat-no-players = There is no player yet. Name at least one.
seat-name-empty = The name is empty. Enter one.
seat-name-too-long = This name is too long. A name has at most { $most } characters.
seat-name-unruly = This name contains invisible characters. Type it again.

## Players without a name

# A person who gave no name
player-number = Player { $number }
# A column's heading: a computer player of this level
bot-name = Computer ({ $level })

## How well the computer plays, the weakest first

level-random = random
level-greedy = greedy
level-beginner = beginner
level-casual = casual
level-club = club
level-expert = expert
level-perfect = perfect
# Plays to end above the others, not for points
level-winner = plays to win
# What each level does, as a short sentence without a subject
level-hint-random = Does whatever comes to mind.
level-hint-greedy = Always takes the most points right now.
level-hint-beginner = Learned the rules yesterday.
level-hint-casual = Plays with the family on holidays.
level-hint-club = Plays every week and rarely forgets the bonus.
level-hint-expert = Hardly ever makes a mistake.
level-hint-perfect = Always chooses the best; the rest is luck.
level-hint-winner = Plays to win, not for the most points.
# The mean total of a level, measured
level-average = Averages { $mean } points
level-unknown = There is no level “{ $level }”; the levels are { $levels }.
level-unknown-near = There is no level “{ $level }”; did you mean { $near }?
