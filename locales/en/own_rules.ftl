# Rules of one's own on the page for a new game

own-rules = Your own rules
own-rules-hint = Paste a ruleset file here. It takes the place of the game chosen above.
own-rules-file = Choose a file
own-rules-wrong = These rules can't be used. { $reason }
help-serve-rules = Offer this ruleset file on the new-game page; may be repeated
