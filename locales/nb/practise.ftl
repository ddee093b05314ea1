# Learn: positions of games as exercises.

practise-title = Lær
practise-about = Stillinger fra ekte spill. Velg som ved bordet: behold terninger og kast, eller trykk på en rubrikk.

practise-question = Hva gjør du?
practise-question-call = Hvilken rubrikk melder du?

practise-number = Øvelse { $number } av { $count }
practise-right = Riktig.
practise-wrong = Det finnes et bedre valg.
practise-best = De beste valgene
practise-fitted = Det finnes ingen nøyaktige verdier for dette spillet: hva et valg koster, er et anslag, som regel pluss/minus { $error } poeng.
practise-odds = Sjanser
practise-next = Neste øvelse
practise-result = { $right } av { $count } riktige
practise-by-theme = { $theme }: { $right } av { $count }
practise-more = Ti til

practise-theme = Tema
practise-theme-any = Alle temaer
practise-level = Nivå
practise-level-any = Alle nivåer
practise-start = Begynn
practise-none = Det finnes ingen slik øvelse. Velg et annet tema eller nivå.
practise-making = Lager øvelser …
practise-rating = Nivået ditt: { $level } ({ $rating })
practise-forget = Slett disse opplysningene
practise-kept = Dette vet enheten om deg
practise-save = Lagre som fil
practise-answers = Svar: { $count }
practise-streak = Dager på rad: { $days }
practise-noted = Egne feil besvart: { $count }
practise-day = Dagens øvelse
practise-day-about = Én om dagen for hvert spill, den samme for alle. Bare det første svaret ditt teller.
practise-exercises = Øvelser
practise-solutions = Løsninger

practise-how = Skriv terningene du beholder, som «6-6», eller en rubrikk, som «{ $id }»; «none» kaster alle, «odds» viser sjansene, «quit» avslutter.
practise-unclear = «{ $given }» kan ikke velges her; skriv terninger som ligger der, som «6-6», eller en ledig rubrikk, som «{ $id }».
practise-no-theme = Dette spillet har ikke noe tema «{ $given }»; temaene er { $themes }.

practise-theme-bonus = Bonusen
practise-theme-straights = Straighter
practise-theme-pairs = Par og tre like
practise-theme-cross-out = Hva som skal strykes
practise-theme-last-boxes = De siste rubrikkene
practise-theme-saved-rethrows = Sparte omkast
practise-theme-jokers = Jokere
practise-theme-declared = Meldte rubrikker
practise-theme-columns = Kolonner

practise-mistakes = Dine egne feil
practise-mistakes-none = Spill et spill til slutt på denne enheten: de dyreste valgene kommer tilbake hit som øvelser.
practise-mistakes-done = Ferdig for nå. Det som var riktig, kommer tilbake én gang til etter to dager.
practise-lessons = Ny i Yatzy? Åtte korte leksjoner
practise-dismiss = Nei takk

practise-lesson = Leksjon { $number } av { $count }
practise-lesson-score = Etter høyst tre kast skrives terningene i én rubrikk, og hver rubrikk brukes én gang. Tallene viser hvor mange poeng hver rubrikk gir nå. Hvor skal disse terningene skrives?
practise-lesson-keep = Trykk på terningene du beholder; de andre kastes på nytt, høyst to ganger. Tre like er en god start.
practise-lesson-pairs = To par kan bli noe større med ett kast til. Hvilke terninger beholder du?
practise-lesson-bonus = De øvre rubrikkene gir til sammen en bonus: tre av hvert tall er akkurat nok. Tre rubrikker gir 18 poeng her; hvilken av dem bringer deg nærmere bonusen?
practise-lesson-straight = Fire på rad kan vokse i begge ender. Behold det som gir flest veier til en straight.
practise-lesson-zero = Hvis ingenting passer, får én rubrikk null. Stryk rubrikken du neppe ville fylt uansett.
practise-lesson-chance = I Sjanse passer hvilke terninger som helst. Bruk den når kastet slo feil og alle andre rubrikker ville lide.
practise-lesson-stop = Du trenger ikke kaste tre ganger. Er terningene så gode som de kan bli, så skriv dem inn.
