fitted-values = Der er ingen nøjagtige værdier for dette spil: tallene bygger på et skøn, der kan være { $error } point ved siden af over et helt spil.
coach-fitted = { $hint } (Skønnet, inden for { $error }.)
coach-estimated = { $hint } (Et groft skøn.)
solve-fitted-title = Det bedste kendte spil i { $title }
solve-fitted-error = Skønnets fejl
solve-fitted-why = Ingen maskine kan gå alle stillinger i dette spil igennem, så en bloks værdi er tilpasset efter mange af dem. Hver tur og de sidste { $cells } rubrikker er nøjagtige.
solve-fitted-games = Rubrik for rubrik, talt op i simulerede spil ({ $games })
