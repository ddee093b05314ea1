fitted-values = Nákvæm gildi fyrir þennan leik eru ekki til: tölurnar byggjast á mati sem getur skeikað { $error } stigum í heilum leik.
solve-fitted-title = Besti þekkti leikur í { $title }
solve-fitted-error = Skekkja matsins
solve-fitted-why = Stöður þessa leiks eru of margar til að fara í gegnum þær allar, svo að virði spjalds er metið út frá mörgum þeirra. Hver lota og síðustu reitirnir ({ $cells }) eru reiknuð nákvæmlega.
solve-fitted-games = Reit fyrir reit, talið í hermdum leikjum ({ $games })
