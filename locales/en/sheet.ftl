# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Print a score pad, empty or filled from a game log
help-sheet-players = For how many players, 1 to { $most }; as many as fit a page if not given
help-sheet-columns = How many of them side by side on a page, 1 to { $most }
help-sheet-paper = The paper: { $papers }
help-sheet-landscape = Print in landscape
help-sheet-large = In large print
help-sheet-record = Fill the pad from this game log
help-leaflet = Print the rules as a leaflet
# Of a pad, a leaflet or charts: its ending says which kind
help-output-file = The file to write; its ending says which kind: { $endings }
sheet-written = { $pages ->
    [one] One page: { $files }
   *[other] { $pages } pages: { $files }
}
sheet-players-range = A pad is for 1 to { $most } players; this game has { $found }.
sheet-narrow = So many columns leave no room to write on this paper: at most { $most } fit. Choose fewer with --columns, or larger paper.
sheet-paper-unknown = “{ $paper }” isn't a paper size we know; choose { $papers }.
sheet-format-unknown = “{ $path }” has an ending we don't know; let it end in { $endings }.
sheet-folder-absent = There is no folder “{ $folder }”; make it first, or choose another place with -o.
sheet-unwritable = “{ $path }” can't be written ({ $detail }); choose another place with -o.
sheet-record-alone = A game log brings its own rules and players; leave out --rules, --set and --players.
# $shown: what is left of the name, or the number of the seat
sheet-name-replaced = “{ $name }” has characters that the pad's typeface lacks; the pad says “{ $shown }”.

## On a pad

# The title of the document, for a window or a library
sheet-pad-title = { $title }: score pad
sheet-date = Date
# Above the numbers of games, 1, 2 and 3
sheet-game = Game
sheet-chips = Chips
# $sum: the sign Σ; below the pad
sheet-sum-hint = { $sum }: the sum of the dice shown
sheet-page = Page { $page } of { $pages }

## On a leaflet

leaflet-title = { $title }: the rules
# A heading: one turn, throw by throw
leaflet-example = A turn as an example
leaflet-keep = Kept
leaflet-pays = Each of these boxes would take it, if it is open:
leaflet-pays-named = The box that was named takes it, if it is one of these:
# Three of every face make exactly 63, which is what the bonus needs
leaflet-par = { $count } of every face make exactly { $sum }.
leaflet-pale = Pale dice don't count.

## On charts

chart-totals = Totals of perfect play
# $low, $high: totals; $mean: the average
chart-totals-words = Perfect play averages { $mean }; nine games out of ten end between { $low } and { $high }.
chart-average = average { $mean }
chart-boxes-words = What each box holds, beside what perfect play has there on average
chart-dice = Dice thrown
chart-dice-words = How often each face came up; between the marks in nineteen games out of twenty
chart-dice-face = { $face }: thrown { $thrown }, expected { $expected }
chart-thrown = thrown
chart-expected = expected
