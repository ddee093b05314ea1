# The command line: help, slips of the hand, manual pages

# Of a command
help-help-command = Explain a command
help-help-which = The command to explain
help-log-file = The game log; “-” reads it from standard input
# $near: one to three words, as a choice
usage-unknown-command-near = There is no command “{ $given }”; did you mean { $near }?
option-unknown-near = There is no option “{ $option }”; did you mean { $near }?
# Headings of a manual page
man-files = Files
man-environment = Environment
man-exit = Exit status
man-examples = Examples
# What lies in files
man-file-games = Games, results and records
man-file-tables = Solved games
# What variables say
man-env-data = The folder of the program's data, where --data names none
man-env-lang = The language, where --lang names none
man-env-colour = If it is set, nothing is coloured
# What the exit codes 0, 1 and 2 mean
man-exit-done = Done.
man-exit-no = The answer is no: a game log breaks the rules, or its dice don't agree.
man-exit-wrong = Something in the question was wrong; one sentence says what.
