# Numbers, marks and small words, and what stands on every page.

## Numbers

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
percent = { $number }%
# A chance that is too small to be shown as a figure. $percent: 0.1%, or 0.01%
percent-under = under { $percent }
# A chance that is nearly certain. $percent: 99.9%, or 99.99%
percent-over = over { $percent }
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

## Marks and lists

# Between a label and what it says; a space follows by itself. French sets a no-break space before it
colon = :
list-or = { $rest } or { $last }
list-and = { $rest } and { $last }

## Names that are put together

# A box in one of several columns: Three of a kind ×2
cell-name = { $name } ×{ $factor }
# The title of rules that somebody wrote and gave no name
title-of-no-name = Custom rules

## On every page

nav-app = Yatzy
nav-home = Home
nav-language = Language
# The title of a page that says why something was refused
nav-refused = That didn't work
# A link
nav-back = Back
