# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } or { $last }
list-and = { $rest } and { $last }

## Hands

hand-empty = There are no dice in this hand; write one like 6-6-6-5-5, 66655 or "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = “{ $found }” (character { $place }) isn't a die; dice show 1 to 6, so write a hand like 6-6-6-5-5.
hand-too-many = This hand has more than { $most } dice, and no game has that many; write one like 6-6-6-5-5.
# $expected: how many dice; $example: a hand with as many
hand-wrong-count = { $found ->
    [one] This hand has one die
   *[other] This hand has { $found } dice
}, but the game is played with { $expected }, as in { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = Line { $line }: { $problem }
hand-line-too-long = This line has more than { $most } characters, too many for a hand; write one like 6-6-6-5-5.
hand-line-not-text = This line isn't UTF-8 text; write a hand like 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = There is no ruleset or edition “{ $id }”; did you mean { $near }?
ruleset-unknown-far = There is no ruleset or edition “{ $id }”; “yatzy rules” lists them all.
ruleset-twice = The rules are named twice, “{ $first }” and “{ $second }”; name them once.
option-no-value = “{ $given }” doesn't set an option; write OPTION=VALUE, where the option is { $options }.
option-unknown = There is no option “{ $option }”; the options are { $options }.
option-unknown-value = The option { $option } can't be “{ $value }”; it can be { $values }.
game-unknown = There is no game “{ $game }”; the games are { $games }.

## Combinations that make no sense

ruleset-dice = A game has 1 to { $most } dice, not { $dice }.
ruleset-boxes = A pad has 1 to { $most } boxes, not { $boxes }.
ruleset-columns = A pad has 1 to { $most } columns, not { $columns }.
ruleset-factor = A column can't be worth ×{ $factor } here; columns are worth ×1 to ×9, each something else.
ruleset-box-twice = Two boxes have the id “{ $box }”; give each its own.
ruleset-face-twice = The box “{ $box }” wants a face that an earlier box has already; each face has one box.
ruleset-out-of-reach = The box “{ $box }” needs { $needs } dice, more than the game throws.
ruleset-face-pays = The box “{ $box }” is for one face and must pay “matched”.
ruleset-pays = The box “{ $box }” must pay 1 to { $most } points.
ruleset-bonus-range = The bonus, and the sum that earns it, must be 1 to { $most } points.
ruleset-bonus-without-upper = A bonus needs upper boxes to earn it, and there are none; leave it out or set bonus=none.
ruleset-bonus-without-number = This ruleset has no bonus whose number could stay; give one, as in bonus=at-least:63.
ruleset-declare-with-order = Boxes named in advance make no sense with an order of boxes; set order=free or declare=no.
ruleset-declare-with-columns = Boxes named in advance make no sense with several columns; set declare=no.
ruleset-declare-with-jokers = Boxes named in advance make no sense with jokers; set joker=none or declare=no.
ruleset-jokers-need-full-values = Jokers make no sense here: the box “{ $box }” pays only the dice that match, so a joker has no value in it; set joker=none.
ruleset-jokers-without-yatzy = Jokers need exactly one box for all dice alike; set joker=none.
ruleset-jokers-with-columns = Jokers make no sense with several columns; set joker=none.
ruleset-jokers-with-yatzy-sum = Jokers make no sense when yatzy pays its dice too; set yatzy=50 or joker=none.
ruleset-columns-with-order = An order of boxes makes no sense with several columns; set order=free.
ruleset-columns-with-chips = Saved rethrows make no sense with several columns; set chips=no.
ruleset-columns-with-bonus = A bonus makes no sense with several columns; set bonus=none.
ruleset-no-yatzy-of-fifty = The option yatzy needs a box that pays 50 for all dice alike, and there is none here.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = Line { $line }: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = There is no file “{ $path }”; check its name and its folder.
file-is-directory = “{ $path }” is a directory; give the path of a file.
file-unreadable = The file “{ $path }” can't be read ({ $detail }); check that it is there and that you may read it.
file-not-text = The file “{ $path }” isn't UTF-8 text; save it as UTF-8.
file-too-long = This file is longer than 256 KiB, too long for a ruleset; is it the right file?
file-syntax = This isn't TOML ({ $detail }); write key = value.
file-unknown-key = “{ $key }” means nothing here; the known keys are { $known }.
file-missing = “{ $key }” is missing; add it.
file-wrong-kind = “{ $key }” must be { $expected }.
file-unknown-base = There is no ruleset or edition “{ $id }” to start from; “yatzy rules” lists them all.
file-base-and = “base” brings its own “{ $key }”; leave out one of the two.
# What a key of a file must be, inside file-wrong-kind
expected-text = a text in quotation marks
expected-number = a whole number from { $low } to { $high }
expected-list = a list in square brackets
expected-table = a table of keys and values
expected-box-id = an id of lower-case letters, digits and hyphens that begins with a letter, of 32 characters at most
expected-one-of = one of: { $forms }
rules-line = Line { $line } of the rules can't be read.

## The command line

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
lang-unknown = Yatzy doesn't speak “{ $lang }”; the languages are { $langs }.
input-failed = Standard input can't be read ({ $detail }).
output-failed = The output can't be written ({ $detail }).
