# Learn: positions of games as exercises.

# Heading, and the link on the first page
practise-title = Learn
practise-about = Positions from real games. Choose as at the table: keep dice and throw, or tap a box.

# Above the dice
practise-question = What do you do?
practise-question-call = Which box do you call?

practise-number = Exercise { $number } of { $count }
practise-right = Right.
# The choice was not the best one; the coach's sentence follows
practise-wrong = There is a better choice.
practise-best = The best choices
# $error: points, with a decimal
practise-fitted = There are no exact values for this game: what a choice costs is an estimate, usually to within { $error ->
    [one] 1 point
   *[other] { $error } points
}.
# Unfolds a table: what each choice leads to
practise-odds = Odds
practise-next = Next exercise
practise-result = { $right } of { $count } right
# $theme: one of the themes below. $right of $count exercises were right
practise-by-theme = { $theme }: { $right } of { $count }
practise-more = Ten more

practise-theme = Theme
practise-theme-any = All themes
# How hard the exercises are
practise-level = Level
practise-level-any = Any level
practise-start = Start
practise-none = No such exercise was found. Choose another theme or level.
# While the computer works them out
practise-making = The exercises are being made…
# $level: one of the levels of bots, such as beginner. $rating: a number
practise-rating = Your level: { $level } ({ $rating })
# A button: deletes everything below the heading
practise-forget = Delete all of this
# A heading: level, streak and answers are below it
practise-kept = What this device knows about you
# A button: everything below the heading becomes a file
practise-save = Save as a file
# How many exercises were answered
practise-answers = Answers: { $count }
# Days in a row on which the exercise of the day was answered
practise-streak = Days in a row: { $days }
# How many of the own mistakes were answered
practise-noted = Own mistakes answered: { $count }
# A heading and a link: one exercise a day
practise-day = Exercise of the day
practise-day-about = One a day for each game, the same for everyone. Only your first answer counts.
# A heading on paper
practise-exercises = Exercises
# A heading on paper: the answers, on a page of their own
practise-solutions = Solutions

# For plain lines. $id: the id of a box
practise-how = Type the dice to keep, as “6-6”, “none” to throw all, or a box, as “{ $id }”; “odds” shows the odds, “quit” ends.
# $given: what was typed. $id: the id of a box
practise-unclear = “{ $given }” is no choice here; type dice that lie there, as “6-6”, or an open box, as “{ $id }”.
practise-no-theme = This game has no theme “{ $given }”; its themes are { $themes }.

practise-theme-bonus = The bonus
practise-theme-straights = Straights
# Two, three or four alike, and boxes made of them
practise-theme-pairs = Pairs and triples
practise-theme-cross-out = What to cross out
# Few boxes are open
practise-theme-last-boxes = The last boxes
practise-theme-saved-rethrows = Saved rethrows
practise-theme-jokers = Jokers
# Boxes that are called before the throw
practise-theme-declared = Called boxes
practise-theme-columns = Columns

# A link and a heading: choices of one's own games that cost most
practise-mistakes = Your own mistakes
practise-mistakes-none = Play a game to its end on this device: its costliest choices come back here as exercises.
# In place of the list of own mistakes, once none is to be answered today
practise-mistakes-done = Done for now. What you got right comes back once more after two days.
# Offered to a person who is here for the first time
practise-lessons = New to Yatzy? Eight short lessons
# A button: the offer of the lessons goes away
practise-dismiss = No thanks

# A heading
practise-lesson = Lesson { $number } of { $count }
# The lessons: one or two sentences above a position; the reader then chooses
practise-lesson-score = After at most three throws the dice go into one box, and each box is used once. The figures show what each scores now. Where do these dice go?
practise-lesson-keep = Tap the dice that you keep; the others are thrown again, at most twice. Three alike are a good start.
practise-lesson-pairs = Two pairs can become something bigger with one more throw. Which dice do you keep?
practise-lesson-bonus = The upper boxes together earn a bonus: three of each face are just enough. Three boxes score 18 points here. Which one helps the bonus?
practise-lesson-straight = Four in a row can grow at both ends. Keep what leaves you the most ways to a straight.
practise-lesson-zero = If nothing fits, one box gets a zero. Cross out the box that you would hardly fill anyway.
practise-lesson-chance = Chance takes any dice. Use it when the throw failed and every other box would suffer.
practise-lesson-stop = You need not throw three times. If the dice are as good as they get, enter them.
