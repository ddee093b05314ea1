fitted-values = Nákvæm gildi fyrir þennan leik eru ekki til hér: tölurnar byggjast á mati sem getur skeikað { $error } stigum yfir heilan leik.
coach-fitted = { $hint } (Mat, skeikar mest { $error }.)
coach-estimated = { $hint } (Gróft mat.)
solve-fitted-title = Besti þekkti leikur í { $title }
solve-fitted-error = Skekkja matsins
solve-fitted-why = Engin vél getur farið í gegnum allar stöður þessa leiks, svo virði blokkar er fellt að mörgum þeirra. Hver umferð og síðustu { $cells } reitirnir eru nákvæm.
solve-fitted-games = Reit fyrir reit, talið í hermdum leikjum ({ $games })
