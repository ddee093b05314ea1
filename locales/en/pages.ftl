# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Luck and skill
page-report-thinking = Working out the report. It will appear here by itself.
page-report-perfect = Perfect play
page-report-good = Good play, estimated
# Beside points: what perfect play would still make of an unfinished game
page-report-to-come = Still to come
page-report-turns = Turn by turn
page-report-boxes = Box by box

## A game stepped through

page-replay-title = Replay
page-replay-step = Step { $step } of { $steps }
page-replay-first = To the start
page-replay-previous = Back
page-replay-next = Next
page-replay-last = To the end
page-replay-keys = Arrow keys step through the game.
page-replay-begins = The game begins.
page-replay-throws = { $name } throws { $hand }.
page-replay-keeps = { $name } keeps { $keep } and throws: { $hand }.
page-replay-throws-again = { $name } throws all dice again: { $hand }.
page-replay-names = { $name } names { $box }.
page-replay-enters = { $name } enters { $points } in { $box }.
# Entered by hand, with real dice: the hand and what was entered for it
page-replay-tells = { $name } has { $hand }: { $points } in { $box }.
page-replay-takes-back = { $name } undoes the choice.
page-replay-corrects = Correction: { $name }, round { $round }: { $points } in { $box }.
page-replay-asks = { $name } asks the coach.
# The choice that is shown was the best one
page-replay-best = Nothing was better.

## The dice, checked

# A command to type follows
page-dice-yourself = Check it yourself: download the game log, then run
page-dice-agrees = What this device noted during the game matches the game log.
page-dice-differs = What this device noted during the game does not match the game log: these are not the dice it saw.

## The coach

# A question in the form for a new game; the three answers follow
page-coach-may = Is the coach allowed?
# An answer: allowed if everyone plays on this device, else not
page-coach-may-usual = If everyone plays on this device
page-coach-may-yes = Yes
page-coach-may-no = No
page-coach-thinks = The coach is thinking…
server-no-coach = This table plays without the coach; decide for yourself.
server-not-asked = Ask the coach first; the game log notes that you did.
server-no-report = A report of this game can't be worked out here.

## Records, history, statistics

page-records-statistics = Statistics
# The heading of a column beside perfect play: averages of the games played here
page-records-here = This server
page-records-bonus = Bonus earned
page-records-totals = How often each total came up
page-records-people = Only people's cards count, not the computer's.
page-records-newest = Only the newest { $count } games count.
# After the name of an edition: some of its options were changed
page-records-own-options = with changed options
page-records-thinking = Working out perfect play. Its figures will appear here by themselves.
page-records-no-perfect = Perfect play of this game has not been worked out here.
# A link to a list of all games that were finished here
page-records-all = All games
page-records-older = Older
page-records-newer = Newer
page-records-top = Best totals

## Two phones wrote the same turn

page-conflict-title = Another device entered this turn too. Which entry counts?
page-conflict-theirs = On the pad
page-conflict-mine = On this device, not saved
# A button: the entry of the other device stays
page-conflict-keep = Keep what is on the pad
# A button: the entry of this device replaces the other one
page-conflict-replace = Enter mine instead

## Who watches

# $count: how many people look on
page-watchers = Watching: { $count }
