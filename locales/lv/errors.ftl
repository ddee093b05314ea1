# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = šis lauciņš
refusal-another-box = cits lauciņš
refusal-game-over = Spēle ir beigusies. Sāc jaunu.
refusal-no-such-seat = Pie šī galda tādas vietas nav: { $seat }. Izvēlies citu.
refusal-not-your-turn = Tagad spēlē { $player }, nevis { $seat }. Pagaidi savu gājienu.
refusal-seat-left = Šajā spēlē { $seat } vairs nespēlē. Lai spēlētu vēlreiz, sāc jaunu.
refusal-too-late-to-join = Pirmais aplis ir beidzies. Pagaidi nākamo spēli.
refusal-no-such-cell = Šajā punktu lapā tāda lauciņa nav. Izvēlies no tiem, kas ir.
refusal-name-first = Pirms pirmā metiena piesaki lauciņu.
refusal-nothing-to-name = Šajā spēlē lauciņus nepiesaka. Vienkārši met.
refusal-already-named = Lauciņš jau ir pieteikts. Met.
refusal-throw-first = Vispirms met, tad ieraksti.
refusal-no-rethrow = Atkārtoto metienu vairs nav. Ieraksti salikumu lauciņā.
refusal-first-throw-with-all = Gājiena pirmais metiens ir ar visiem kauliņiem. Nepaturi nevienu.
refusal-nothing-thrown = Met vismaz vienu kauliņu: paturi mazāk vai ieraksti salikumu lauciņā.
refusal-not-in-hand = { $keep } nav starp { $hand }. Paturi kauliņus, kas tur ir.
refusal-dice-count = Bija jāmet { $expected ->
    [zero] { $expected } kauliņu
    [one] { $expected } kauliņš
   *[other] { $expected } kauliņi
}, bet { $found ->
    [zero] redzami { $found }
    [one] redzams { $found }
   *[other] redzami { $found }
}. Skaitam jāsakrīt.
refusal-box-taken = Šis lauciņš jau ir aizņemts: { $box }. Izvēlies citu.
refusal-out-of-order = Šim lauciņam vēl ir par agru: { $box }. Pēc secības vispirms { $allowed }.
refusal-chance-is-last-resort = Salikums dod punktus citā lauciņā, tāpēc šo vēl izmantot nedrīkst. Ieraksti salikumu te: { $scores }.
refusal-chance-after-miss = Salikums dod punktus lauciņā, kas nebija pieteikts ({ $scores }), tāpēc šo izmantot nedrīkst. Ieraksti nulli citā brīvā lauciņā.
refusal-zero-is-last-resort = Salikums dod punktus citā lauciņā, tāpēc te nulli rakstīt nedrīkst: { $box }. Ieraksti salikumu te: { $scores }.
refusal-named-box-scores = Salikums dod punktus pieteiktajā lauciņā. Ieraksti to tur: { $named }.
refusal-joker-has-its-place = Šis džokers jāieraksta te: { $cells }.
refusal-wrong-points = Ar šiem kauliņiem lauciņš dod { $expected ->
    [zero] { $expected } punktu
    [one] { $expected } punktu
   *[other] { $expected } punktus
}, nevis { $found }.
refusal-wrong-extra = Papildu Yatzy dod { $expected ->
    [zero] { $expected } punktu
    [one] { $expected } punktu
   *[other] { $expected } punktus
}, nevis { $found }.
refusal-impossible-points = Neviens salikums tagad nedod { $found ->
    [zero] { $found } punktu
    [one] { $found } punktu
   *[other] { $found } punktus
} šajā lauciņā: { $box }. Var būt { $possible }.
refusal-no-extra-yatzy = Papildu Yatzy te nevar būt. Ieraksti punktus bez tā.
refusal-not-from-the-table = Šajā spēlē ir virtuāli kauliņi. Met tos.
refusal-throws-needed = Pasaki, cik bija metienu: par neizmantotiem atkārtotiem metieniem dod žetonus.
refusal-throw-count = Gājienā te ir no 1 līdz { $most } metieniem, nevis { $found }.
refusal-turn-has-begun = Šajā gājienā jau ir mests. Ieraksti salikumu lauciņā vai atsauc metienus.
refusal-nothing-to-take-back = Nav ko atsaukt.
refusal-throw-stands = Virtuālo kauliņu metienu atsaukt nevar. Atsaukt var tikai lauciņa izvēli, un tikai līdz nākamajam metienam.
refusal-no-such-turn = { $round }. aplī pabeigta gājiena nav: { $seat }.
# $because: one of the sentences above
refusal-later-turn = Tāds labojums pārkāptu noteikumus: { $seat }, { $round }. aplis. { $because }

## Cards

card-twice = Šis lauciņš kartītē ir divreiz: { $box }; norādi to vienreiz.
card-impossible = Lauciņā nevar būt { $found ->
    [zero] { $found } punktu
    [one] { $found } punkts
   *[other] { $found } punkti
}: { $box }; var būt { $possible }.
card-out-of-order = Pēc secības vispirms ir { $box }; aizpildi arī šo lauciņu.
card-too-many-chips = Šajā kartītē var nopelnīt ne vairāk par { $most ->
    [zero] { $most } žetoniem
    [one] { $most } žetonu
   *[other] { $most } žetoniem
}, nevis { $found }.
card-too-many-extra-yatzys = Šajā kartītē papildu Yatzy var būt ne vairāk par { $most }, nevis { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Ķēde te pārtrūkst: šī rindiņa vai kaut kas, ar ko tā saistīta, ir mainīts.
# $number: of the throw, from 1
record-no-such-throw = { $number }. metiena nekad nav bijis, tātad tam nevar piederēt baiti.
record-too-long = Fails ir lielāks par 16 MiB, protokolam par lielu; vai tas ir īstais fails?
record-not-a-record = Tas nav protokols; protokols sākas ar rindiņu “yatzy record 2”.
record-version = Šis protokols ir versijā { $found }; programma lasa 1. un 2. versiju.
record-unknown-line = “{ $word }” te neko nenozīmē; protokola rindiņa te sākas ar { $known }.
record-missing = Virs gājieniem trūkst rindiņas “{ $word }”; pievieno to.
record-twice = Rindiņa “{ $word }” ir divreiz; atstāj vienu.
record-rules-line = Šo noteikumu rindiņu nevar nolasīt; to raksta tā: { $form }.
record-wrong-hash = Noteikumi ir mainīti: to jaucējvērtība ir { $expected }, nevis { $found }.
record-bad-value = “{ $value }” aiz “{ $word }” nevar nolasīt; rindiņu raksta tā: { $form }.
record-seat-number = Vietas numurē 1, 2, 3 un tā tālāk: te jābūt { $expected }, nevis “{ $found }”.
record-bad-turn = Aiz “{ $after }” jābūt: { $expected }.
record-bad-turn-start = Rindiņas sākumā jābūt: { $expected }.
record-part-number = aplis un vieta, piemēram, 3.1
record-part-box = lauciņa kods
record-part-hand = salikums, piemēram, 1-4-4-6-6
record-part-points = punkti
record-part-throws = metienu skaits
record-part-end = rindiņas beigas
record-no-such-box = Šajā punktu lapā nav lauciņa “{ $id }”; kodi ir protokola noteikumos.
record-die-changed = Paturēts { $keep }, bet nākamais metiens rāda { $hand }: paturēts kauliņš nemainās.
record-wrong-turn = Te jābūt gājienam { $round }.{ $seat }, nevis { $found }.
record-after-the-end = Tālāk nekas nevar būt; rindiņa augstāk beidz spēli vai atstāj savu gājienu vaļā.
record-crossed-out-alone = Uzreiz zem rindiņas, kas sākas ar “~”, jābūt tai, kas to aizstāj.
record-wrong-total = Kopā ir { $expected }, nevis { $found }.

## Hands

hand-empty = Šajā salikumā nav kauliņu; raksti, piemēram, 6-6-6-5-5, 66655 vai "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = “{ $found }” ({ $place }. rakstzīme) nav kauliņš; kauliņš rāda no 1 līdz 6, tāpēc raksti salikumu tā: 6-6-6-5-5.
hand-too-many = Šajā salikumā ir vairāk par { $most } kauliņiem, tik daudz nav nevienā spēlē; raksti salikumu tā: 6-6-6-5-5.
hand-wrong-count = Šajā salikumā ir { $found ->
    [zero] { $found } kauliņu
    [one] { $found } kauliņš
   *[other] { $found } kauliņi
}, bet spēlē to ir { $expected }, piemēram, { $example }.
hand-line-too-long = Šajā rindiņā ir vairāk par { $most } rakstzīmēm, salikumam par daudz; raksti salikumu tā: 6-6-6-5-5.
hand-line-not-text = Šī rindiņa nav teksts UTF-8 kodējumā; raksti salikumu tā: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nav ne noteikumu, ne izdevuma “{ $id }”; varbūt { $near }?
ruleset-unknown-far = Nav ne noteikumu, ne izdevuma “{ $id }”; visus parāda “yatzy rules”.
ruleset-twice = Noteikumi ir norādīti divreiz, “{ $first }” un “{ $second }”; norādi tos vienreiz.
ruleset-option-no-value = “{ $given }” neko neiestata; raksti OPTION=VALUE, kur iestatījums ir { $options }.
ruleset-option-unknown = Nav iestatījuma “{ $option }”; iestatījumi ir { $options }.
ruleset-option-unknown-value = Iestatījums { $option } nevar būt “{ $value }”; tas var būt { $values }.
ruleset-option-unknown-near = Nav iestatījuma “{ $option }”; varbūt “{ $near }”?
ruleset-game-unknown = Nav spēles “{ $game }”; spēles ir { $games }.

## Combinations that make no sense

ruleset-dice = Spēlē ir no 1 līdz { $most } kauliņiem, nevis { $dice }.
ruleset-boxes = Punktu lapā ir no 1 līdz { $most } lauciņiem, nevis { $boxes }.
ruleset-columns = Punktu lapā ir no 1 līdz { $most } kolonnām, nevis { $columns }.
ruleset-factor = Kolonna te nevar būt ×{ $factor }; kolonnas ir no ×1 līdz ×9, un visas atšķiras.
ruleset-box-twice = Diviem lauciņiem ir viens un tas pats kods “{ $box }”; dod katram savu.
ruleset-face-twice = Lauciņš “{ $box }” prasa skaitli, kas jau ir kādam lauciņam augstāk; katram skaitlim ir viens lauciņš.
ruleset-out-of-reach = Lauciņam “{ $box }” vajag { $needs ->
    [zero] { $needs } kauliņu
    [one] { $needs } kauliņu
   *[other] { $needs } kauliņus
}, bet spēlē to ir mazāk.
ruleset-face-pays = Lauciņš “{ $box }” ir vienam skaitlim, tāpēc tam jādod “matched”.
ruleset-pays = Lauciņam “{ $box }” jādod no 1 līdz { $most } punktiem.
ruleset-bonus-range = Prēmijai un summai, par kuru to dod, jābūt no 1 līdz { $most } punktiem.
ruleset-bonus-without-upper = Prēmiju nopelna augšējie lauciņi, bet to te nav; izlaid prēmiju vai iestati bonus=none.
ruleset-bonus-out-of-reach = Prēmijai vajag vairāk punktu, nekā var dot augšējie lauciņi: { $needed }, bet tie dod augstākais { $most }; norādi mazāku skaitli.
ruleset-bonus-without-number = Šajos noteikumos nav prēmijas, kuras skaitli varētu paturēt; norādi to, piemēram, bonus=at-least:63.
ruleset-declare-with-order = Pieteikt lauciņus nav jēgas, ja tiem ir noteikta secība; iestati order=free vai declare=no.
ruleset-declare-with-columns = Pieteikt lauciņus nav jēgas, ja ir vairākas kolonnas; iestati declare=no.
ruleset-declare-with-jokers = Pieteikt lauciņus nav jēgas, ja ir džokeri; iestati joker=none vai declare=no.
ruleset-jokers-need-full-values = Džokeriem te nav jēgas: lauciņš “{ $box }” dod punktus tikai par derīgajiem kauliņiem, tāpēc džokerim tajā nav vērtības; iestati joker=none.
ruleset-jokers-without-yatzy = Džokeriem vajag tieši vienu lauciņu, kurā visi kauliņi ir vienādi; iestati joker=none.
ruleset-jokers-with-columns = Džokeriem nav jēgas, ja ir vairākas kolonnas; iestati joker=none.
ruleset-jokers-with-yatzy-sum = Džokeriem nav jēgas, ja Yatzy dod arī savu kauliņu summu; iestati yatzy=50 vai joker=none.
ruleset-columns-with-order = Lauciņu secībai nav jēgas, ja ir vairākas kolonnas; iestati order=free.
ruleset-columns-with-chips = Krāt metienus nav jēgas, ja ir vairākas kolonnas; iestati chips=no.
ruleset-columns-with-bonus = Prēmijai nav jēgas, ja ir vairākas kolonnas; iestati bonus=none.
ruleset-no-yatzy-of-fifty = Iestatījumam yatzy vajag lauciņu, kas dod 50 punktus par visiem vienādiem kauliņiem, bet te tāda nav.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = { $line }. rindiņa: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nav faila “{ $path }”; pārbaudi nosaukumu un mapi.
file-is-directory = “{ $path }” ir mape; norādi ceļu uz failu.
file-unreadable = Failu “{ $path }” nevar nolasīt ({ $detail }); pārbaudi, vai tas ir savā vietā un vai drīksti to lasīt.
file-not-text = Fails “{ $path }” nav teksts UTF-8 kodējumā; saglabā to kā UTF-8.
file-too-long = Fails ir lielāks par 32 KiB, noteikumiem par lielu; vai tas ir īstais fails?
file-syntax = Tas nav TOML ({ $detail }); raksti key = value.
file-unknown-key = “{ $key }” te neko nenozīmē; zināmās atslēgas ir { $known }.
file-missing = Trūkst “{ $key }”; pievieno.
file-wrong-kind = Pie “{ $key }” jābūt šādi: { $expected }.
file-unknown-base = Nav ne noteikumu, ne izdevuma “{ $id }”, no kā sākt; visus parāda “yatzy rules”.
file-base-and = “base” jau satur savu “{ $key }”; izlaid vienu no abiem.
file-rules-line = Noteikumu { $line }. rindiņu nevar nolasīt.
expected-text = teksts pēdiņās
expected-number = vesels skaitlis no { $low } līdz { $high }
expected-list = saraksts kvadrātiekavās
expected-table = atslēgu un vērtību tabula
expected-box-id = kods no mazajiem burtiem, cipariem un defisēm, kas sākas ar burtu un nav garāks par 32 rakstzīmēm
expected-one-of = viens no: { $forms }

challenge-damaged = Izaicinājuma kods ir bojāts. Nokopē visu kodu vai saiti vēlreiz.
challenge-newer = Izaicinājums nāk no jaunākas Yatzy versijas. Atjaunini programmu, lai to spēlētu.
challenge-unknown-rules = Izaicinājuma noteikumi šeit nav zināmi: { $rules }.
challenge-own-rules = Izaicinājumā ietilpst tikai saraksta noteikumi. Tā vietā nosūti protokolu kā failu.
challenge-game = Par izaicinājumu var kļūt tikai viena spēlētāja pabeigta spēle ar kopīgajiem kauliņiem.
