fitted-values = Nøyaktige verdier for dette spillet er ikke for hånden: tallene bygger på et anslag som kan bomme med { $error } poeng over et helt spill.
coach-fitted = { $hint } (Anslått, innenfor { $error }.)
coach-estimated = { $hint } (Et grovt anslag.)
solve-fitted-title = Det beste kjente spillet i { $title }
solve-fitted-error = Anslagets feil
solve-fitted-why = Ingen maskin kan gå gjennom alle stillinger i dette spillet, så verdien av en blokk er tilpasset mange av dem. Hver tur og de siste { $cells } rubrikkene er nøyaktige.
solve-fitted-games = Rubrikk for rubrikk, talt opp i simulerte spill ({ $games })
