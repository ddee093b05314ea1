# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Print
# Buttons
print-pad = Print a pad
# The pad of a table, with what was written
print-this-pad = Print this pad
print-rules = Print these rules
print-report = Print the report
print-records = Print the records
print-page = Print this page
# The label of the field for the number of players
print-players = For how many?
# Below it
print-players-hint = Leave it empty to fit as many as possible on a page.
print-paper = Paper
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
# Two switches
print-landscape = Landscape
print-large = Large print
print-hint = It opens as a PDF, ready to print.
# $path: a file
print-written = The PDF is in { $path }, ready to print.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] One page: { $files }
   *[other] { $pages } pages: { $files }
}
# $flag: --force
sheet-there = “{ $path }” exists already; choose another name, or overwrite it with { $flag }.
sheet-players-range = A pad is for 1 to { $most } players; this game has { $found }.
sheet-narrow = So many columns leave no room to write on this paper: at most { $most } fit. Choose fewer with --columns, or larger paper.
sheet-paper-unknown = “{ $paper }” isn't a paper size we know; choose { $papers }.
sheet-format-unknown = “{ $path }” has an ending we don't know; let it end in { $endings }.
sheet-folder-absent = There is no folder “{ $folder }”; make it first, or choose another place with -o.
sheet-unwritable = “{ $path }” can't be written ({ $detail }); choose another place with -o.
sheet-record-alone = A game log brings its own rules and players; leave out --rules, --set and --players.
# $shown: what is left of the name, or the number of the seat
sheet-name-replaced = “{ $name }” has characters that the pad's typeface lacks; the pad says “{ $shown }”.
# The title of the document, for a window or a library
sheet-pad-title = { $title }: score pad
sheet-date = Date
# Beside the places for the names of players
sheet-name = Name
# Above the numbers of games, 1, 2 and 3
sheet-game = Game
sheet-chips = Chips
# A row at the top of the second half of a pad: the sum of the first half, bonus included
sheet-carried = Carried over
# $sum: the sign Σ; below the pad
sheet-sum-hint = { $sum }: the sum of the dice shown
# The same where no dice are shown
sheet-sum-hint-plain = { $sum }: the sum of the dice that count
sheet-page = Page { $page } of { $pages }

## On a leaflet

leaflet-title = { $title }: the rules
# A heading: one turn, throw by throw
leaflet-example = A turn as an example
leaflet-keep = Kept
leaflet-pays = You could score in these boxes, if they are open:
leaflet-pays-named = You score in the box that you called, if it is one of these:
# Three of every face make exactly 63, which is what the bonus needs
leaflet-par = { $count } of every face make exactly { $sum }.
leaflet-pale = Pale dice don't count.
