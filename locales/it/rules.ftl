# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = al massimo { $max } punti
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
    [one] Lancia il dado, poi rilancialo: due volte gratis, poi pagando ogni volta un gettone.
   *[other] Lancia tutti e { $dice } i dadi. Poi rilancia quelli che vuoi: due volte gratis, poi pagando ogni volta un gettone; si possono rilanciare anche dadi tenuti prima.
} Puoi fermarti dopo ogni lancio.
guide-turn-entry = Poi segna i punti in una casella libera. Ogni casella si può usare una volta sola, anche per uno zero.
guide-turn-reading = Tu scegli la casella: dà sempre il massimo dei punti che i tuoi dadi possono fare lì.
guide-turn-reading-named = Una casella dà sempre il massimo dei punti che i tuoi dadi possono fare lì: 4-4-4-4-1 è anche un tris.
guide-boxes = Caselle
guide-box = { $box } – { $rule }
guide-example = Esempio
guide-pays = Punti
guide-most = Max
guide-columns = Il segnapunti ha { $columns ->
    [one] { $columns } colonna
   *[other] { $columns } colonne
} che { $columns ->
    [one] vale
   *[other] valgono
} { $factors }. A ogni turno riempi una casella in una colonna, e i suoi punti si moltiplicano. La tabella mostra ×1.
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
       *[other] { $count } gruppi di { $size } uguali
    }
}
needs-different = { $groups }, di numeri diversi
needs-run = tutti i numeri da { $first } a { $last }
needs-run-of = { $length } numeri di seguito
needs-any = qualsiasi lancio
pays-matched = la somma di quei dadi
pays-all = la somma di tutti i dadi
pays-fixed = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pays-fixed-and-all = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e la somma di tutti i dadi

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
option-order-down = Le caselle si riempiono dall’alto in basso. Se i tuoi dadi non vanno bene per la casella seguente, lì si segna uno zero.
option-order-upper-first = Si riempiono prima tutte le caselle alte, poi quelle basse, in qualsiasi ordine dentro ogni parte.
option-bonus-none = Non c’è bonus per le caselle alte.
option-bonus-out-of-reach = Le caselle alte danno al massimo { $most }: non si raggiunge mai.
option-bonus-at-least = { $bonus }: { $points } punti quando le caselle alte fanno { $sum } o più.
option-bonus-more-than = { $bonus }: { $points } punti quando le caselle alte fanno più di { $sum }. { $sum } esatti non bastano.
option-chance-any = La casella «{ $chance }» si può usare in qualsiasi momento.
option-chance-any-in-order = La casella «{ $chance }» si riempie quando viene il suo turno.
option-chance-last-resort = La casella «{ $chance }» è l’ultima risorsa: si può usare solo se i dadi non danno punti in nessun’altra casella libera.
option-zero-any = Si può segnare uno zero in qualsiasi casella libera in cui i dadi non valgono nulla, anche se un’altra casella darebbe punti.
option-zero-any-in-order = Lo zero va nella casella, o nella parte del segnapunti, di cui è il turno, se lì i dadi non valgono nulla.
option-zero-last-resort = Lo zero è l’ultima risorsa: si può segnare solo se i dadi non danno punti in nessuna casella libera.
option-declare-no = La casella si sceglie dopo i lanci.
option-declare-yes = Prima del primo lancio dichiari una casella libera. Se lì i dadi danno punti, si segnano lì. Altrimenti scegli: la casella «{ $chance }», se è libera e i dadi non danno punti in nessun’altra casella libera, oppure uno zero in qualsiasi altra casella libera, anche dove i dadi avrebbero dato punti, perché non l’avevi dichiarata. Puoi dichiarare anche la casella «{ $chance }», che allora accetta qualsiasi lancio.
option-declare-yes-without-chance = Prima del primo lancio dichiari una casella libera. Se lì i dadi danno punti, si segnano lì. Altrimenti segni uno zero in qualsiasi casella libera, anche dove i dadi avrebbero dato punti, perché non l’avevi dichiarata.
option-chips-no = I rilanci non fatti sono persi.
option-chips-yes = Ognuno dei due rilanci che non fai ti dà un gettone. Dopo i due, ogni altro rilancio costa un gettone, finché ne hai. Tutti cominciano senza gettoni, e quelli che restano alla fine non valgono nulla.
option-joker-none = Non ci sono jolly: un altro yatzy è un lancio come gli altri.
option-joker-booklet = Quando la casella «{ $yatzy }» ha già i suoi { $points } punti, { $dice } dadi uguali sono uno yatzy aggiuntivo: { $extra } punti in più, qualunque cosa segua. Il lancio deve andare nella casella alta del suo numero. Se è occupata, è un jolly e vale per intero in qualsiasi casella bassa libera; se nessuna casella bassa è libera, è uno zero in una casella alta libera. Finché la casella «{ $yatzy }» è libera o ha uno zero, tutto questo non vale.
option-joker-official = Quando la casella «{ $yatzy }» è riempita, { $dice } dadi uguali devono andare nella casella alta del loro numero. Se è occupata, il lancio è un jolly e vale per intero in qualsiasi casella bassa libera; se nessuna casella bassa è libera, è uno zero in una casella alta libera. Se la casella «{ $yatzy }» ha punti e non uno zero, ogni lancio così vale { $extra } punti in più.
option-yatzy-fixed = La casella «{ $yatzy }» vale { $points } punti.
option-yatzy-and-sum = La casella «{ $yatzy }» vale { $points } punti e la somma dei dadi.

## At the table

rules-in-force = Regole in vigore
rules-more = ↓: altro · esc chiude
