# Learn: positions of games as exercises.

practise-title = Lær
practise-about = Stillinger fra rigtige spil. Vælg som ved bordet: behold terninger og kast, eller tryk på en rubrik.

practise-question = Hvad gør du?
practise-question-call = Hvilken rubrik melder du?

practise-number = Øvelse { $number } af { $count }
practise-right = Rigtigt.
practise-wrong = Der er et bedre valg.
practise-best = De bedste valg
practise-fitted = Der er ingen nøjagtige værdier for dette spil: hvad et valg koster, er et skøn, som regel plus/minus { $error } point.
practise-odds = Chancer
practise-next = Næste øvelse
practise-result = { $right } af { $count } rigtige
practise-by-theme = { $theme }: { $right } af { $count }
practise-more = Ti til

practise-theme = Tema
practise-theme-any = Alle temaer
practise-level = Niveau
practise-level-any = Alle niveauer
practise-start = Begynd
practise-none = Der er ingen sådan øvelse. Vælg et andet tema eller niveau.
practise-making = Laver øvelser …
practise-rating = Dit niveau: { $level } ({ $rating })
practise-forget = Slet alt dette
practise-kept = Det ved enheden om dig
practise-save = Gem som fil
practise-answers = Svar: { $count }
practise-streak = Dage i træk: { $days }
practise-noted = Egne fejl besvaret: { $count }
practise-day = Dagens øvelse
practise-day-about = Én om dagen for hvert spil, den samme for alle. Kun dit første svar tæller.
practise-exercises = Øvelser
practise-solutions = Løsninger

practise-how = Skriv de terninger, du beholder, som »6-6«, eller en rubrik, som »{ $id }«; »none« kaster alle, »odds« viser chancerne, »quit« slutter.
practise-unclear = »{ $given }« kan ikke vælges her; skriv terninger, der ligger der, som »6-6«, eller en ledig rubrik, som »{ $id }«.
practise-no-theme = Dette spil har ikke noget tema »{ $given }«; temaerne er { $themes }.

practise-theme-bonus = Bonussen
practise-theme-straights = Straights
practise-theme-pairs = Par og tre ens
practise-theme-cross-out = Hvad der skal slettes
practise-theme-last-boxes = De sidste rubrikker
practise-theme-saved-rethrows = Sparede omkast
practise-theme-jokers = Jokere
practise-theme-declared = Meldte rubrikker
practise-theme-columns = Kolonner

practise-mistakes = Dine egne fejl
practise-mistakes-none = Spil et spil til ende på denne enhed: de dyreste valg kommer tilbage hertil som øvelser.
practise-mistakes-done = Færdig for nu. Det, du svarede rigtigt på, kommer igen endnu en gang efter to dage.
practise-lessons = Ny i Yatzy? Otte korte lektioner
practise-dismiss = Nej tak

practise-lesson = Lektion { $number } af { $count }
practise-lesson-score = Efter højst tre kast skrives terningerne i én rubrik, og hver rubrik bruges én gang. Tallene viser, hvor mange point hver rubrik giver nu. Hvor skal disse terninger skrives?
practise-lesson-keep = Tryk på de terninger, du beholder; de andre kastes om, højst to gange. Tre ens er en god start.
practise-lesson-pairs = To par kan blive til noget større med ét kast til. Hvilke terninger beholder du?
practise-lesson-bonus = De øvre rubrikker giver tilsammen en bonus: tre af hvert tal er lige nok. Tre rubrikker giver 18 point her; hvilken af dem bringer dig nærmere bonussen?
practise-lesson-straight = Fire i træk kan vokse i begge ender. Behold det, der giver flest veje til en straight.
practise-lesson-zero = Hvis ingenting passer, får én rubrik et nul. Slet den rubrik, du næppe ville fylde alligevel.
practise-lesson-chance = I Chance passer alle terninger. Brug den, når kastet slog fejl, og alle andre rubrikker ville lide.
practise-lesson-stop = Du behøver ikke kaste tre gange. Er terningerne så gode, som de kan blive, så skriv dem ind.
