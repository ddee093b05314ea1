help-log-file = Protokolas; „-“ skaito jį iš standartinės įvesties
