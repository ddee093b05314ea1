# yatzy --help and its like

help-about = Yatzy: every leaflet's rules, played, scored and explained.
help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
# A heading over flags that every command takes
help-everywhere = Everywhere
help-more = “{ $command } COMMAND --help” says more about a command.

help-help = Show this help
help-version = Show the version
help-lang = Use this language: { $langs }
help-json = Answer in JSON
help-data = Keep the program's data in this folder (or YATZY_DATA)
help-rules-flag = The rules: the id of an edition, or the path of a ruleset file
help-set = Set an option of the rules by hand; may be repeated

help-rules = List the games and editions, or explain one
help-rules-id = The edition to explain
help-rules-game = List this game's editions only
help-rules-in = List the editions of this language only

help-score = Show what each box pays for a hand
help-score-hand = The hand, as 6-6-6-5-5, 66655 or "6 6 6 5 5"; “-” reads one hand per line from standard input and answers each with a line of JSON

# A game log: the file in which a whole game is written down
help-replay = Check a game log and show it: the pad, the standings, every turn
help-replay-file = The game log
