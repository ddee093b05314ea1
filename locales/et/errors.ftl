# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } või { $last }
list-and = { $rest } ja { $last }

## Hands

hand-empty = Siin pole ühtegi täringut; kirjuta veeretus nii: 6-6-6-5-5, 66655 või "6 6 6 5 5".
hand-not-a-face = „{ $found }” ({ $place }. märk) ei ole täring; täringud näitavad arve 1 kuni 6, nii et kirjuta veeretus nii: 6-6-6-5-5.
hand-too-many = Selles veeretuses on üle { $most } täringu ja nii palju pole üheski mängus; kirjuta veeretus nii: 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Selles veeretuses on üks täring
   *[other] Selles veeretuses on { $found } täringut
}, aga mängus on neid { $expected }, näiteks { $example }.
hand-line = Rida { $line }: { $problem }
hand-line-too-long = Sellel real on üle { $most } märgi, veeretuse jaoks liiga palju; kirjuta veeretus nii: 6-6-6-5-5.
hand-line-not-text = See rida ei ole UTF-8 tekst; kirjuta veeretus nii: 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Reeglistikku või väljaannet „{ $id }” ei ole; kas mõtlesid { $near }?
ruleset-unknown-far = Reeglistikku või väljaannet „{ $id }” ei ole; „yatzy rules” loetleb kõik.
ruleset-twice = Reeglid on antud kaks korda, „{ $first }” ja „{ $second }”; anna need üks kord.
option-no-value = „{ $given }” ei määra ühtki reeglivalikut; kirjuta OPTION=VALUE, kus reeglivalik on { $options }.
option-unknown = Reeglivalikut „{ $option }” ei ole; reeglivalikud on { $options }.
option-unknown-value = Reeglivalik { $option } ei saa olla „{ $value }”; see saab olla { $values }.
game-unknown = Mängu „{ $game }” ei ole; mängud on { $games }.

## Combinations that make no sense

ruleset-dice = Mängus on 1 kuni { $most } täringut, mitte { $dice }.
ruleset-boxes = Plokis on 1 kuni { $most } lahtrit, mitte { $boxes }.
ruleset-columns = Plokis on 1 kuni { $most } veergu, mitte { $columns }.
ruleset-factor = Veeru kordaja ei saa siin olla ×{ $factor }; kordajad on ×1 kuni ×9, igal veerul oma.
ruleset-box-twice = Kahel lahtril on tunnus „{ $box }”; anna kummalegi oma.
ruleset-face-twice = Lahtri „{ $box }” arv on juba ühel eelmisel lahtril; igal arvul on üks lahter.
ruleset-out-of-reach = Lahter „{ $box }” vajab rohkem täringuid, kui mängus veeretatakse: { $needs }.
ruleset-face-pays = Lahter „{ $box }” on ühe arvu lahter ja peab andma „matched”.
ruleset-pays = Lahter „{ $box }” peab andma 1 kuni { $most } punkti.
ruleset-bonus-range = Boonus ja selleks vajalik summa peavad olema 1 kuni { $most } punkti.
ruleset-bonus-without-upper = Boonus teenitakse ülemiste lahtritega, aga neid ei ole; jäta boonus ära või määra bonus=none.
ruleset-bonus-without-number = Neis reeglites pole boonust, mille piir võiks jääda; anna piir, näiteks bonus=at-least:63.
ruleset-declare-with-order = Enne veeretust nimetatud lahtrid ei sobi kokku kindla järjekorraga; määra order=free või declare=no.
ruleset-declare-with-columns = Enne veeretust nimetatud lahtrid ei sobi kokku mitme veeruga; määra declare=no.
ruleset-declare-with-jokers = Enne veeretust nimetatud lahtrid ei sobi kokku jokkeritega; määra joker=none või declare=no.
ruleset-jokers-need-full-values = Jokkerid siia ei sobi: lahter „{ $box }” arvestab ainult sobivaid täringuid, nii et jokkeril pole seal väärtust; määra joker=none.
ruleset-jokers-without-yatzy = Jokkerid vajavad täpselt üht lahtrit, kus kõik täringud on ühesugused; määra joker=none.
ruleset-jokers-with-columns = Jokkerid ei sobi kokku mitme veeruga; määra joker=none.
ruleset-jokers-with-yatzy-sum = Jokkerid ei sobi, kui yatzy annab ka täringute summa; määra yatzy=50 või joker=none.
ruleset-columns-with-order = Kindel järjekord ei sobi kokku mitme veeruga; määra order=free.
ruleset-columns-with-chips = Säästetud kordusveeretused ei sobi kokku mitme veeruga; määra chips=no.
ruleset-columns-with-bonus = Boonus ei sobi kokku mitme veeruga; määra bonus=none.
ruleset-no-yatzy-of-fifty = Reeglivalik yatzy vajab lahtrit, mis annab kõigi ühesuguste täringute eest 50, aga sellist siin pole.

## Files

file-line = Rida { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Faili „{ $path }” ei ole; kontrolli nime ja kausta.
file-is-directory = „{ $path }” on kaust; anna faili asukoht.
file-unreadable = Faili „{ $path }” ei saa lugeda ({ $detail }); kontrolli, kas see on olemas ja kas tohid seda lugeda.
file-not-text = Fail „{ $path }” ei ole UTF-8 tekst; salvesta see UTF-8-na.
file-too-long = Fail on suurem kui 256 KiB, reeglifaili jaoks liiga suur; kas see on õige fail?
file-syntax = See ei ole TOML ({ $detail }); kirjuta võti = väärtus.
file-unknown-key = „{ $key }” ei tähenda siin midagi; tuntud on { $known }.
file-missing = „{ $key }” on puudu; lisa see.
file-wrong-kind = „{ $key }” peab olema { $expected }.
file-unknown-base = Aluseks antud reeglistikku või väljaannet „{ $id }” ei ole; „yatzy rules” loetleb kõik.
file-base-and = „base” toob kaasa oma „{ $key }”; jäta üks neist ära.
expected-text = tekst jutumärkides
expected-number = täisarv vahemikus { $low } kuni { $high }
expected-list = loend nurksulgudes
expected-table = võtmete ja väärtuste tabel
expected-box-id = väiketähtedest, numbritest ja sidekriipsudest tunnus, mis algab tähega ja on kuni 32 märki pikk
expected-one-of = üks neist: { $forms }
rules-line = Reeglite rida { $line } ei saa lugeda.

## The command line

usage-unknown-flag = Lippu „{ $flag }” siin ei ole; „{ $command } --help” loetleb, mis on.
usage-unknown-flag-near = Lippu „{ $flag }” siin ei ole; kas mõtlesid „{ $near }”?
usage-unknown-command = Käsku „{ $given }” ei ole; käsud on { $commands }.
usage-missing = „{ $missing }” on puudu; kasutus: { $usage }
usage-no-value = „{ $flag }” vajab enda järele väärtust.
usage-conflict = „{ $flag }” ja „{ $other }” ei sobi kokku; jäta üks ära.
usage-twice = „{ $flag }” on antud kaks korda; anna see üks kord.
usage-needless-value = „{ $flag }” ei võta väärtust; jäta „{ $value }” ära.
usage-unexpected = „{ $given }” on üleliigne; kasutus: { $usage }
usage-not-text = Käsurida ei ole UTF-8 tekst; kirjuta see UTF-8-s.
usage-wrong = Käsurida on arusaamatu; „{ $command } --help” selgitab.
lang-unknown = Yatzy ei räägi keelt „{ $lang }”; keeled on { $langs }.
input-failed = Sisendit ei saa lugeda ({ $detail }).
output-failed = Väljundit ei saa kirjutada ({ $detail }).
