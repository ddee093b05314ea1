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
number-wrong = { $flag } can't be “{ $given }”; give a whole number from { $low } to { $high }.

## On the way

# A status beside a progress bar
solving = Solving
# A status beside a progress bar: averages of perfect play are being worked out
solving-statistics = Working out averages
# $cpu, $time: how long; $memory, $disk: how much; $path: the file
solve-takes = Solving this game takes about { $time } on { $threads ->
    [one] one thread
   *[other] { $threads } threads
} ({ $cpu } of processor time), { $memory } of memory and { $disk } on disk, in { $path }. It may be interrupted; the next time it continues after the last finished turn.
solve-resumes = Continuing a table that was begun earlier.

## What goes wrong

# $time: how long solving takes; $disk: the table's size
solve-first = Perfect play of this game hasn't been worked out here yet; “yatzy solve” with the same rules does it once, in about { $time } of processor time and with { $disk } on disk.
solve-too-many-cells = This pad has { $cells } cells, too many to solve: perfect play is known for pads with { $most } at most.
data-no-folder = There is nowhere to keep the program's data, because this system names no home folder; give one with --data DIR or YATZY_DATA.
data-unwritable = The folder “{ $path }” can't be made ({ $detail }); give another with --data DIR or YATZY_DATA.
table-io = The table can't be read or written ({ $detail }).
table-not-a-table = This isn't a table of values; delete it, and “yatzy solve” makes a new one.
table-version = This table is of version { $found }, which this program does not read; delete it, and “yatzy solve” makes a new one.
table-other-rules = This table was made for other rules; delete it, and “yatzy solve” makes a new one.
table-length = This table has { $found } bytes instead of { $expected }; delete it, and “yatzy solve” makes a new one.
table-damaged = This table is damaged at byte { $at }; delete it, and “yatzy solve” makes a new one.

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
solve-mean = Average
# A heading: how often the box gets a zero
solve-zero = Zero
# A heading: the box's part of the expected total
solve-share = Share
# A heading over percentages, each with a total below it
solve-percentiles = Share of games that end at or below a total of
solve-percentiles-simulated = Share of { $games } simulated games that ended at or below a total of

help-solve = Work out perfect solo play: expected total, deviation, every box
help-solve-expected-only = Only the expected total, as fast as possible
help-solve-distribution = Also the chance of every final total
help-solve-table = Keep a table of values in the data folder; always done for large games
help-threads = Use this many threads; the answer is the same with any number
help-completions = Print completions for a shell
help-completions-shell = The shell: { $shells }
completions-unknown = There are no completions for “{ $shell }”; the shells are { $shells }.
help-man = Write the manual pages into a folder
help-man-folder = The folder
man-unwritable = The manual pages can't be written to “{ $path }” ({ $detail }).
