fitted-values = Selle mängu täpseid väärtusi pole käepärast: arvud põhinevad hinnangul, mis võib terve mängu peale eksida { $error } punkti võrra.
coach-fitted = { $hint } (Hinnang, täpsusega { $error }.)
coach-estimated = { $hint } (Jäme hinnang.)
solve-fitted-title = Parim teadaolev mäng: { $title }
solve-fitted-error = Hinnangu viga
solve-fitted-why = Ükski masin ei suuda selle mängu kõiki seise läbi käia, seepärast on ploki väärtus sobitatud paljude seisude järgi. Iga käik ja viimased { $cells } lahtrit on täpsed.
solve-fitted-games = Lahtrite kaupa, loetud simuleeritud mängudes ({ $games })
