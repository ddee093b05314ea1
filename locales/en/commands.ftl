# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: every leaflet's rules, played, scored and explained.
help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
# A heading over flags that every command takes
help-everywhere = Everywhere
help-more = “{ $command } COMMAND --help” says more about a command.
# A heading over examples of command lines.
help-examples = Examples
help-help = Show this help
help-version = Show the version
help-lang = Use this language: { $langs }
help-json = Answer in JSON
help-data = Keep the program's data in this folder (or YATZY_DATA)
help-rules-flag = The rules: the id of an edition, or the path of a ruleset file
help-set = Set an option of the rules by hand; may be repeated
help-threads = Use this many threads; the answer is the same with any number
# Of a pad, a leaflet or charts: its ending says which kind
help-output-file = The file to write; its ending says which kind: { $endings }
help-force = Overwrite the file if it exists
help-advise = Show the best choice, and what every other one costs
help-advise-card = The filled boxes with their points, as "ones=3,yatzy=0"; without it the card is empty
help-advise-hand = The dice on the table; without them, it is before the first throw
help-advise-rethrows = The free rethrows left after this hand, 2 if not given; chips are not counted here
# Earlier rethrows not taken, kept as chips
help-advise-chips = The chips saved
help-advise-extra-yatzys = The extra yatzys that earned points
help-advise-declared = The box called before the first throw
help-analyse = Look back at a game: what was luck, what was skill, what would have been better
help-verify-head = A fingerprint that a device noted during the game
# yatzy export, yatzy import
help-export = Write every game, finished or not, into one file
help-games = List the games that wait, or the finished ones
help-games-finished = List the finished games
help-games-name = Only games with a player whose name contains this
help-stats = Show everyone's records and averages
help-export-file = The file to write; it must not exist yet
help-import = Import the games of a file that “yatzy export” wrote
help-import-file = The file that was exported
help-goal = What to play for: mean (if not given), at-least:N (the best chance of N points) or, where there are opponents, win; for solving, at-least without a number means every total
help-goal-against = Another seat's card in the form of --card, also with extra-yatzys=N and chips=N; once for each opponent
help-rules = List the games and editions, or explain one
help-rules-id = The edition to explain
help-rules-game = List this game's editions only
help-rules-in = List the editions of this language only
help-rules-record = Print the beginning of a game log with these rules
help-score = Show what each box scores for a hand
help-score-hand = The hand, as 6-6-6-5-5, 66655 or "6 6 6 5 5"; “-” reads one hand per line from standard input and answers each with a line of JSON
# A game log: the file in which a whole game is written down
help-replay = Check a game log and show it: the pad, the standings, every turn
help-replay-file = The game log
help-join = Play a seat of an online game from the terminal, or watch one
help-join-address = The seat's link, the table's address, or the code of a table or match
help-join-name = Take a free seat under this name
# A flag of “yatzy serve”; a proxy is the program in front of the server that speaks HTTPS.
help-serve-proxy = Take visitors' addresses from this proxy, and from no one else; may be repeated
# A flag of “yatzy serve”; metrics for the operator are at /metrics.
help-serve-metrics = Let this address read /metrics too; may be repeated
# What the command “yatzy help” does; a line in the list of commands.
help-help-command = Explain the program or one of its commands
# The argument of “yatzy help”.
help-help-name = The command to explain
help-serve-rules = Offer this ruleset file on the new-game page; may be repeated
help-play-lan = Let others join from phones and computers on the same network: shows a code and a QR code
help-serve = Run a Yatzy server; everyone plays in a browser
help-serve-listen = Listen at this address; port 0 takes a free one
help-serve-database = Keep games in this database: sqlite:PATH or postgres://HOST/NAME
help-serve-host = Answer to this name too; may be repeated
help-serve-https = People reach the server by HTTPS, through a proxy
help-lan = Let others on your network play, and show a QR code
help-sheet = Print a score pad, empty or filled from a game log
help-sheet-players = For how many players, 1 to { $most }; as many as fit a page if not given
help-sheet-columns = How many of them side by side on a page, 1 to { $most }
help-sheet-paper = The paper: { $papers }
help-sheet-landscape = Print in landscape
help-sheet-large = In large print
help-sheet-record = Fill the pad from this game log
help-sheet-practise = Exercises with their solutions instead of a pad
help-leaflet = Print the rules as a leaflet
help-practise = Practise on positions from games, with exact answers
help-practise-theme = The theme: { $themes }
help-practise-level = How hard, from 1, which beginners get right, to 5
help-practise-count = How many exercises, { $count } if not given
help-practise-seed = The same number gives the same exercises
help-practise-today = The exercise of the day, the same for everyone
help-practise-mistakes = The costliest choices of your own games
help-practise-show = Show what is kept about you; --json writes it as data
help-practise-forget = Delete the level, the notes and the streak
help-simulate = Let the computer play many games, and show how it did
help-simulate-seat = A seat; may be repeated. Levels: { $levels }
help-simulate-games = How many games to play, { $games } if not given
help-simulate-seed = The number that the dice come from: the same number, the same games
help-simulate-totals = Print the totals of every game, one line per game, instead of the summary
help-solve = Work out perfect solo play: expected total, deviation, every box
help-solve-expected-only = Only the expected total, as fast as possible
help-solve-distribution = Also the chance of every final total
help-solve-table = Keep a table of values in the data folder; always done for large games
help-completions = Print completions for a shell
help-completions-shell = The shell: { $shells }
help-man = Write the manual pages into a folder
help-man-folder = The folder
help-play = Play in the terminal
help-play-seat = A seat: a name, or bot:LEVEL for the computer; may be repeated
help-play-real-dice = You throw real dice, the program keeps score
help-play-same = Play alone with the same dice as a friend: a challenge code or link, a game log, or “new” for fresh dice
help-play-match = Play a match: everyone plays the whole card alone with the same dice; with --lan, others join with a code
help-today = Today's game: once a day, the same dice for everyone
help-today-show = Show the days, the board and the streak instead of playing
help-today-again = One more attempt, which does not count
help-play-plain = Play in plain lines, for screen readers and pipes
# A flag of “yatzy serve”; the four words are typed as they are.
help-serve-log = How much the server writes about itself: error, warn, info or debug (YATZY_LOG)
help-serve-new-games = How many new games an address may make in an hour
help-serve-keep-unplayed = Delete games that were never played after this many days
help-verify = Check a game log: are its rules kept, and its dice honest?
help-verify-file = The game log
help-verify-commitment = The promise that you noted down before the first throw

## The manual pages

# Headings of a manual page.
man-files = Files
man-environment = Environment
man-exit = Exit status
# What each file is for; its name stands in front.
man-file-house = All games. It lies in the data folder.
man-file-tables = Perfect play that took long to work out, kept by “yatzy solve”.
# What each variable of the environment is for; its name stands in front.
man-variable-data = The data folder, unless --data names one.
man-variable-xdg = The folder in which programs keep their data; the data folder is “yatzy” in it.
man-variable-lang = The language, unless --lang names one. The first that is set counts.
man-variable-no-colour = If set, the terminal game uses no colours.
# What each exit status means; the number stands in front.
man-exit-done = Done, or the answer is yes.
man-exit-no = The answer is no: a game log breaks a rule, or its dice don't agree with their proof.
man-exit-wrong = Something in the command or in a file was wrong; a sentence says what.
man-unwritable = The manual pages can't be written to “{ $path }” ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = There is no flag “{ $flag }” here; “{ $command } --help” lists what there is.
usage-unknown-flag-near = There is no flag “{ $flag }” here; did you mean “{ $near }”?
usage-unknown-command = There is no command “{ $given }”; the commands are { $commands }.
usage-missing = “{ $missing }” is missing; the usage is: { $usage }
usage-no-value = “{ $flag }” needs a value after it.
usage-conflict = “{ $flag }” can't be combined with “{ $other }”; leave one out.
usage-twice = “{ $flag }” was given twice; give it once.
usage-needless-value = “{ $flag }” takes no value; leave out “{ $value }”.
usage-unexpected = “{ $given }” is one argument too many; the usage is: { $usage }
usage-not-text = The command line isn't UTF-8 text; write it in UTF-8.
usage-wrong = The command line can't be understood; “{ $command } --help” explains it.
# $near: one command.
usage-unknown-command-near = There is no command “{ $given }”; did you mean “{ $near }”?
lang-unknown = Yatzy doesn't speak “{ $lang }”; the languages are { $langs }.
number-wrong = { $flag } can't be “{ $given }”; give a whole number from { $low } to { $high }.
input-failed = Standard input can't be read ({ $detail }).
output-failed = The output can't be written ({ $detail }).

## yatzy score

score-title = { $hand } in { $title }
score-box = Box
score-points = Points
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Throw. Best play from here averages { $value } points.
advise-best-keep = Best: keep { $keep }. Best play from there averages { $value } points.
advise-best-throw-all = Best: throw all dice again. Best play from there averages { $value } points.
advise-best-score = Best: enter { $points } in { $box }. Best play from there averages { $value } points.
# Cross out: enter a zero, and so give the box up
advise-best-strike = Best: cross out { $box }. Best play from there averages { $value } points.
# Call: say before the first throw which box this turn is for
advise-best-declare = Best: call { $box }. Best play from there averages { $value } points.

## yatzy advise: all actions, and what goes wrong

# $title: the game
advise-title = { $title }, { $points ->
    [one] one point
   *[other] { $points } points
} on the card
advise-title-hand = { $hand } in { $title }, { $points ->
    [one] one point
   *[other] { $points } points
} on the card
advise-rethrows-left = { $rethrows ->
    [0] no rethrow left
    [one] one rethrow left
   *[other] { $rethrows } rethrows left
}
# The heading over the lines below: what a player can do now
advise-action = Action
advise-points = Points
# The heading over the final totals to expect, not over points of this turn
advise-value = Total
# The heading over what a choice gives away against the best one, in points of the final total
advise-cost = Cost
# A line of the table: the infinitive of what can be done, as are the lines after it
advise-throw = throw
advise-keep = keep { $keep }
advise-throw-all = throw all again
# Nothing but the name of the box: its points stand in the next column
advise-score = { $box }
advise-strike = cross out { $box }
advise-declare = call { $box }
# The card that was given, not a running game
advise-over = Every box on this card is filled; there is nothing left to do.
advise-rethrows = This card can have { $most } rethrows at most, not { $found }.
advise-unreachable = No game by these rules leads to this card; check its boxes.
# $given: a part of --card
advise-card-form = “{ $given }” doesn't fill a box; write BOX=POINTS, with commas between, as in "ones=3,yatzy=0".
advise-card-points = “{ $given }” can't be points of the box { $box }; write a whole number, as in “{ $box }=0”.
advise-no-such-box = This pad has no box “{ $id }”; did you mean { $near }?
advise-no-such-box-far = This pad has no box “{ $id }”; its boxes are { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = This pad has no box “{ $id }”; its boxes are { $boxes }, with { $columns } for the column.
advise-rethrows-without-hand = “--rethrows” needs a hand; give it with “--hand”, as in --hand 6-6-6-5-5.
advise-name-first = In this game a box is called before the first throw; say which with “--declared BOX”.

## yatzy solve, and perfect play wherever it is asked for

# A status beside a progress bar
solving = Solving
# A status beside a progress bar: averages of perfect play are being worked out
solving-statistics = Working out averages
solve-fitted-title = The best known play of { $title }
solve-fitted-error = Error of the estimate
solve-fitted-why = This game has too many positions to go through them all, so the value of a card is fitted to many of them. Every turn, and the last { $cells } cells, are exact.
# $games: how many
solve-fitted-games = Box by box, as counted in simulated games ({ $games })
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Solving this game takes about { $time } on { $threads ->
    [one] one thread
   *[other] { $threads } threads
} ({ $cpu } of processor time), { $memory } of memory and { $disk } on disk, in { $path }. It may be interrupted; the next time it continues after the last finished turn.
solve-resumes = Continuing a table that was begun earlier.
solve-interrupted = Interrupted. The same command continues after the last finished turn.
# $time: how long solving takes; $disk: the table's size
solve-first = Perfect play of this game hasn't been worked out here yet; “yatzy solve” with the same rules does it once, in about { $time } of processor time and with { $disk } on disk.
solve-too-many-cells = This pad has { $cells } cells, too many to solve: perfect play is known for pads with { $most } at most.
solve-title = Perfect play of { $title }
solve-expected = Expected total
solve-deviation = Standard deviation
solve-bonus-chance = Chance of the bonus
solve-states = Positions
solve-error = Numerical error
solve-at-most = below { $error }
solve-time = Time for the total
solve-time-all = Time for everything
# $wall, $cpu: seconds with decimals
solve-seconds = { $wall } s, { $cpu } s of processor time
solve-box = Box
solve-mean = Average
# A heading: how often the box gets a zero
solve-zero = Zero
# A heading: the box's part of the expected total
solve-share = Share
# A heading over percentages, each with a total below it
solve-percentiles = Share of games that end at or below a total of
solve-percentiles-simulated = Share of { $games } simulated games that ended at or below a total of

## The tables of values that yatzy solve keeps

solution-io = The table can't be read or written ({ $detail }).
solution-not-a-table = This isn't a table of values; delete it, and “yatzy solve” makes a new one.
solution-version = This table is of version { $found }, which this program does not read; delete it, and “yatzy solve” makes a new one.
solution-other-rules = This table was made for other rules; delete it, and “yatzy solve” makes a new one.
solution-length = This table has { $found } bytes instead of { $expected }; delete it, and “yatzy solve” makes a new one.
solution-damaged = This table is damaged at byte { $at }; delete it, and “yatzy solve” makes a new one.
data-no-folder = There is nowhere to keep the program's data, because this system names no home folder; give one with --data DIR or YATZY_DATA.
data-unwritable = The folder “{ $path }” can't be made ({ $detail }); give another with --data DIR or YATZY_DATA.

## yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $title }, seed { $seed }
# A status beside a progress bar: games are being played
simulate-playing = Playing
simulate-seat = Seat
simulate-mean = Average
# How far the mean may be off, as a standard error
simulate-error = ±
# A heading: how far the totals spread
simulate-deviation = Deviation
simulate-wins = Wins
# Games whose first place was shared
simulate-shared = Shared
simulate-no-bot = “{ $given }” can't play here: simulated games are played by the computer; write bot:LEVEL, where the level is { $levels }.
simulate-too-many-seats = { $found } seats are too many; give { $most } at most.

## yatzy export, yatzy import

export-done = Games written: { $count }
export-there = “{ $path }” exists already; choose another name, so that nothing is lost.
export-no-database = There is no database at { $database }. Give its folder with --data DIR, or the database itself with --database URL.
export-unwritable = “{ $path }” can't be written ({ $detail }); choose another place.
import-done = New games: { $count }. Here already: { $known }.
import-not = This isn't a file that “yatzy export” of this version writes.
import-line = Line { $line } can't be read as a game, so nothing was imported.

## yatzy completions

completions-unknown = There are no completions for “{ $shell }”; the shells are { $shells }.

## Games with the same dice

same-rules = The challenge brings its own rules. Leave out --rules and --set.
# $points is the message “points”: 231 points
same-total = { $name }: { $points }
same-challenge = Challenge a friend with the same dice:
help-match = Compare games that were played with the same dice
help-match-game = The game log of a finished game with shared dice, or a challenge code
