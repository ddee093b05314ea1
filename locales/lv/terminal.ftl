# The terminal game

terminal-too-small = Šis terminālis ir { $width }×{ $height }. Spēlei vajag { $columns }×{ $rows }: palielini logu vai samazini burtus. Nekas nepazudīs.
bot-name = Bots ({ $level })
player-number = Spēlētājs { $number }

## The table

table-turn = Spēlē { $name }
table-round = { $round }. aplis no { $rounds }
table-throw = { $throw }. metiens no { $throws }
table-first-throw = Met kauliņus.
table-name-a-box = Piesaki lauciņu, tad met.
table-named = Pieteikts: { $box }. Met kauliņus.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = lauciņam “{ $box }”
table-kept = paturēts
table-record = Tavs rekords šajā izdevumā: { $points }
table-taken-back = Atsaukts. Izvēlies vēlreiz.
table-seat-left = { $name } izstājās no spēles; kolonna paliek.
table-bot-took-over = { $name }: tālāk spēlē dators.

# Real dice
table-type-dice = Spēlējam ar īstiem kauliņiem: met un ievadi, { $dice ->
    [1] ko rāda kauliņš
   *[other] ko rāda kauliņi ({ $dice })
}.
table-real-dice = Ievadi, ko rāda kauliņi.
table-real-points = Ievadi punktus, izvēlies lauciņu.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws ->
    [zero] { $throws } metienu šajā gājienā
    [one] { $throws } metiens šajā gājienā
   *[other] { $throws } metieni šajā gājienā
}
table-points-typed = Punkti: { $points }
table-extra-yatzy = ar papildu Yatzy
table-no-extra-yatzy = bez papildu Yatzy
table-dice-missing = Trūkst { $missing ->
    [zero] { $missing } kauliņu
    [one] { $missing } kauliņa
   *[other] { $missing } kauliņu
}. Ievadi, kas uzkrita.
table-points-missing = Vispirms ievadi punktus.
table-correction = Labojums: { $name }, { $round }. gājiens
table-correcting = Ievadi, kas { $round }. gājienā bija patiesībā ({ $name }), izvēlies lauciņu un spied Enter. Esc atstāj visu, kā ir.

# The race for the bonus
bonus-earned = Prēmija { $points } ir tava.
bonus-gone = Prēmija { $points } vairs nav sasniedzama.
bonus-short = Prēmija { $points }: { $sum } no { $needed }, atpaliek par { $pace }
bonus-on-pace = Prēmija { $points }: { $sum } no { $needed }, { $pace ->
    [0] tieši pēc plāna
   *[other] apsteidz par { $pace }
}
bonus-ahead-of-it = Prēmija { $points }: ar { $needed } vai vairāk augšējos lauciņos

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Žetonu nav
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}
chips-stopping = { $chips ->
    [0] Žetonu nav
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}; apstājies un iegūsti vēl { $earns }
chips-cost = { $chips ->
    [zero] { $chips } žetonu
    [one] { $chips } žetons
   *[other] { $chips } žetoni
}; atkārtots metiens maksā vienu

## Keys, as the table lists them

key-throw-all = Mest { $dice ->
    [1] kauliņu
   *[other] visus kauliņus ({ $dice })
}
key-throw = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
key-throw-chip = Mest { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
} par 1 žetonu no { $chips }
key-throw-none = Visi kauliņi ir paturēti
key-keep = Paturēt kauliņu vai atlaist
key-choose-box = Izvēlēties lauciņu
key-enter = Ierakstīt { $points } lauciņā “{ $box }”
key-enter-unknown = Ierakstīt lauciņā “{ $box }”
key-name = Pieteikt: { $box }
key-skip = Negaidīt
key-type-dice = Ievadīt { $dice ->
    [zero] { $dice } kauliņus
    [one] { $dice } kauliņu
   *[other] { $dice } kauliņus
}
key-type-points = Ievadīt punktus
key-points-instead = Punkti kauliņu vietā
key-dice-instead = Kauliņi punktu vietā
key-throws = Cik bija metienu
key-extra-yatzy = Papildu Yatzy vai nē
key-start-over = Sākt gājienu no jauna
key-correct = Labot šo ierakstu
key-correct-not = Atstāt, kā ir
key-undo = atsaukt
key-coach = padoms
key-rules = noteikumi
key-keys = taustiņi
key-leave = iziet

## All keys

keys-title = Taustiņi
keys-throw = Mest kauliņus, kas nav paturēti
keys-keep = Paturēt kauliņu ar šo numuru vai atlaist
keys-letter = Izvēlēties lauciņu ar šo burtu
keys-arrows = No lauciņa uz lauciņu; uz sāniem pa kolonnām
keys-enter = Ierakstīt kauliņus izvēlētajā lauciņā; par nulli pajautās
keys-type-dice = Ievadīt, ko rāda kauliņi uz galda
keys-tab = Ievadīt punktus kauliņu vietā un otrādi
keys-correct = Uz aizpildīta lauciņa: labot to gājienu
keys-throws = Cik metienu bija gājienā, ja ir žetoni
keys-scroll = Rādīt citu vietu kolonnas
keys-undo = Atsaukt pēdējo izvēli
keys-coach = Prasīt padomu; to atzīmē protokolā
keys-rules = Spēkā esošie noteikumi
keys-leave = Iziet; spēle ir saglabāta
legend-offer = Cik tavi kauliņi tagad dod šajā lauciņā
legend-zero = Šajā lauciņā būtu nulle
legend-struck = Upurēts lauciņš
legend-newest = Pēdējais ieraksts
any-key-closes = jebkurš taustiņš aizver

rules-in-force = Spēkā esošie noteikumi
rules-more = ↓: tālāk · esc aizver

## Questions

zero-question = Ierakstīt 0 lauciņā “{ $box }”?
zero-yes = Jā, upurēt lauciņu
zero-no = Nē, izvēlēties vēlreiz
leave-question = Celties no galda?
leave-saved = Iziet; spēle pagaidīs
leave-seat = { $name } izstājas, pārējie spēlē
leave-bot = { $name }: tālāk spēlē dators
leave-abandon = Beigt šo spēli visiem
leave-not = Palikt

## Coach

coach-absent = Šo spēli padomdevējs vēl nepazīst.
coach-thinking = Padomdevējs domā…

## Games to go on with

games-title = Turpināt spēli?
games-explained = Šīs spēles gaida tur, kur tās apstājās.
games-one = { $names }, { $title }, { $round }. aplis no { $rounds }, sākta { $date }
games-one-undated = { $names }, { $title }, { $round }. aplis no { $rounds }
games-go-on = turpināt
games-new = jauna spēle
games-statistics = statistika
games-leave = iziet
games-unreadable = Saglabātās spēles pašlaik nevar nolasīt.

## A new game

new-title = Jauna spēle
new-game = Spēle
new-edition = Izdevums
new-options = Iestatījumi
new-seats = Vietas
new-starts = Kas sāk
new-dice = Kauliņi
new-start = Sākt spēli
new-plain = parastā
new-options-set = { $count ->
    [0] kā izdevumā
    [zero] { $count } mainīti
    [one] { $count } mainīts
   *[other] { $count } mainīti
}
new-unfold = enter parāda
new-fold = enter paslēpj
new-add-seat = + vēl viena vieta
new-seat-bot = pa kreisi un pa labi: līmenis
new-seat-person = ievadi vārdu; pa kreisi un pa labi: dators
new-as-entered = secībā, kā augšā
new-drawn = ar kauliņiem: visi met, sāk, kam vairāk
new-program-dice = met programma
new-real-dice = īsti kauliņi uz galda
new-real-dice-remark = tu met, programma ved punktu lapu
new-hint = augšup un lejup: rindiņa · pa kreisi un pa labi: mainīt · esc: iziet
new-hint-seat = pa kreisi un pa labi: dators · backspace tukšā rindiņā: par vietu mazāk
new-hint-add = enter: vēl viena vieta
new-hint-options = enter: parādīt vai paslēpt iestatījumus
new-hint-start = enter: sākt · augšup un lejup: rindiņa · t: statistika · esc: iziet
draw-title = Kas sāk?
draw-throw = { $name } met { $hand }: { $sum }
draw-again = Vienādi: met vēlreiz.
draw-first = { $name } sāk.
draw-hint = enter: pie galda · esc: atpakaļ

## The end

over-alone = Spēle ir beigusies: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
over-won = { $name } uzvar: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
over-shared = { $names } dala pirmo vietu: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
over-nobody = Spēle ir beigusies.
over-abandoned = Spēle pārtraukta pirms beigām.
over-again = Spēlēt vēlreiz
over-report = Atskatīties uz spēli: veiksme un izvēles
over-save = Saglabāt protokolu failā
over-statistics = Statistika
over-undo = Atsaukt pēdējo ierakstu
over-leave = Iziet
over-saved = Protokols ir šeit: { $path }.
over-not-saved = { $path } nevar ierakstīt ({ $detail }).
record-first = { $name }: pirmais rekords šajā izdevumā, { $points }.
record-new = { $name }: jauns rekords, { $points }, par { $better } vairāk nekā līdz šim.
record-stands = { $name }: rekords šajā izdevumā ir { $points }.

## Looking back

report-title = Atskats: { $name }
report-thinking = Aplūkojam katru metienu un katru izvēli…
report-unknown = Šī spēle ir par lielu, lai to atrisinātu uz vietas, tāpēc precīza pārskata nav.
report-worst = Kas maksāja visvairāk
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "1.2 better: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: cita vieta · ↑ ↓: tālāk · cits taustiņš: atpakaļ

## Statistics

statistics-title = Rekordi un vidējie rezultāti
statistics-none = Neviena spēle vēl nav pabeigta. Nospēlē, un tā parādīsies te.
statistics-hint = pa kreisi un pa labi: cits cilvēks vai izdevums · cits taustiņš: atpakaļ
statistics-summary = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, rekords { $best }, vidēji { $mean }
statistics-bonus = Prēmija nopelnīta { $rate } no tām.
statistics-boxes = Katrs lauciņš vidēji
statistics-totals = Kopsummas

## yatzy play

help-play = Spēlēt terminālī
help-play-seat = Vieta: vārds vai bot:LEVEL datoram; var atkārtot
help-play-real-dice = Tu met īstus kauliņus, programma ved punktu lapu
help-play-plain = Spēlēt vienkāršās rindiņās, ekrāna lasītājiem un konveijeriem
play-unknown-level = Nav līmeņa “{ $level }”; līmeņi ir { $levels }.
play-no-terminal = Spēlei terminālī vajag termināli; “yatzy play --plain” spēlē rindiņās, arī caur konveijeriem.

## The same game in lines

plain-title = { $title } ({ $edition }), pie galda: { $names }.
plain-welcome = “help” parāda komandas.
plain-waiting = “continue { $number }” turpina spēli: { $game }.
plain-nothing-waits = Tādas spēles, ko turpināt, nav, vai šī jau ir sākta.
plain-turn = Spēlē { $name }, { $round }. aplis no { $rounds }.
plain-hand = { $throw }. metiens no { $throws }: { $hand }.
# $boxes: "Chance 14, Twos 8 and One pair 4"
plain-pays = Dod: { $boxes }.
plain-pays-nowhere = Nedod punktus nevienā brīvā lauciņā.
plain-pays-box = { $box } { $points }
plain-kept = Joprojām paturēts: { $keep }.
# $keep: dice like 6-6, or plain-nothing
plain-keep = Paturēts: { $keep }; { $loose ->
    [0] nav ko mest, vispirms atlaid kauliņu
    [zero] “throw” met pārējos: { $loose } kauliņu
    [one] “throw” met pārējos: { $loose } kauliņu
   *[other] “throw” met pārējos: { $loose } kauliņus
}.
plain-nothing = nekas
plain-dice = Kauliņi rāda { $dice }.
plain-dice-first = Raksti, ko rāda kauliņi, piemēram, “dice { $dice }”, vai punktus, piemēram, “enter { $id } 20”.
plain-throws = { $throws ->
    [zero] { $throws } metienu šajā gājienā.
    [one] { $throws } metiens šajā gājienā.
   *[other] { $throws } metieni šajā gājienā.
}
plain-zero = Šajā lauciņā būtu nulle: { $box }. Ja tā gribi, raksti “enter { $id } 0”.
plain-entered = { $name } ieraksta { $points } lauciņā “{ $box }”.
plain-extra = Papildu Yatzy: vēl { $points }.
plain-corrected = Labots: { $points } lauciņā “{ $box }”.
plain-box-pays = { $box } ({ $id }): { $points }
plain-box-not-now = { $box } ({ $id }): ne ar šiem kauliņiem
plain-box-open = { $box } ({ $id })
plain-card = Kartīte, { $name }:
plain-row = { $name }: { $points }
plain-row-open = { $name }: brīvs
plain-standing = { $place }. { $name }: { $points }
plain-standing-left = { $name }, izstājās: { $points }
plain-left = Spēle ir saglabāta; “yatzy play” to piedāvās atkal.
plain-unknown = Nav komandas “{ $word }”; “help” parāda visas.
plain-no-box = Raksti, kurš lauciņš, piemēram, “enter { $example }”.
plain-unknown-box = Nav lauciņa “{ $name }”; “boxes” parāda brīvos.
plain-no-number = “{ $word }” jābūt skaitlim; “help” parāda, kā.
plain-help-throw = throw: mest kauliņus, kas nav paturēti
plain-help-keep = keep 6 6: nākamajā metienā paturēt šos kauliņus; “keep none” atlaiž visus
plain-help-enter = enter { $id }: ierakstīt kauliņus lauciņā pēc koda, nosaukuma vai burta; nulle jāraksta, piemēram, “enter { $id } 0”
plain-help-dice = dice { $dice }: ko rāda kauliņi uz galda
plain-help-enter-real = enter { $id }: ierakstīt šos kauliņus lauciņā pēc koda, nosaukuma vai burta; bez kauliņiem raksti punktus, piemēram, “enter { $id } 20”
plain-help-name = name { $id }: pieteikt lauciņu pirms pirmā metiena
plain-help-correct = correct 3 1 { $id } { $dice }: kāds patiesībā bija 1. vietas 3. gājiens; vai “points 20” kauliņu vietā
plain-help-throws = throws 2: cik metienu bija šajā gājienā
plain-help-extra = extra: nākamie punkti ir ar papildu Yatzy
plain-help-look = look, boxes, card, card 2, standings, rules: kā iet spēle, ko dod katrs brīvs lauciņš, visa kolonna, kas vada, spēkā esošie noteikumi
plain-help-more = undo: atsaukt pēdējo izvēli; coach: prasīt padomu
plain-help-leave = quit: iziet, spēle ir saglabāta; seat-leaves: vieta, kuras gājiens, izstājas; abandon: beigt spēli visiem
