fitted-values = Det finns inga exakta värden för det här spelet: siffrorna bygger på en uppskattning som kan slå fel med { $error } poäng över ett helt spel.
solve-fitted-title = Bästa kända spel i { $title }
solve-fitted-error = Uppskattningens osäkerhet
solve-fitted-why = Det här spelet har för många ställningar för att gå igenom alla, så värdet av ett kort är uppskattat ur ett stort antal av dem. Varje tur, och de sista { $cells } rutorna, räknas exakt.
solve-fitted-games = Ruta för ruta, räknat i simulerade spel ({ $games })
