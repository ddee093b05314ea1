# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } vai { $last }
list-and = { $rest } un { $last }

## Hands

hand-empty = Šajā salikumā nav kauliņu; raksti, piemēram, 6-6-6-5-5, 66655 vai "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = “{ $found }” ({ $place }. rakstzīme) nav kauliņš; kauliņš rāda no 1 līdz 6, tāpēc raksti salikumu tā: 6-6-6-5-5.
hand-too-many = Šajā salikumā ir vairāk par { $most } kauliņiem, tik daudz nav nevienā spēlē; raksti salikumu tā: 6-6-6-5-5.
hand-wrong-count = Šajā salikumā ir { $found ->
    [zero] { $found } kauliņu
    [one] { $found } kauliņš
   *[other] { $found } kauliņi
}, bet spēlē to ir { $expected }, piemēram, { $example }.
# $problem: one of the sentences about hands, or score-line-long
hand-line = { $line }. rindiņa: { $problem }
hand-line-too-long = Šajā rindiņā ir vairāk par { $most } rakstzīmēm, salikumam par daudz; raksti salikumu tā: 6-6-6-5-5.
hand-line-not-text = Šī rindiņa nav teksts UTF-8 kodējumā; raksti salikumu tā: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nav ne noteikumu, ne izdevuma “{ $id }”; varbūt { $near }?
ruleset-unknown-far = Nav ne noteikumu, ne izdevuma “{ $id }”; visus parāda “yatzy rules”.
ruleset-twice = Noteikumi ir nosaukti divreiz, “{ $first }” un “{ $second }”; nosauc tos vienreiz.
option-no-value = “{ $given }” neko neiestata; raksti OPTION=VALUE, kur iestatījums ir { $options }.
option-unknown = Nav iestatījuma “{ $option }”; iestatījumi ir { $options }.
option-unknown-value = Iestatījums { $option } nevar būt “{ $value }”; tas var būt { $values }.
game-unknown = Nav spēles “{ $game }”; spēles ir { $games }.

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
ruleset-face-pays = Lauciņš “{ $box }” ir vienam skaitlim, tāpēc tam jābūt ar “matched”.
ruleset-pays = Lauciņam “{ $box }” jādod no 1 līdz { $most } punktiem.
ruleset-bonus-range = Prēmijai un summai, par kuru to dod, jābūt no 1 līdz { $most } punktiem.
ruleset-bonus-without-upper = Prēmiju nopelna augšējie lauciņi, bet to te nav; izlaid prēmiju vai iestati bonus=none.
ruleset-bonus-without-number = Šajos noteikumos nav prēmijas, kuras skaitli varētu paturēt; norādi to, piemēram, bonus=at-least:63.
ruleset-declare-with-order = Pieteikt lauciņus nav jēgas, ja tiem ir noteikta secība; iestati order=free vai declare=no.
ruleset-declare-with-columns = Pieteikt lauciņus nav jēgas, ja ir vairākas kolonnas; iestati declare=no.
ruleset-declare-with-jokers = Pieteikt lauciņus nav jēgas, ja ir džokeri; iestati joker=none vai declare=no.
ruleset-jokers-need-full-values = Džokeriem te nav jēgas: lauciņš “{ $box }” skaita tikai derīgos kauliņus, tāpēc džokerim tajā nav vērtības; iestati joker=none.
ruleset-jokers-without-yatzy = Džokeriem vajag tieši vienu lauciņu, kurā visi kauliņi ir vienādi; iestati joker=none.
ruleset-jokers-with-columns = Džokeriem nav jēgas, ja ir vairākas kolonnas; iestati joker=none.
ruleset-jokers-with-yatzy-sum = Džokeriem nav jēgas, ja Yatzy skaita arī savus kauliņus; iestati yatzy=50 vai joker=none.
ruleset-columns-with-order = Lauciņu secībai nav jēgas, ja ir vairākas kolonnas; iestati order=free.
ruleset-columns-with-chips = Krāt metienus nav jēgas, ja ir vairākas kolonnas; iestati chips=no.
ruleset-columns-with-bonus = Prēmijai nav jēgas, ja ir vairākas kolonnas; iestati bonus=none.
ruleset-no-yatzy-of-fifty = Iestatījumam yatzy vajag lauciņu, kas dod 50 par visiem vienādiem kauliņiem, bet te tāda nav.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = { $line }. rindiņa: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nav faila “{ $path }”; pārbaudi nosaukumu un mapi.
file-is-directory = “{ $path }” ir mape; norādi ceļu uz failu.
file-unreadable = Failu “{ $path }” nevar nolasīt ({ $detail }); pārbaudi, vai tas ir savā vietā un vai drīksti to lasīt.
file-not-text = Fails “{ $path }” nav teksts UTF-8 kodējumā; saglabā to kā UTF-8.
file-too-long = Fails ir lielāks par 256 KiB, noteikumiem par lielu; vai tas ir īstais fails?
file-syntax = Tas nav TOML ({ $detail }); raksti key = value.
file-unknown-key = “{ $key }” te neko nenozīmē; zināmi ir { $known }.
file-missing = Trūkst “{ $key }”; pievieno.
file-wrong-kind = Pie “{ $key }” jābūt šādi: { $expected }.
file-unknown-base = Nav ne noteikumu, ne izdevuma “{ $id }”, no kā sākt; visus parāda “yatzy rules”.
file-base-and = “base” jau satur savu “{ $key }”; izlaid vienu no abiem.
expected-text = teksts pēdiņās
expected-number = vesels skaitlis no { $low } līdz { $high }
expected-list = saraksts kvadrātiekavās
expected-table = atslēgu un vērtību tabula
expected-box-id = kods no mazajiem burtiem, cipariem un defisēm, kas sākas ar burtu un nav garāks par 32 rakstzīmēm
expected-one-of = viens no: { $forms }
rules-line = Noteikumu { $line }. rindiņu nevar nolasīt.

## The command line

usage-unknown-flag = Te nav “{ $flag }”; kas ir, parāda “{ $command } --help”.
usage-unknown-flag-near = Te nav “{ $flag }”; varbūt “{ $near }”?
usage-unknown-command = Nav komandas “{ $given }”; komandas ir { $commands }.
usage-missing = Trūkst “{ $missing }”; to raksta tā: { $usage }
usage-no-value = Aiz “{ $flag }” vajag vērtību.
usage-conflict = “{ $flag }” un “{ $other }” nevar lietot kopā; izlaid vienu no abiem.
usage-twice = “{ $flag }” ir norādīts divreiz; norādi vienreiz.
usage-needless-value = “{ $flag }” vērtību neprasa; izlaid “{ $value }”.
usage-unexpected = “{ $given }” te ir lieks; to raksta tā: { $usage }
usage-not-text = Komandrinda nav teksts UTF-8 kodējumā; raksti to UTF-8.
usage-wrong = Komandrinda nav saprotama; to izskaidro “{ $command } --help”.
lang-unknown = Valodu “{ $lang }” Yatzy neprot; valodas ir { $langs }.
input-failed = Standarta ievadi nevar nolasīt ({ $detail }).
output-failed = Izvadi nevar ierakstīt ({ $detail }).
