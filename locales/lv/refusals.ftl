# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = vieta { $seat }
refusal-that-box = šis lauciņš
refusal-another-box = cits lauciņš
refusal-game-over = Spēle ir beigusies; sāc jaunu.
refusal-no-such-seat = Pie galda tādas nav: { $seat }; izvēlies no tām, kas ir.
refusal-not-your-turn = Tagad spēlē { $player }, nevis { $seat }; pagaidi savu gājienu.
refusal-seat-left = Šī vieta jau ir ārpus spēles: { $seat }; lai spēlētu tālāk, sāc jaunu spēli.
refusal-too-late-to-join = Pirmais aplis ir beidzies; pagaidi nākamo spēli.
refusal-no-such-cell = Šajā punktu lapā tāda lauciņa nav; izvēlies no tiem, kas ir.
refusal-name-first = Vispirms piesaki lauciņu, tad met.
refusal-nothing-to-name = Šajā spēlē lauciņus nepiesaka; vienkārši met.
refusal-already-named = Lauciņš jau ir pieteikts; met.
refusal-throw-first = Vispirms met, tad ieraksti.
refusal-no-rethrow = Atkārtoto metienu vairs nav; ieraksti salikumu lauciņā.
refusal-first-throw-with-all = Gājiena pirmais metiens ir ar visiem kauliņiem; nepaturi nevienu.
refusal-nothing-thrown = Met vismaz vienu kauliņu: paturi mazāk vai ieraksti salikumu lauciņā.
refusal-not-in-hand = { $keep } nav starp { $hand }; paturi kauliņus, kas tur ir.
refusal-dice-count = Bija jāmet { $expected ->
    [zero] { $expected } kauliņu
    [one] { $expected } kauliņš
   *[other] { $expected } kauliņi
}, bet redzami { $found }; skaitam jāsakrīt.
refusal-box-taken = Šis lauciņš ir aizņemts: { $box }; izvēlies citu.
refusal-out-of-order = Šim lauciņam vēl ir par agru: { $box }; pēc secības vispirms { $allowed }.
refusal-chance-is-last-resort = Salikums dod punktus citur, tāpēc šeit tam vēl ir par agru; kur var: { $scores }.
refusal-zero-is-last-resort = Salikums dod punktus citur, tāpēc šeit nulli nevar: { $box }; kur var: { $scores }.
refusal-named-box-scores = Salikums dod punktus pieteiktajā lauciņā; ieraksti to tur: { $named }.
refusal-joker-has-its-place = Šī džokera vieta ir te: { $cells }.
refusal-wrong-points = { $found } te nav pareizi; lauciņš dod { $expected }.
refusal-wrong-extra = { $found ->
    [zero] { $found } papildu punktu
    [one] { $found } papildu punkts
   *[other] { $found } papildu punkti
} te nav pareizi; papildu Yatzy dod { $expected }.
refusal-impossible-points = Neviens salikums tagad nedod { $found } šajā lauciņā: { $box }; var būt { $possible }.
refusal-no-extra-yatzy = Papildu Yatzy te nevar būt; ieraksti punktus bez tā.
refusal-not-from-the-table = Šajā spēlē kauliņus met programma; met tos šeit.
refusal-throws-needed = Pasaki, cik bija metienu: par neizmantotiem atkārtotiem metieniem dod žetonus.
refusal-throw-count = Gājienā te ir no 1 līdz { $most } metieniem, nevis { $found }.
refusal-turn-has-begun = Šajā gājienā jau ir mests; ieraksti salikumu lauciņā vai atsauc metienus.
refusal-nothing-to-take-back = Nav ko atsaukt.
refusal-throw-stands = Programmas kauliņu metiens paliek; atsaukt var tikai lauciņa izvēli, un tikai līdz nākamajam metienam.
refusal-no-such-turn = { $seat }: { $round }. aplī pabeigta gājiena nav.
# $because: one of the sentences above
refusal-later-turn = Tāds labojums pārkāptu noteikumus: { $seat }, { $round }. aplis. { $because }

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

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = { $line }. rindiņa: { $problem }
record-too-long = Fails ir lielāks par 16 MiB, protokolam par lielu; vai tas ir īstais fails?
record-not-a-record = Tas nav protokols; protokols sākas ar rindiņu “yatzy record 2”.
record-version = Šis protokols ir versijā { $found }; programma lasa 1. un 2. versiju.
record-unknown-line = “{ $word }” te neko nenozīmē; kas protokolā var būt, teikts docs/record.md.
record-missing = Virs gājieniem trūkst rindiņas “{ $word }”; pievieno to.
record-twice = Rindiņa “{ $word }” ir divreiz; atstāj vienu.
record-rules-line = Šo noteikumu rindiņu nevar nolasīt; kā noteikumus raksta, teikts docs/record.md.
record-wrong-hash = Noteikumi ir mainīti: to jaucējvērtība ir { $expected }, nevis { $found }.
record-bad-value = “{ $value }” aiz “{ $word }” nevar nolasīt; kā to raksta, teikts docs/record.md.
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
record-crossed-out-alone = Uzreiz zem pārsvītrotas rindiņas jābūt tai, kas to aizstāj.
record-wrong-total = Kopā ir { $expected }, nevis { $found }.
