# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
number-wrong = “{ $given }” can't stand after { $flag }; give a whole number from { $low } to { $high }.

## On the way

solving = Solving
solving-statistics = Playing it out
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Solving this game takes about { $time } on { $threads ->
    [one] one thread
   *[other] { $threads } threads
} ({ $cpu } of processor time), { $memory } of memory and { $disk } on disk, in { $path }. It may be interrupted and goes on after the last finished turn.
solve-resumes = A table begun earlier is there; it goes on from it.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Perfect play of this game is not worked out here yet; “yatzy solve” with the same rules does it once, in about { $time } of processor time and with { $disk } on disk.
solve-too-many-cells = This pad has { $cells } cells, too many to go through: perfect play is known for pads of at most { $most }.
data-no-folder = There is no place for the program's data, for this system names no home folder; give one with --data DIR or YATZY_DATA.
data-unwritable = The folder “{ $path }” can't be made ({ $detail }); give another with --data DIR or YATZY_DATA.
table-io = The table can't be read or written ({ $detail }).
table-not-a-table = This is no table of values; delete it, and “yatzy solve” makes it anew.
table-version = This table is of version { $found }, which this program does not read; delete it, and “yatzy solve” makes it anew.
table-other-rules = This table was made for other rules; delete it, and “yatzy solve” makes it anew.
table-length = This table has { $found } bytes instead of { $expected }; delete it, and “yatzy solve” makes it anew.
table-damaged = This table is damaged at byte { $at }; delete it, and “yatzy solve” makes it anew.

## The answer

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
solve-seconds = { $wall } s, { $cpu } s of processor time
solve-box = Box
solve-mean = Mean
solve-zero = Zero
solve-share = Share
solve-percentiles = So many games end at or below a total of
solve-percentiles-simulated = So many of { $games } simulated games ended at or below a total of

help-solve = Work out perfect solo play: expected total, deviation, every box
help-solve-expected-only = Only the expected total, as fast as it goes
help-solve-distribution = Also the chance of every final total
help-solve-table = Keep a table of values in the data folder, as is always done for large games
help-threads = Work on this many threads; the answer is the same on any number
help-completions = Write the completions of a shell to standard output
help-completions-shell = The shell: { $shells }
completions-unknown = There are no completions for “{ $shell }”; the shells are { $shells }.
help-man = Write the manual pages into a folder
help-man-folder = The folder
man-unwritable = The manual pages can't be written to “{ $path }” ({ $detail }).
