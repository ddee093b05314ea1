# Impara: posizioni di partite come esercizi.

practise-title = Impara
practise-about = Posizioni di partite vere. Scegli come al tavolo: tieni dadi e lancia, o tocca una casella.

practise-question = Che cosa fai?
practise-question-call = Quale casella dichiari?

practise-number = Esercizio { $number } di { $count }
practise-right = Giusto.
practise-wrong = C’è una scelta migliore.
practise-best = Le scelte migliori
practise-fitted = Di questo gioco non ci sono i valori esatti: quanto costa una scelta è una stima, di solito con un errore fino a { $error ->
    [one] { $error } punto
   *[other] { $error } punti
}.
practise-odds = Probabilità
practise-next = Esercizio successivo
practise-result = { $right } giusti su { $count }
practise-by-theme = { $theme }: { $right } su { $count }
practise-more = Altri dieci

practise-theme = Tema
practise-theme-any = Tutti i temi
practise-level = Livello
practise-level-any = Tutti i livelli
practise-start = Comincia
practise-none = Non c’è un esercizio così. Scegli un altro tema o un altro livello.
practise-making = Preparo gli esercizi…
practise-rating = Il tuo livello: { $level } ({ $rating })
practise-forget = Cancella tutto questo
practise-kept = Che cosa sa di te questo dispositivo
practise-save = Salva in un file
practise-answers = Risposte: { $count }
practise-streak = Giorni di fila: { $days }
practise-noted = Risposte ai tuoi errori: { $count }
practise-day = Esercizio del giorno
practise-day-about = Uno al giorno per ogni gioco, uguale per tutti. Vale solo la tua prima risposta.
practise-exercises = Esercizi
practise-solutions = Soluzioni

practise-how = Scrivi i dadi da tenere, come «6-6» («none» li lancia tutti), o una casella, come «{ $id }»; «odds» mostra le probabilità, «quit» chiude.
practise-unclear = «{ $given }» qui non è una scelta; scrivi dadi che sono lì, come «6-6», o una casella libera, come «{ $id }».
practise-no-theme = Questo gioco non ha il tema «{ $given }»; i temi sono { $themes }.

practise-theme-bonus = Il bonus
practise-theme-straights = Le scale
practise-theme-pairs = Coppie e tris
practise-theme-cross-out = Che cosa barrare
practise-theme-last-boxes = Le ultime caselle
practise-theme-saved-rethrows = Rilanci risparmiati
practise-theme-jokers = Jolly
practise-theme-declared = Caselle dichiarate
practise-theme-columns = Colonne

practise-mistakes = I tuoi errori
practise-mistakes-none = Gioca una partita fino alla fine su questo dispositivo: le sue scelte più costose tornano qui come esercizi.
practise-mistakes-done = Per ora è tutto. Quello che era giusto torna ancora una volta dopo due giorni.
practise-lessons = Yatzy è nuovo per te? Otto brevi lezioni
practise-dismiss = No, grazie

practise-lesson = Lezione { $number } di { $count }
practise-lesson-score = Dopo al massimo tre lanci i dadi vanno in una casella, e ogni casella si usa una volta. I numeri mostrano quanti punti vale ognuna adesso. Dove vanno questi dadi?
practise-lesson-keep = Tocca i dadi che tieni; gli altri si rilanciano, al massimo due volte. Tre uguali sono un buon inizio.
practise-lesson-pairs = Due coppie possono diventare qualcosa di più con un altro lancio. Quali dadi tieni?
practise-lesson-bonus = Le caselle alte insieme danno un bonus: tre dadi di ogni numero bastano appena. Qui tre caselle valgono 18 punti. Quale avvicina al bonus?
practise-lesson-straight = Quattro numeri di seguito si possono completare da entrambi i lati. Tieni ciò che lascia più strade per una scala.
practise-lesson-zero = Se niente va bene, in una casella va uno zero. Barra la casella che comunque riempiresti difficilmente.
practise-lesson-chance = La casella «Chance» accetta qualsiasi lancio. Usala quando il lancio è andato storto e sarebbe un peccato sprecare un’altra casella.
practise-lesson-stop = Non devi lanciare tre volte. Se i dadi non possono migliorare, segna i punti.
