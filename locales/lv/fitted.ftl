fitted-values = Šīs spēles precīzu vērtību nav: šie skaitļi balstās uz aplēsi, kas visā spēlē var kļūdīties par { $error ->
    [zero] { $error } punktiem
    [one] { $error } punktu
   *[other] { $error } punktiem
}.
solve-fitted-title = Labākā zināmā spēle: { $title }
solve-fitted-error = Aplēses kļūda
solve-fitted-why = Šai spēlei ir par daudz pozīciju, lai visas izskatītu, tāpēc kartītes vērtība ir novērtēta pēc daudzām no tām. Katrs gājiens un pēdējie lauciņi ({ $cells }) ir precīzi.
solve-fitted-games = Lauciņš pēc lauciņa, saskaitīts simulētās spēlēs ({ $games })
