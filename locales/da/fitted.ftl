fitted-values = Der er ingen nøjagtige værdier for dette spil: tallene bygger på et skøn, der kan være { $error } point ved siden af over et helt spil.
solve-fitted-title = Bedste kendte spil i { $title }
solve-fitted-error = Skønnets usikkerhed
solve-fitted-why = Dette spil har for mange stillinger til at gå dem alle igennem, så et korts værdi er skønnet ud fra et stort antal af dem. Hver tur og de sidste { $cells } rubrikker regnes nøjagtigt.
solve-fitted-games = Rubrik for rubrik, talt op i simulerede spil ({ $games })
