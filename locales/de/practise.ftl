# Lernen: Stellungen aus Spielen als Übungen.

practise-title = Lernen
practise-about = Stellungen aus echten Spielen. Wähl wie am Tisch: Würfel behalten und werfen, oder ein Feld antippen.

practise-question = Was machst du?
practise-question-call = Welches Feld sagst du an?

practise-number = Übung { $number } von { $count }
practise-right = Richtig.
practise-wrong = Es gibt eine bessere Wahl.
practise-best = Die besten Möglichkeiten
practise-fitted = Für dieses Spiel gibt es keine genauen Werte: Was eine Wahl kostet, ist geschätzt, in der Regel auf { $error ->
    [one] 1 Punkt
   *[other] { $error } Punkte
} genau.
practise-odds = Chancen
practise-next = Nächste Übung
practise-result = { $right } von { $count } richtig
practise-by-theme = { $theme }: { $right } von { $count }
practise-more = Zehn weitere

practise-theme = Thema
practise-theme-any = Alle Themen
practise-level = Stufe
practise-level-any = Alle Stufen
practise-start = Beginnen
practise-none = Eine solche Übung gibt es nicht. Wähl ein anderes Thema oder eine andere Stufe.
practise-making = Die Übungen werden vorbereitet …
practise-rating = Deine Stufe: { $level } ({ $rating })
practise-forget = All das löschen
practise-kept = Was dieses Gerät über dich weiß
practise-save = Als Datei speichern
practise-answers = Antworten: { $count }
practise-streak = Tage in Folge: { $days }
practise-noted = Eigene Fehler beantwortet: { $count }
practise-day = Übung des Tages
practise-day-about = Eine am Tag für jedes Spiel, dieselbe für alle. Nur deine erste Antwort zählt.
practise-exercises = Übungen
practise-solutions = Lösungen

practise-how = Schreib die Würfel, die du behältst, etwa „6-6“ („none“ wirft alle), oder ein Feld, etwa „{ $id }“; „odds“ zeigt die Chancen, „quit“ beendet.
practise-unclear = „{ $given }“ geht hier nicht; schreib Würfel, die da liegen, etwa „6-6“, oder ein freies Feld, etwa „{ $id }“.
practise-no-theme = Dieses Spiel hat kein Thema „{ $given }“; die Themen sind { $themes }.

practise-theme-bonus = Der Bonus
practise-theme-straights = Straßen
practise-theme-pairs = Paare und Dreierpasch
practise-theme-cross-out = Was man streicht
practise-theme-last-boxes = Die letzten Felder
practise-theme-saved-rethrows = Gesparte Nachwürfe
practise-theme-jokers = Joker
practise-theme-declared = Angesagte Felder
practise-theme-columns = Spalten

practise-mistakes = Deine Fehler
practise-mistakes-none = Spiel auf diesem Gerät ein Spiel zu Ende: Die teuersten Entscheidungen kommen hier als Übungen wieder.
practise-mistakes-done = Fürs Erste fertig. Was richtig war, kommt nach zwei Tagen noch einmal.
practise-lessons = Neu bei Yatzy? Acht kurze Lektionen
practise-dismiss = Nein danke

practise-lesson = Lektion { $number } von { $count }
practise-lesson-score = Nach höchstens drei Würfen kommen die Würfel in ein Feld, und jedes Feld wird einmal benutzt. Die Zahlen zeigen, wie viele Punkte jedes jetzt bringt. Wohin mit diesen Würfeln?
practise-lesson-keep = Tipp auf die Würfel, die du behältst; die anderen wirfst du noch einmal, höchstens zweimal. Drei gleiche sind ein guter Anfang.
practise-lesson-pairs = Aus zwei Paaren kann mit einem Wurf mehr werden. Welche Würfel behältst du?
practise-lesson-bonus = Die oberen Felder bringen zusammen einen Bonus: Drei von jeder Zahl reichen gerade. Drei Felder bringen hier 18 Punkte. Welches bringt dich dem Bonus näher?
practise-lesson-straight = Vier in Folge lassen sich an beiden Enden ergänzen. Behalte, was dir die meisten Wege zu einer Straße lässt.
practise-lesson-zero = Wenn nichts passt, bekommt ein Feld eine Null. Streich das Feld, das du ohnehin kaum füllen würdest.
practise-lesson-chance = Ins Feld Chance passt jeder Wurf. Nutz es, wenn der Wurf misslungen ist und jedes andere Feld zu schade wäre.
practise-lesson-stop = Du musst nicht dreimal werfen. Wenn die Würfel nicht mehr besser werden, trag sie ein.
