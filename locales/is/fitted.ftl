fitted-values = Nákvæm gildi fyrir þennan leik eru ekki til hér: tölurnar byggjast á mati sem getur skeikað { $error } stigum í heilum leik.
coach-fitted = { $hint } (Mat, skeikar mest { $error }.)
coach-estimated = { $hint } (Gróft mat.)
solve-fitted-title = Besti þekkti leikur í { $title }
solve-fitted-error = Skekkja matsins
solve-fitted-why = Engin vél getur farið í gegnum allar stöður þessa leiks, svo að virði spjalds er metið út frá mörgum þeirra. Hver lota og síðustu reitirnir ({ $cells }) eru reiknuð nákvæmlega.
solve-fitted-games = Reit fyrir reit, talið í hermdum leikjum ({ $games })
