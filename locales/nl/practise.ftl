# Leren: stellingen uit spellen als oefeningen.

practise-title = Leren
practise-about = Situaties uit echte spellen. Kies zoals aan tafel: houd dobbelstenen en gooi, of tik op een vak.

practise-question = Wat doe je?
practise-question-call = Welk vak noem je?

practise-number = Oefening { $number } van { $count }
practise-right = Goed.
practise-wrong = Er is een betere keuze.
practise-best = De beste keuzes
practise-odds = Kansen
practise-next = Volgende oefening
practise-result = { $right } van { $count } goed
practise-by-theme = { $theme }: { $right } van { $count }
practise-more = Nog tien

practise-theme = Thema
practise-theme-any = Alle thema’s
practise-level = Niveau
practise-level-any = Alle niveaus
practise-start = Beginnen
practise-none = Zo’n oefening is er niet. Kies een ander thema of niveau.
practise-making = De oefeningen worden gemaakt…
practise-rating = Je niveau: { $level } ({ $rating })
practise-forget = Dit allemaal wissen
practise-kept = Wat dit apparaat over je weet
practise-save = Opslaan als bestand
practise-answers = Antwoorden: { $count }
practise-streak = Dagen op rij: { $days }
practise-noted = Eigen fouten beantwoord: { $count }
practise-day = Oefening van de dag
practise-day-about = Eén per dag voor elk spel, dezelfde voor iedereen. Alleen je eerste antwoord telt.
practise-exercises = Oefeningen
practise-solutions = Oplossingen

practise-how = Typ de dobbelstenen die je houdt, zoals “6-6”, “none” om alles te gooien, of een vak, zoals “{ $id }”; “odds” toont de kansen, “quit” stopt.
practise-unclear = “{ $given }” kan hier niet; typ dobbelstenen die er liggen, zoals “6-6”, of een open vak, zoals “{ $id }”.
practise-no-theme = Dit spel heeft geen thema “{ $given }”; de thema’s zijn { $themes }.

practise-theme-bonus = De bonus
practise-theme-straights = Straten
practise-theme-pairs = Paren en drie gelijke
practise-theme-cross-out = Wat je schrapt
practise-theme-last-boxes = De laatste vakken
practise-theme-saved-rethrows = Gespaarde extra worpen
practise-theme-jokers = Jokers
practise-theme-declared = Genoemde vakken
practise-theme-columns = Kolommen

practise-mistakes = Je eigen fouten
practise-mistakes-none = Speel op dit apparaat een spel uit: de duurste keuzes komen hier als oefening terug.
practise-lessons = Nieuw bij Yatzy? Acht korte lessen
practise-dismiss = Nee, dank je

practise-lesson = Les { $number } van { $count }
practise-lesson-score = Na hoogstens drie worpen gaan de dobbelstenen naar één vak, en elk vak gebruik je één keer. De getallen tonen wat elk vak nu oplevert. Waar gaan deze dobbelstenen heen?
practise-lesson-keep = Tik op de dobbelstenen die je houdt; de andere gooi je opnieuw, hoogstens twee keer. Drie gelijke zijn een goed begin.
practise-lesson-pairs = Twee paren kunnen met één worp meer worden. Welke dobbelstenen houd je?
practise-lesson-bonus = De bovenste vakken leveren samen een bonus op: drie van elk is net genoeg. Beide vakken leveren hier 18 op; welk helpt de bonus?
practise-lesson-straight = Vier op een rij kan aan beide kanten groeien. Houd wat je de meeste wegen naar een straat laat.
practise-lesson-zero = Als niets past, krijgt één vak een nul. Schrap het vak dat je toch haast niet zou vullen.
practise-lesson-chance = Kans neemt alle dobbelstenen. Gebruik het als de worp mislukte en elk ander vak eronder zou lijden.
practise-lesson-stop = Je hoeft niet drie keer te gooien. Zijn de dobbelstenen zo goed als ze worden, vul ze dan in.
