# The same dice for everyone: challenges of friends, and today's game.

# A button and a heading after a game, and the title of the page.
friend-challenge = Challenge a friend with the same dice
# The heading of a page that a friend's link leads to. A name.
friend-invites = { $name } challenges you
# The same without a name.
friend-invites-you = You have been challenged
friend-how = You get the same dice and play alone. Then you see both totals and compare turn by turn.
friend-honour = The link contains the dice, so this game relies on fair play.
# A button: starts the game of the challenge.
friend-start = Play with these dice
# A button: goes on with a game that was begun.
friend-go-on = Play on
# A button after the game.
friend-compare = Compare turn by turn
friend-first = Play first, with fresh dice. Then you get a link for a friend, who plays with the same dice.
# A link follows.
friend-link = Anyone who opens this link plays with the same dice:
# The label of a field.
friend-code = Challenge code or link
# A button beside that field.
friend-open = Open the challenge
# A heading that opens a field for the game log of a friend, who played by rules of their own.
friend-log = Paste a friend's game log
# A button: copies the text or link above it.
friend-copy = Copy
# A button: copies the link above it.
friend-copy-link = Copy the link
# A link, and the title of the page: one game a day, with the same dice for everyone.
today-title = Today's game
today-same = Everyone on this server has the same dice today. Your first attempt counts.
today-honour = Everyone has the same dice today. They follow from the date, so this game relies on fair play. Your first attempt counts.
# A button beside the name of a game.
today-play = Play
# A button: one more attempt at today's game.
today-again = Once more (doesn't count)
# A button: ends the own game before its end.
today-give-up = Give up
# A note at a game.
today-second = This is not your first attempt today, so it doesn't count.
# A status in the calendar: the game was given up.
today-unfinished = not finished
# Days in a row on which today's game was finished.
today-streak = { $days ->
    [one] { $days } day in a row
    *[other] { $days } days in a row
}
# A heading: the calendar.
today-days = Your days
# A heading: who has how many points today.
today-board = Board of the day
# How many people have finished today's game.
today-finished = Finished so far: { $count }
today-later = You see the totals of the others when your own game is over.
# A heading; the result as text follows.
today-share = Share your result
# A day and a time.
today-closed = The dice stay secret until { $time } UTC.
# A status: what the choices of a turn cost.
today-cost-none = Cost nothing
today-cost-little = Cost a little
today-cost-much = Cost a lot
# A refusal.
today-over = This day is over and its dice are public. Play today's game instead.
# A refusal to delete a game.
today-goes-on = Your attempt at today's game can't be deleted until the dice are public. You can give it up.
# A status after the word for dice: why they can't be checked.
today-not-open = can't be checked yet: others are still playing with these dice
