fitted-values = Exacte waarden zijn er voor dit spel niet: deze cijfers berusten op een schatting die er over een heel spel { $error } punten naast kan zitten.
solve-fitted-title = Het beste bekende spel in { $title }
solve-fitted-error = Fout van de schatting
solve-fitted-why = Dit spel heeft te veel stellingen om allemaal door te rekenen; daarom is de waarde van een kaart uit veel ervan geschat. Elke beurt en de laatste { $cells } vakken zijn exact.
solve-fitted-games = Vak voor vak, geteld in gesimuleerde spellen ({ $games })
