# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Finished games
games-search = Search by name
# A button
games-search-do = Search
# What unfolds the two ways to be rid of a game
games-end = End or delete this game
games-title = Continue a game?
games-explained = Pick up where you left off.
games-one = { $names }, { $title }, round { $round } of { $rounds }, started { $date }
games-one-undated = { $names }, { $title }, round { $round } of { $rounds }
# A key: the chosen game
games-go-on = continue
games-new = new game
games-statistics = statistics
games-unreadable = The saved games can't be read just now.
games-none = No game is waiting.
# $key: a key
games-delete-again = { $key } again deletes this game for good.
# A key: the chosen game
games-delete = delete
# A key: type part of a name
games-find = search

## Games that are over: opened again, looked back at

# A key
finished-games = finished games
# After other keys with what they do, in a line
finished-hint = f: finished games
# A key: the chosen game
finished-open = open
finished-back = back
# Why the finished games can't be opened now
finished-later = Finish this game first, or leave it.
finished-none = There is no finished game with that number; “finished” lists them.
# The words open, report, replay, save and finished are typed as they stand
finished-plain-open = Type open and a number to look at one again: open 1
finished-plain-over = Type report, replay or save to look back at the game or to keep its log.
finished-plain-help = finished, open 1: the finished games, and one of them again; report, replay, save: luck and choices, every step, and the game log of a game that is over

## Records

# A heading
records-people = Players
records-statistics = Statistics
# The heading of a column beside perfect play: averages of the games played here
records-here = This server
records-bonus = Bonus earned
records-totals = How often each total came up
records-people-only = Only people's cards count, not the computer's.
records-newest = Only the newest { $count } games count.
# After the name of an edition: some of its options were changed
records-own-options = with changed options
records-thinking = Working out perfect play. Its figures will appear here when they're ready.
records-no-perfect = Perfect play of this game has not been worked out here.
# A link to a list of all games that were finished here
records-all = All games
records-older = Older
records-newer = Newer
records-top = Best totals
# A record: the best total
records-first = { $name }'s first record in this edition: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
records-new = A new record for { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $better } more than before.
records-stands = { $name }'s record in this edition is { $points ->
    [one] 1 point
   *[other] { $points } points
}.
records-title = Records on this server
records-none = No game has been finished here yet.
records-best = Best
records-mean = Average
records-games = Games
records-edition = Edition
records-latest = Latest games

## Statistics: averages beside perfect play

# The heading over figures such as "11.8 (13.1)"
statistics-boxes-beside = Each box on average (perfect play)
statistics-perfect = Perfect play averages { $mean } points and earns the bonus in { $rate } of its games.
statistics-perfect-points = Perfect play averages { $mean } points.
statistics-thinking = Working out perfect play…
statistics-title = Records and averages
statistics-none = No game is finished yet. Play one, and it counts here.
statistics-hint = left and right: another edition · any other key: back
statistics-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, best { $best }, average { $mean }
statistics-bonus = The bonus was earned in { $rate } of them.
statistics-boxes = Each box on average
statistics-totals = Totals
