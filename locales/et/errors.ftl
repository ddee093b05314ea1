# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = see lahter
refusal-another-box = mõni teine lahter
refusal-game-over = Mäng on läbi. Alusta uut.
refusal-no-such-seat = Selles lauas sellist kohta pole: { $seat }. Vali mõni teine.
refusal-not-your-turn = Käigul on { $player }, mitte { $seat }. Oota oma korda.
refusal-seat-left = Selles mängus { $seat } enam ei mängi. Uuesti mängimiseks alusta uut.
refusal-too-late-to-join = Esimene voor on läbi. Oota järgmist mängu.
refusal-no-such-cell = Selles plokis pole sellist lahtrit. Vali mõni, mis on.
refusal-name-first = Nimeta enne esimest veeretust lahter.
refusal-nothing-to-name = Selles mängus lahtrit enne veeretust ei nimetata. Lihtsalt veereta.
refusal-already-named = Lahter on juba nimetatud. Veereta.
refusal-throw-first = Enne veereta, siis märgi.
refusal-no-rethrow = Kordusveeretusi enam pole. Märgi veeretus lahtrisse.
refusal-first-throw-with-all = Käigu esimene veeretus tehakse kõigi täringutega. Ära jäta ühtki alles.
refusal-nothing-thrown = Veereta vähemalt üht täringut: jäta vähem alles või märgi veeretus lahtrisse.
refusal-not-in-hand = { $keep } ei saa alles jätta, kui laual on { $hand }. Jäta alles täringud, mis on laual.
refusal-dice-count = { $expected ->
    [one] Veeretati üht täringut
   *[other] Veeretati { $expected } täringut
}, aga tulemusi on { $found }. Neid peab olema sama palju.
refusal-box-taken = See lahter on juba täis: { $box }. Vali mõni teine.
refusal-out-of-order = Liiga vara: { $box }. Järjekorras on enne { $allowed }.
refusal-chance-is-last-resort = See veeretus annab punkte mujal, nii et seda lahtrit veel kasutada ei saa. Märgi see siia: { $scores }.
refusal-chance-after-miss = See veeretus annab punkte lahtris, mida ei nimetatud ({ $scores }), nii et seda lahtrit kasutada ei saa. Märgi null mõnda teise vabasse lahtrisse.
refusal-zero-is-last-resort = See veeretus annab punkte mujal, nii et { $box } ei või nulli saada. Märgi see siia: { $scores }.
refusal-named-box-scores = Veeretus annab nimetatud lahtris punkte. Märgi see sinna: { $named }.
refusal-joker-has-its-place = See jokker peab minema siia: { $cells }.
refusal-wrong-points = Nende täringutega annab lahter { $expected } punkti, mitte { $found }.
refusal-wrong-extra = Lisa-yatzy annab { $expected } punkti, mitte { $found }.
refusal-impossible-points = Ükski veeretus ei anna praegu siin { $found } punkti: { $box }. Võimalik on { $possible }.
refusal-no-extra-yatzy = Lisa-yatzyt siin võtta ei saa. Märgi punktid ilma selleta.
refusal-not-from-the-table = Seda mängu mängitakse virtuaalsete täringutega. Veereta neid.
refusal-throws-needed = Ütle, mitu veeretust kulus: kordusveeretused, mida sa ei kasuta, annavad žetoone.
refusal-throw-count = Käigus on siin 1 kuni { $most } veeretust, mitte { $found }.
refusal-turn-has-begun = Sel käigul on juba veeretatud. Märgi veeretus lahtrisse või võta veeretused tagasi.
refusal-nothing-to-take-back = Midagi ei ole tagasi võtta.
refusal-throw-stands = Virtuaalsete täringute veeretust ei saa tagasi võtta. Tagasi saab võtta ainult lahtri valiku, kuni järgmise veeretuseni.
refusal-no-such-turn = { $round }. voorus pole lõpetatud käiku, mille tegi { $seat }.
refusal-later-turn = See parandus rikuks reeglit käigus, mille { $seat } tegi { $round }. voorus. { $because }

## Cards

card-twice = See lahter on punktilehel kaks korda: { $box }; anna see üks kord.
card-impossible = Lahtris ei saa olla { $found } punkti: { $box }; seal saab olla { $possible }.
card-out-of-order = Lahtrite järjekorras on enne { $box }; täida ka see.
card-too-many-chips = Sellel punktilehel saab žetoone olla teenitud kuni { $most }, mitte { $found }.
card-too-many-extra-yatzys = Sellel punktilehel saab lisa-yatzysid olla kuni { $most }, mitte { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kett katkeb siin: seda rida või midagi, millega see on seotud, on muudetud.
# $number: of the throw, from 1
record-no-such-throw = Veeretust { $number } pole kunagi tehtud, nii et sellele ei saa baite kuuluda.
record-too-long = Fail on suurem kui 16 MiB, protokolli jaoks liiga suur; kas see on õige fail?
record-not-a-record = See ei ole protokoll; protokoll algab reaga „yatzy record 2”.
record-version = Selle protokolli versioon on { $found }; see programm loeb versioone 1 ja 2.
record-unknown-line = „{ $word }” ei tähenda siin midagi; protokolli rida algab siin sõnaga { $known }.
record-missing = Rida „{ $word }” on käikude kohalt puudu; lisa see.
record-twice = Rida „{ $word }” on kaks korda; jäta üks.
record-rules-line = Seda reeglite rida ei saa lugeda; see kirjutatakse nii: { $form }.
record-wrong-hash = Reegleid on muudetud: nende räsi on { $expected }, mitte { $found }.
record-bad-value = „{ $value }” ei ole sõna „{ $word }” järel loetav; rida kirjutatakse nii: { $form }.
record-seat-number = Kohad nummerdatakse 1, 2, 3 ja edasi: siin peaks olema { $expected }, mitte „{ $found }”.
record-bad-turn = Pärast „{ $after }” peaks tulema { $expected }.
record-bad-turn-start = Rea alguses peaks olema { $expected }.
record-part-number = voor ja koht, näiteks 3.1
record-part-box = lahtri tunnus
record-part-hand = veeretus, näiteks 1-4-4-6-6
record-part-points = punktid
record-part-throws = veeretuste arv
record-part-end = rea lõpp
record-no-such-box = Selles plokis pole lahtrit „{ $id }”; tunnused on protokolli reeglites.
record-die-changed = { $keep } jäeti alles, aga järgmine veeretus näitab { $hand }: alles jäetud täring ei saa muutuda.
record-wrong-turn = Siin peaks olema käik { $round }.{ $seat }, mitte { $found }.
record-after-the-end = Siia ei saa enam midagi tulla; eelmine rida lõpetab mängu või jätab oma käigu lahtiseks.
record-crossed-out-alone = Rea all, mille alguses on „~”, peab kohe olema rida, mis selle asendab.
record-wrong-total = Lõppsumma on { $expected }, mitte { $found }.

## Hands

hand-empty = Siin pole ühtegi täringut; kirjuta veeretus nii: 6-6-6-5-5, 66655 või "6 6 6 5 5".
hand-not-a-face = „{ $found }” ({ $place }. märk) ei ole täring; täringud näitavad arve 1 kuni 6, nii et kirjuta veeretus nii: 6-6-6-5-5.
hand-too-many = Selles veeretuses on üle { $most } täringu ja nii palju pole üheski mängus; kirjuta veeretus nii: 6-6-6-5-5.
hand-wrong-count = { $found ->
    [one] Selles veeretuses on üks täring
   *[other] Selles veeretuses on { $found } täringut
}, aga mängus on neid { $expected }, näiteks { $example }.
hand-line-too-long = Sellel real on üle { $most } märgi, veeretuse jaoks liiga palju; kirjuta veeretus nii: 6-6-6-5-5.
hand-line-not-text = See rida ei ole UTF-8 tekst; kirjuta veeretus nii: 6-6-6-5-5.

## Rulesets and options

ruleset-unknown = Reeglistikku või väljaannet „{ $id }” ei ole; kas mõtlesid { $near }?
ruleset-unknown-far = Reeglistikku või väljaannet „{ $id }” ei ole; „yatzy rules” loetleb kõik.
ruleset-twice = Reeglid on antud kaks korda, „{ $first }” ja „{ $second }”; anna need üks kord.
ruleset-option-no-value = „{ $given }” ei määra ühtki reeglivalikut; kirjuta OPTION=VALUE, kus reeglivalik on { $options }.
ruleset-option-unknown = Reeglivalikut „{ $option }” ei ole; reeglivalikud on { $options }.
ruleset-option-unknown-value = Reeglivalik { $option } ei saa olla „{ $value }”; see saab olla { $values }.
ruleset-option-unknown-near = Reeglivalikut „{ $option }” ei ole; kas mõtlesid „{ $near }”?
ruleset-game-unknown = Mängu „{ $game }” ei ole; mängud on { $games }.

## Combinations that make no sense

ruleset-dice = Mängus on 1 kuni { $most } täringut, mitte { $dice }.
ruleset-boxes = Plokis on 1 kuni { $most } lahtrit, mitte { $boxes }.
ruleset-columns = Plokis on 1 kuni { $most } veergu, mitte { $columns }.
ruleset-factor = Veeru kordaja ei saa siin olla ×{ $factor }; kordajad on ×1 kuni ×9, igal veerul oma.
ruleset-box-twice = Kahel lahtril on tunnus „{ $box }”; anna kummalegi oma.
ruleset-face-twice = Lahtri „{ $box }” arv on juba ühel eelmisel lahtril; igal arvul on üks lahter.
ruleset-out-of-reach = Lahter „{ $box }” vajab rohkem täringuid, kui mängus veeretatakse: { $needs }.
ruleset-face-pays = Lahter „{ $box }” on ühe arvu jaoks, nii et see peab andma „matched”.
ruleset-pays = Lahter „{ $box }” peab andma 1 kuni { $most } punkti.
ruleset-bonus-range = Boonus ja selleks vajalik summa peavad olema 1 kuni { $most } punkti.
ruleset-bonus-without-upper = Boonus teenitakse ülemiste lahtritega, aga neid ei ole; jäta boonus ära või määra bonus=none.
ruleset-bonus-out-of-reach = Boonus nõuab { $needed } punkti, aga ülemised lahtrid annavad kõige rohkem { $most }; anna väiksem piir.
ruleset-bonus-without-number = Neis reeglites pole boonust, mille piir võiks jääda; anna piir, näiteks bonus=at-least:63.
ruleset-declare-with-order = Lahtrite nimetamine ei sobi kokku kindla järjekorraga; määra order=free või declare=no.
ruleset-declare-with-columns = Lahtrite nimetamine ei sobi kokku mitme veeruga; määra declare=no.
ruleset-declare-with-jokers = Lahtrite nimetamine ei sobi kokku jokkeritega; määra joker=none või declare=no.
ruleset-jokers-need-full-values = Jokkerid siia ei sobi: lahter „{ $box }” annab punkte ainult sobivate täringute eest, nii et jokkeril pole seal väärtust; määra joker=none.
ruleset-jokers-without-yatzy = Jokkerid vajavad täpselt üht lahtrit, kus kõik täringud on ühesugused; määra joker=none.
ruleset-jokers-with-columns = Jokkerid ei sobi kokku mitme veeruga; määra joker=none.
ruleset-jokers-with-yatzy-sum = Jokkerid ei sobi, kui yatzy annab ka täringute summa; määra yatzy=50 või joker=none.
ruleset-columns-with-order = Kindel järjekord ei sobi kokku mitme veeruga; määra order=free.
ruleset-columns-with-chips = Säästetud kordusveeretused ei sobi kokku mitme veeruga; määra chips=no.
ruleset-columns-with-bonus = Boonus ei sobi kokku mitme veeruga; määra bonus=none.
ruleset-no-yatzy-of-fifty = Reeglivalik yatzy vajab lahtrit, mis annab kõigi ühesuguste täringute eest 50 punkti, aga sellist siin pole.

## Files

file-line = Rida { $line }: { $problem }
file-wrong = { $path }: { $reason }
file-absent = Faili „{ $path }” ei ole; kontrolli nime ja kausta.
file-is-directory = „{ $path }” on kaust; anna faili asukoht.
file-unreadable = Faili „{ $path }” ei saa lugeda ({ $detail }); kontrolli, kas see on olemas ja kas tohid seda lugeda.
file-not-text = Fail „{ $path }” ei ole UTF-8 tekst; salvesta see UTF-8-na.
file-too-long = Fail on suurem kui 32 KiB, reeglifaili jaoks liiga suur; kas see on õige fail?
file-syntax = See ei ole TOML ({ $detail }); kirjuta võti = väärtus.
file-unknown-key = „{ $key }” ei tähenda siin midagi; tuntud võtmed on { $known }.
file-missing = „{ $key }” on puudu; lisa see.
file-wrong-kind = „{ $key }” peab olema { $expected }.
file-unknown-base = Aluseks antud reeglistikku või väljaannet „{ $id }” ei ole; „yatzy rules” loetleb kõik.
file-base-and = „base” toob kaasa oma „{ $key }”; jäta üks neist ära.
file-rules-line = Reeglite rida { $line } ei saa lugeda.
expected-text = tekst jutumärkides
expected-number = täisarv vahemikus { $low } kuni { $high }
expected-list = loend nurksulgudes
expected-table = võtmete ja väärtuste tabel
expected-box-id = väiketähtedest, numbritest ja sidekriipsudest tunnus, mis algab tähega ja on kuni 32 märki pikk
expected-one-of = üks neist: { $forms }

challenge-damaged = Väljakutse kood on rikutud. Kopeeri kogu kood või link uuesti.
challenge-newer = Väljakutse on tehtud Yatzy uuema versiooniga. Selle mängimiseks uuenda programmi.
challenge-unknown-rules = Väljakutse reegleid siin ei tunta: { $rules }.
challenge-own-rules = Väljakutsesse mahuvad ainult loendi reeglid. Saada protokoll failina.
challenge-game = Väljakutseks sobib ainult ühe mängija lõpuni mängitud mäng ühiste täringutega.
