fitted-values = Selle mängu täpseid väärtusi ei ole: arvud põhinevad hinnangul, mis võib terve mängu peale eksida { $error } punkti võrra.
solve-fitted-title = Parim teadaolev mäng: { $title }
solve-fitted-error = Hinnangu viga
solve-fitted-why = Selles mängus on kõigi läbikäimiseks liiga palju seise, seepärast on punktilehe väärtus hinnatud suure hulga seisude järgi. Iga käik ja viimased { $cells } lahtrit arvutatakse täpselt.
solve-fitted-games = Lahtrite kaupa, loetud simuleeritud mängudes ({ $games })
