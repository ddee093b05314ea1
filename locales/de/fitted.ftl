fitted-values = Für dieses Spiel gibt es keine genauen Werte: Diese Zahlen beruhen auf einer Schätzung, die über ein ganzes Spiel um { $error } Punkte danebenliegen kann.
solve-fitted-title = Das beste bekannte Spiel in { $title }
solve-fitted-error = Fehler der Schätzung
solve-fitted-why = Dieses Spiel hat zu viele Stellungen, um alle durchzugehen, deshalb ist der Wert eines Zettels aus vielen von ihnen geschätzt. Jeder Zug und die letzten { $cells } Felder sind genau gerechnet.
solve-fitted-games = Feld für Feld, gezählt in simulierten Spielen ({ $games })
