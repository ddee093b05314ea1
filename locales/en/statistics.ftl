# Records and averages beside perfect play, and the place where they are kept

# $database: the file; $detail: what the system says
play-database = The saved games, “{ $database }”, can't be opened ({ $detail }); choose another folder with --data DIR.
# The heading over figures such as "11.8 (13.1)"
statistics-boxes-beside = Each box on average (perfect play)
statistics-perfect = Perfect play averages { $mean } points and earns the bonus in { $rate } of its games.
statistics-perfect-points = Perfect play averages { $mean } points.
statistics-thinking = Working out perfect play…
plain-statistics-box = { $box }: { $own } on average
plain-statistics-box-beside = { $box }: { $own } on average, perfect play { $perfect }
plain-statistics-stretch = { $from } to { $to } points: { $games ->
    [one] one game
   *[other] { $games } games
}
plain-help-statistics = statistics: records and averages of everyone who plays here
