# Leren: stellingen uit spellen als oefeningen.

practise-title = Leren
practise-about = Situaties uit echte spellen. Kies zoals aan tafel: houd dobbelstenen vast en gooi, of tik op een vak.

practise-question = Wat doe je?
practise-question-call = Welk vak noem je?

practise-number = Oefening { $number } van { $count }
practise-right = Goed.
practise-wrong = Er is een betere keuze.
practise-best = De beste keuzes
practise-fitted = Exacte waarden zijn er voor dit spel niet: wat een keuze kost is geschat, meestal tot op { $error ->
    [one] 1 punt
   *[other] { $error } punten
} nauwkeurig.
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
practise-save = Als bestand bewaren
practise-answers = Antwoorden: { $count }
practise-streak = Dagen op rij: { $days }
practise-noted = Eigen fouten beantwoord: { $count }
practise-day = Oefening van de dag
practise-day-about = Eén per dag voor elk spel, dezelfde voor iedereen. Alleen je eerste antwoord telt.
practise-exercises = Oefeningen
practise-solutions = Oplossingen

practise-how = Typ de dobbelstenen die je vasthoudt, zoals “6-6” (“none” gooit ze allemaal), of een vak, zoals “{ $id }”; “odds” toont de kansen, “quit” stopt.
practise-unclear = “{ $given }” kan hier niet; typ dobbelstenen die er liggen, zoals “6-6”, of een open vak, zoals “{ $id }”.
practise-no-theme = Dit spel heeft geen thema “{ $given }”; de thema’s zijn { $themes }.

practise-theme-bonus = De bonus
practise-theme-straights = Straten
practise-theme-pairs = Paren en drie dezelfde
practise-theme-cross-out = Wat je schrapt
practise-theme-last-boxes = De laatste vakken
practise-theme-saved-rethrows = Gespaarde extra worpen
practise-theme-jokers = Jokers
practise-theme-declared = Genoemde vakken
practise-theme-columns = Kolommen

practise-mistakes = Je eigen fouten
practise-mistakes-none = Speel op dit apparaat een spel uit: de duurste keuzes komen hier als oefening terug.
practise-mistakes-done = Klaar voor nu. Wat goed was, komt na twee dagen nog één keer terug.
practise-lessons = Nieuw bij Yatzy? Acht korte lessen
practise-dismiss = Nee, dank je

practise-lesson = Les { $number } van { $count }
practise-lesson-score = Na hoogstens drie worpen vul je de dobbelstenen in één vak in, en elk vak gebruik je één keer. De getallen tonen hoeveel punten elk vak nu oplevert. Waar horen deze dobbelstenen?
practise-lesson-keep = Tik op de dobbelstenen die je vasthoudt; de andere gooi je opnieuw, hoogstens twee keer. Drie dezelfde zijn een goed begin.
practise-lesson-pairs = Twee paren kunnen met nog één worp meer worden. Welke dobbelstenen houd je vast?
practise-lesson-bonus = De bovenste vakken leveren samen een bonus op: drie van elk getal is net genoeg. Drie vakken leveren hier 18 punten op. Welk vak helpt je aan de bonus?
practise-lesson-straight = Vier getallen op rij kun je aan beide kanten aanvullen. Houd vast wat de meeste wegen naar een straat openlaat.
practise-lesson-zero = Als niets past, krijgt één vak een nul. Schrap het vak dat je waarschijnlijk toch niet vult.
practise-lesson-chance = In het vak Kans past elke worp. Gebruik het als de worp mislukt is en elk ander vak zonde zou zijn.
practise-lesson-stop = Je hoeft niet drie keer te gooien. Worden de dobbelstenen niet beter meer, vul ze dan in.
