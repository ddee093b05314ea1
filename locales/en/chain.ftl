# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = The chain breaks here: this line, or something it is bound to, was changed.
# $number: of the throw, from 1
record-no-such-throw = Throw { $number } was never made, so no bytes can belong to it.

# yatzy verify: a row each
verify-chain = Chain
verify-chain-kept = kept: every line is as it was written
verify-chain-none = none: the game log was written by hand or by an older version, so a changed line would not show
verify-chain-broken = broken
# The newest hash of the chain, by which a later game log is recognised
verify-head = Head
verify-head-found = The game log goes on from the head that you noted.
verify-head-missing = The head that you noted isn't in the game log, so this is another game or another past.
verify-head-advice = Whoever writes a file can write its chain too; a head that a device noted during the game shows more: --head.
verify-bad-head = “{ $given }” isn't a head; give the 64 hexadecimal digits that were shown at the table.
verify-no-secret = The game is over, but the game log does not have the secret, so its dice can't be checked.
help-verify-head = A head that a device noted during the game
web-head = Head of the game log
web-head-hint = This device notes the newest head. A game log with another past doesn't have it.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Fair dice are at least this uneven in { $games } of 100 games.

# yatzy export, yatzy import
help-export = Write every game, finished or not, into one file
help-export-file = The file to write; it must not exist yet
help-import = Take in the games of a file that “yatzy export” wrote
help-import-file = The file that was exported
export-done = Games written: { $count }
export-there = “{ $path }” exists already; choose another name, so that nothing is lost.
import-done = New games: { $count }. Here already: { $known }.
import-not = This isn't a file that “yatzy export” of this version writes.
import-line = Line { $line } can't be read as a game, so nothing was taken in.
export-unwritable = “{ $path }” can't be written ({ $detail }); choose another place.
