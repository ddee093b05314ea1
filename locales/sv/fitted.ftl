fitted-values = Exakta värden för det här spelet finns inte till hands: siffrorna bygger på en uppskattning som kan slå fel med { $error } poäng över ett helt spel.
coach-fitted = { $hint } (Uppskattat, inom { $error }.)
coach-estimated = { $hint } (En grov uppskattning.)
solve-fitted-title = Det bästa kända spelet i { $title }
solve-fitted-error = Uppskattningens fel
solve-fitted-why = Ingen maskin kan gå igenom alla ställningar i det här spelet, så värdet av ett block är anpassat efter många av dem. Varje omgång och de sista { $cells } rutorna är exakta.
solve-fitted-games = Ruta för ruta, räknat i simulerade spel ({ $games })
