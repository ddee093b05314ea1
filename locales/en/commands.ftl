help-log-file = The game log; “-” reads it from standard input
