own-rules = Tes propres règles
own-rules-hint = Colle ici un fichier de règles. Il prend la place du jeu choisi plus haut.
own-rules-file = Choisir un fichier
own-rules-wrong = Ces règles ne peuvent pas servir. { $reason }
help-serve-rules = Proposer ce fichier de règles sur la page des nouvelles parties ; peut être répété
