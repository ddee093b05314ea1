match-goes-on = Until the match is over, only the person who plays this game sees it.
match-has-started = The match has started: nobody can join or leave it any more.
# $most (number) How many people a match can have.
match-full = A match has at most { $most } people.
