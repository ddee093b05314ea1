fitted-values = Šīs spēles precīzu vērtību nav pie rokas: šie skaitļi balstās uz novērtējumu, kas visā spēlē var kļūdīties par { $error } punktiem.
coach-fitted = { $hint } (Novērtējums ar precizitāti { $error }.)
coach-estimated = { $hint } (Aptuvens novērtējums.)
solve-fitted-title = Labākā zināmā spēle: { $title }
solve-fitted-error = Novērtējuma kļūda
solve-fitted-why = Neviena mašīna nevar izskatīt visas šīs spēles pozīcijas, tāpēc lapas vērtība ir pielāgota pēc daudzām no tām. Katrs gājiens un pēdējie lauciņi ({ $cells }) ir precīzi.
solve-fitted-games = Lauciņu pa lauciņam, saskaitīts simulētās spēlēs ({ $games })
