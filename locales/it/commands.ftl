help-log-file = Il registro; «-» lo legge dallo standard input
