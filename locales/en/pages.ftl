# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Luck and skill
page-report-thinking = The report is being worked out. It appears here by itself.
page-report-perfect = Perfect play
page-report-good = Good play, estimated
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
page-replay-tells = { $name } has { $hand }: { $points } in { $box }.
page-replay-takes-back = { $name } takes the choice back.
page-replay-corrects = Correction: { $name }, round { $round }: { $points } in { $box }.
page-replay-asks = { $name } asks the coach.
page-replay-best = Nothing was better.

## The dice, checked

page-dice-yourself = Check it yourself: download the record, then run
page-dice-agrees = What this device noted during the game agrees with the record.
page-dice-differs = What this device noted during the game does not agree with the record: these are not the dice it saw.

## The coach

page-coach-may = May the coach be asked?
page-coach-may-usual = If everyone plays on this device
page-coach-may-yes = Yes
page-coach-may-no = No
page-coach-thinks = The coach is thinking…
server-no-coach = This table plays without the coach; decide for yourself.
server-not-asked = Ask the coach first; the record notes that you did.
server-no-report = No report of this game can be worked out here.

## Records, history, statistics

page-records-statistics = Statistics
page-records-here = This house
page-records-bonus = Bonus earned
page-records-totals = How often each total came up
page-records-people = People's cards count, not the computer's.
page-records-newest = The newest { $count } games are counted.
page-records-own-options = with options of its own
page-records-thinking = Perfect play is being worked out. Its figures appear here by themselves.
page-records-no-perfect = Perfect play of this game is not worked out here.
page-records-all = All games
page-records-older = Older
page-records-newer = Newer
page-records-top = Best totals

## Two phones wrote the same turn

page-conflict-title = Another phone wrote this turn too. Which entry counts?
page-conflict-theirs = On the pad
page-conflict-mine = On this device, not saved
page-conflict-keep = Keep what is on the pad
page-conflict-replace = Write mine instead

## Who watches

page-watchers = Watching: { $count }
