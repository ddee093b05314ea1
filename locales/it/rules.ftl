# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-list-hint = «yatzy rules ID» ne spiega una; «yatzy score HAND --rules ID» conta i punti con quella.
rules-none = Nessuna edizione corrisponde; togli --game o --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}, al massimo { $max } punti
guide-edition = { $id } · libretto { $booklet } · { $language }
guide-turn = Un turno
guide-turn-throws = { $dice ->
    [one] Lancia il dado, poi rilancialo al massimo due volte.
   *[other] Lancia tutti e { $dice } i dadi. Poi rilancia quelli che vuoi, al massimo due volte; si possono rilanciare anche dadi tenuti prima.
} Puoi fermarti dopo ogni lancio.
guide-turn-throws-chips = { $dice ->
    [one] Lancia il dado, poi rilancialo: due volte gratis, di più pagando gettoni.
   *[other] Lancia tutti e { $dice } i dadi. Poi rilancia quelli che vuoi, due volte gratis e di più pagando gettoni; si possono rilanciare anche dadi tenuti prima.
} Puoi fermarti dopo ogni lancio.
guide-turn-entry = Poi segna la mano in una casella libera. Una casella riempita, anche con uno zero, resta chiusa fino alla fine della partita.
guide-turn-reading = Tu scegli la casella, le regole stabiliscono i punti: una casella dà sempre il massimo che la mano vi vale.
guide-turn-reading-named = Una casella dà il massimo che la mano vi vale: 4-4-4-4-1 è anche tre dadi uguali.
guide-boxes = Caselle
guide-box = { $box }: { $rule }
guide-example = Esempio
guide-pays = Punti
guide-most = Max
guide-columns = Il segnapunti ha { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
}: valgono { $factors }. Ogni turno riempie una sola casella, in una delle colonne, con i punti moltiplicati. La tabella mostra ×1.
guide-options = Opzioni in vigore
guide-differs = * diverso dal gioco base, { $game }
guide-same = Come il gioco base, { $game }.
guide-end-heading = La fine
guide-end = La partita finisce quando tutti hanno giocato { $turns ->
    [one] il loro unico turno
   *[other] i loro { $turns } turni
} e tutte le caselle sono piene. Vince il totale più alto; a parità di totale si condivide la posizione.
guide-players = Si gioca in quanti si vuole. Si può anche giocare da soli, contro il proprio record.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = dadi che mostrano { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] un dado singolo
       *[other] { $count } dadi singoli
    }
    [2] { $count ->
        [1] una coppia
       *[other] { $count } coppie
    }
   *[other] { $count ->
        [1] { $size } uguali
       *[other] { $count } volte { $size } uguali
    }
}
needs-different = { $groups }, di facce diverse
needs-run = tutte le facce da { $first } a { $last }
needs-run-of = { $length } facce di seguito
needs-any = qualsiasi mano
pays-matched = la somma di quei dadi
pays-all = la somma di tutti i dadi
pays-fixed = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pays-fixed-and-all = { $points } e la somma di tutti i dadi

## Options by name, as forms and screens offer them

option-name-order = Ordine delle caselle
option-name-bonus = Bonus
option-name-chance = Chance
option-name-zero = Uno zero
option-name-declare = Casella dichiarata prima
option-name-chips = Rilanci risparmiati come gettoni
option-name-joker = Jolly
option-name-yatzy = Lo yatzy vale
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = libero
choice-order-down = dall’alto in basso
choice-order-upper-first = prima la parte alta
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = con la somma solita o di più
choice-bonus-at-least-sum = con { $sum } o più
choice-bonus-more-than = solo sopra la somma solita
choice-bonus-more-than-sum = solo sopra { $sum }
choice-bonus-none = nessuno
choice-any = in qualsiasi momento
choice-last-resort = solo come ultima risorsa
choice-no = no
choice-yes = sì
choice-joker-none = nessuno
choice-joker-booklet = quando lo yatzy ha dato punti
choice-joker-official = quando la casella yatzy è riempita
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 e i dadi

## What an option means

option-order-free = Le caselle si riempiono in qualsiasi ordine.
option-order-down = Le caselle si riempiono dall’alto in basso; una mano che non va bene per la casella seguente vi segna uno zero.
option-order-upper-first = Si riempiono prima tutte le caselle alte, poi quelle basse, in qualsiasi ordine dentro ogni parte.
option-bonus-none = Non c’è bonus per le caselle alte.
option-bonus-at-least = { $bonus }: { $points } punti quando le caselle alte fanno { $sum } o più.
option-bonus-more-than = { $bonus }: { $points } punti quando le caselle alte fanno più di { $sum }. { $sum } esatto non basta.
option-chance-any = La casella «{ $chance }» si può usare in qualsiasi momento.
option-chance-any-in-order = La casella «{ $chance }» si riempie quando viene il suo turno.
option-chance-last-resort = La casella «{ $chance }» è l’ultima risorsa: si può usare solo se la mano non vale punti in nessun’altra casella libera.
option-zero-any = Si può segnare uno zero in qualsiasi casella libera in cui la mano non vale nulla, anche se un’altra casella darebbe punti.
option-zero-any-in-order = Lo zero va nella casella, o nella parte del segnapunti, di cui è il turno, se lì la mano non vale nulla.
option-zero-last-resort = Lo zero è l’ultima risorsa: si può segnare solo se la mano non vale punti in nessuna casella libera.
option-declare-no = La casella si sceglie dopo i lanci.
option-declare-yes = Prima del primo lancio dichiari una casella libera. Una mano che lì vale punti va lì. Se lì non vale nulla, scegli: la casella «{ $chance }», se è libera e la mano non vale punti in nessun’altra casella libera, oppure uno zero in qualsiasi altra casella libera, anche dove la mano avrebbe dato punti, perché non era dichiarata. Si può dichiarare anche la casella «{ $chance }», che allora prende qualsiasi mano.
option-declare-yes-without-chance = Prima del primo lancio dichiari una casella libera. Una mano che lì vale punti va lì. Se lì non vale nulla, si segna uno zero in qualsiasi casella libera, anche dove la mano avrebbe dato punti, perché non era dichiarata.
option-chips-no = I rilanci non fatti sono persi.
option-chips-yes = Ognuno dei due rilanci che non fai ti dà un gettone. Dopo i due, ogni altro rilancio costa un gettone, quanti di seguito ne puoi pagare. Tutti cominciano senza gettoni, e quelli che restano alla fine non valgono nulla.
option-joker-none = Non ci sono jolly: un altro yatzy è una mano come le altre.
option-joker-booklet = Quando la casella «{ $yatzy }» ha già i suoi { $points } punti, { $dice } dadi uguali sono uno yatzy aggiuntivo: { $extra } punti in più, qualunque cosa segua. Il lancio deve andare nella casella alta della sua faccia. Se è occupata, è un jolly e vale per intero in qualsiasi casella bassa libera; se nessuna casella bassa è libera, è uno zero in una casella alta libera. Finché la casella «{ $yatzy }» è libera o ha uno zero, tutto questo non vale.
option-joker-official = Quando la casella «{ $yatzy }» è riempita, { $dice } dadi uguali devono andare nella casella alta della loro faccia. Se è occupata, il lancio è un jolly e vale per intero in qualsiasi casella bassa libera; se nessuna casella bassa è libera, è uno zero in una casella alta libera. Se la casella «{ $yatzy }» ha punti e non uno zero, ogni lancio così vale { $extra } in più.
option-yatzy-fixed = La casella «{ $yatzy }» vale { $points } punti.
option-yatzy-and-sum = La casella «{ $yatzy }» vale { $points } punti e la somma dei dadi.

## At the table

rules-in-force = Regole in vigore
rules-more = ↓: altro · esc chiude
