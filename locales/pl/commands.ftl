help-log-file = Zapis partii; „-” czyta go ze standardowego wejścia
