# yatzy --help and its like

help-about = Yatzy: de regels van elk regelboekje, om te spelen, te tellen en uit te leggen.
help-usage = Gebruik: { $usage }
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Vlaggen
help-everywhere = Overal
help-more = “{ $command } COMMAND --help” vertelt meer over een opdracht.

help-help = Toon deze hulp
help-version = Toon de versie
help-lang = Gebruik deze taal: { $langs }
help-json = Antwoord in JSON
help-data = Bewaar de gegevens van het programma in deze map (of YATZY_DATA)
help-rules-flag = De spelregels: de id van een uitgave, of het pad van een regelbestand
help-set = Stel een optie van de spelregels in; mag vaker

help-rules = Toon de spellen en uitgaven, of leg er een uit
help-rules-id = De uitgave die wordt uitgelegd
help-rules-game = Toon alleen de uitgaven van dit spel
help-rules-in = Toon alleen de uitgaven in deze taal

help-score = Toon wat elk vak oplevert voor een worp
help-score-hand = De worp, zoals 6-6-6-5-5, 66655 of "6 6 6 5 5"; “-” leest één worp per regel van de standaardinvoer en antwoordt op elke met een regel JSON

help-replay = Controleer een verslag en toon het: het blok, de stand, elke beurt
help-replay-file = Het verslag
