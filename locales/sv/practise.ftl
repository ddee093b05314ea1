# Learn: positions of games as exercises.

practise-title = Lär dig
practise-about = Ställningar ur riktiga spel. Välj som vid bordet: behåll tärningar och kasta, eller tryck på en ruta.

practise-question = Vad gör du?
practise-question-call = Vilken ruta anger du?

practise-number = Övning { $number } av { $count }
practise-right = Rätt.
practise-wrong = Det finns ett bättre val.
practise-best = De bästa valen
practise-fitted = Det finns inga exakta värden för det här spelet: vad ett val kostar är uppskattat, oftast på { $error } poäng när.
practise-odds = Chanser
practise-next = Nästa övning
practise-result = { $right } av { $count } rätt
practise-by-theme = { $theme }: { $right } av { $count }
practise-more = Tio till

practise-theme = Tema
practise-theme-any = Alla teman
practise-level = Nivå
practise-level-any = Alla nivåer
practise-start = Börja
practise-none = Det finns ingen sådan övning. Välj ett annat tema eller en annan nivå.
practise-making = Tar fram övningar …
practise-rating = Din nivå: { $level } ({ $rating })
practise-forget = Radera allt detta
practise-kept = Det här vet enheten om dig
practise-save = Spara som fil
practise-answers = Svar: { $count }
practise-streak = Dagar i rad: { $days }
practise-noted = Egna misstag besvarade: { $count }
practise-day = Dagens övning
practise-day-about = En om dagen för varje spel, samma för alla. Bara ditt första svar räknas.
practise-exercises = Övningar
practise-solutions = Lösningar

practise-how = Skriv tärningarna du behåller, som ”6-6”, eller en ruta, som ”{ $id }”; ”none” kastar alla, ”odds” visar chanserna, ”quit” avslutar.
practise-unclear = ”{ $given }” går inte att välja här; skriv tärningar som ligger där, som ”6-6”, eller en ledig ruta, som ”{ $id }”.
practise-no-theme = Det här spelet har inget tema ”{ $given }”; dess teman är { $themes }.

practise-theme-bonus = Bonusen
practise-theme-straights = Stegar
practise-theme-pairs = Par och tretal
practise-theme-cross-out = Vad som ska strykas
practise-theme-last-boxes = De sista rutorna
practise-theme-saved-rethrows = Sparade omkast
practise-theme-jokers = Jokrar
practise-theme-declared = Angivna rutor
practise-theme-columns = Kolumner

practise-mistakes = Dina egna misstag
practise-mistakes-none = Spela ett spel till slut på den här enheten: de dyraste valen kommer tillbaka hit som övningar.
practise-mistakes-done = Klart för nu. Det som var rätt kommer tillbaka en gång till efter två dagar.
practise-lessons = Ny på Yatzy? Åtta korta lektioner
practise-dismiss = Nej tack

practise-lesson = Lektion { $number } av { $count }
practise-lesson-score = Efter högst tre kast skrivs tärningarna i en ruta, och varje ruta används en gång. Siffrorna visar hur många poäng varje ruta ger nu. Var ska de här tärningarna skrivas?
practise-lesson-keep = Tryck på tärningarna du behåller; de andra kastas om, högst två gånger. Tre lika är en bra början.
practise-lesson-pairs = Två par kan bli något större med ett kast till. Vilka tärningar behåller du?
practise-lesson-bonus = De övre rutorna ger tillsammans en bonus: tre av varje tal räcker precis. Tre rutor ger 18 poäng här; vilken av dem för dig närmare bonusen?
practise-lesson-straight = Fyra i rad kan växa åt båda håll. Behåll det som ger flest vägar till en stege.
practise-lesson-zero = Om inget passar får en ruta en nolla. Stryk rutan som du ändå knappast skulle fylla.
practise-lesson-chance = I Chans går det att skriva vilka tärningar som helst. Använd den när kastet misslyckades och alla andra rutor skulle bli lidande.
practise-lesson-stop = Du behöver inte kasta tre gånger. Är tärningarna så bra de kan bli, skriv in dem.
