# “yatzy help”, what is said of a slip of the hand, and the manual pages.

# What the command “yatzy help” does; a line in the list of commands.
help-help-command = Explain the program or one of its commands
# The argument of “yatzy help”.
help-help-name = The command to explain
# A heading over examples of command lines.
help-examples = Examples
# $near: one command.
usage-unknown-command-near = There is no command “{ $given }”; did you mean “{ $near }”?
# An option of the rules, as in --set bonus=none. $near: one option.
option-unknown-near = There is no option “{ $option }”; did you mean “{ $near }”?

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
