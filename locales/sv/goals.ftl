# Playing for a total or for the win

help-goal = Vad du spelar för: mean (om inget anges), at-least:N (bästa chansen till N poäng) eller, när det finns motståndare, win; vid lösning gäller enbart at-least varje totalsumma
help-goal-against = En annan plats kort i samma form som --card, även med extra-yatzys=N och chips=N; en gång för varje motståndare
goal-wrong = ”{ $given }” är inget att spela för; skriv { $goals }.
goal-for-total = en totalsumma på minst { $total }
goal-for-every-total = varje totalsumma
goal-for-win = segern
goal-chance = Bästa chans
goal-chance-of-mean = Spel för snittet
goal-best = Bäst: { $action }. Med bästa spel efter det är chansen { $chance }.
goal-estimate = De här chanserna är en uppskattning enligt normalfördelningen, från genomsnitt och spridning för det som återstår; för det här spelet och kortet räknas de inte exakt.
goal-win-assumes = De andra antas spela för högsta snitt.
goal-against-missing = Ange varje motståndares kort med ”--against” för att spela för segern, som i --against "ones=3,yatzy=0".
goal-against-unused = ”--against” hör till ”--goal win”; ange båda eller ingen av dem.
