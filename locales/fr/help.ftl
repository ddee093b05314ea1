# yatzy --help and its like

help-about = Yatzy : les règles de chaque notice, jouées, comptées et expliquées.
help-usage = Usage : { $usage }
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-everywhere = Partout
help-more = « { $command } COMMAND --help » en dit plus sur une commande.

help-help = Montrer cette aide
help-version = Montrer la version
help-lang = Utiliser cette langue : { $langs }
help-json = Répondre en JSON
help-data = Garder les données du programme dans ce dossier (ou YATZY_DATA)
help-rules-flag = Les règles : l’identifiant d’une édition, ou le chemin d’un fichier de règles
help-set = Régler une option des règles à la main ; peut être répété

help-rules = Donner la liste des jeux et des éditions, ou en expliquer une
help-rules-id = L’édition à expliquer
help-rules-game = Seulement les éditions de ce jeu
help-rules-in = Seulement les éditions de cette langue

help-score = Montrer ce que chaque case rapporte pour une main
help-score-hand = La main, comme 6-6-6-5-5, 66655 ou "6 6 6 5 5" ; avec « - », chaque ligne de l’entrée standard est une main, et la réponse une ligne de JSON

help-replay = Vérifier un enregistrement et le montrer : la feuille, le classement, chaque tour
help-replay-file = L’enregistrement
