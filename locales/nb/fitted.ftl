fitted-values = Det finnes ingen nøyaktige verdier for dette spillet: tallene bygger på et anslag som kan bomme med { $error } poeng over et helt spill.
solve-fitted-title = Beste kjente spill i { $title }
solve-fitted-error = Usikkerheten i anslaget
solve-fitted-why = Dette spillet har for mange stillinger til å gå gjennom alle, så verdien av et kort er anslått ut fra et stort antall av dem. Hver tur, og de siste { $cells } rubrikkene, regnes nøyaktig.
solve-fitted-games = Rubrikk for rubrikk, talt opp i simulerte spill ({ $games })
