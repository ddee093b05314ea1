# Why the rules, or a record's reader, say no; and what to do instead.

## The game

seat-number = koht { $seat }
refusal-that-box = see lahter
refusal-another-box = mõni teine lahter
refusal-game-over = Mäng on läbi; alusta uut.
refusal-no-such-seat = Lauas pole sellist: { $seat }; vali koht, mis on lauas.
refusal-not-your-turn = Käigul on { $player }, mitte { $seat }; oota oma korda.
refusal-seat-left = See koht on mängust lahkunud: { $seat }; edasi mängimiseks alusta uut mängu.
refusal-too-late-to-join = Esimene voor on läbi; oota järgmist mängu.
refusal-no-such-cell = Selles plokis pole sellist lahtrit; vali mõni, mis on.
refusal-name-first = Nimeta enne esimest veeretust lahter.
refusal-nothing-to-name = Selles mängus lahtrit enne veeretust ei nimetata; lihtsalt veereta.
refusal-already-named = Lahter on juba nimetatud; veereta.
refusal-throw-first = Enne veereta, siis märgi.
refusal-no-rethrow = Kordusveeretusi enam pole; märgi veeretus lahtrisse.
refusal-first-throw-with-all = Käigu esimene veeretus tehakse kõigi täringutega; ära jäta ühtki alles.
refusal-nothing-thrown = Veereta vähemalt üht täringut: jäta vähem alles või märgi veeretus lahtrisse.
refusal-not-in-hand = { $keep } ei saa alles jätta, kui laual on { $hand }; jäta alles täringud, mis on laual.
refusal-dice-count = { $expected ->
    [one] Veeretati üht täringut
   *[other] Veeretati { $expected } täringut
}, aga tulemusi on { $found }; neid peab olema sama palju.
refusal-box-taken = See lahter on juba täis: { $box }; vali mõni teine.
refusal-out-of-order = Liiga vara: { $box }; järjekorras on enne { $allowed }.
refusal-chance-is-last-resort = Veeretus annab punkte mujal, nii et sinna see veel minna ei saa; sobiv lahter: { $scores }.
refusal-zero-is-last-resort = Veeretus annab punkte mujal, nii et { $box } ei saa nulli; sobiv lahter: { $scores }.
refusal-named-box-scores = Veeretus annab nimetatud lahtris punkte; märgi see sinna: { $named }.
refusal-joker-has-its-place = Selle jokkeri koht on siin: { $cells }.
refusal-wrong-points = { $found } on siin vale; lahter annab { $expected }.
refusal-wrong-extra = { $found } lisapunkti on siin vale; lisa-yatzy annab { $expected }.
refusal-impossible-points = Ükski veeretus ei anna praegu siin { $found }: { $box }; võimalik on { $possible }.
refusal-no-extra-yatzy = Lisa-yatzyt siin võtta ei saa; märgi punktid ilma selleta.
refusal-not-from-the-table = Seda mängu mängitakse programmi täringutega; veereta neid.
refusal-throws-needed = Ütle, mitu veeretust kulus: kordusveeretused, mida sa ei kasuta, annavad žetoone.
refusal-throw-count = Käigus on siin 1 kuni { $most } veeretust, mitte { $found }.
refusal-turn-has-begun = Sel käigul on juba veeretatud; märgi veeretus lahtrisse või võta veeretused tagasi.
refusal-nothing-to-take-back = Midagi ei ole tagasi võtta.
refusal-throw-stands = Programmi täringute veeretus jääb kehtima; tagasi saab võtta ainult lahtri valiku, kuni järgmise veeretuseni.
refusal-no-such-turn = { $round }. voorus pole lõpetatud käiku, mille tegi { $seat }.
refusal-later-turn = See parandus rikuks reeglit käigus, mille { $seat } tegi { $round }. voorus. { $because }

## Cards

card-twice = See lahter on punktilehel kaks korda: { $box }; anna see üks kord.
card-impossible = Lahtris ei saa olla { $found } punkti: { $box }; seal saab olla { $possible }.
card-out-of-order = Lahtrite järjekorras on enne { $box }; täida ka see.
card-too-many-chips = Sellel punktilehel saab žetoone olla teenitud kuni { $most }, mitte { $found }.
card-too-many-extra-yatzys = Sellel punktilehel saab lisa-yatzysid olla kuni { $most }, mitte { $found }.

## Records

record-line = Rida { $line }: { $problem }
record-too-long = Fail on suurem kui 16 MiB, protokolli jaoks liiga suur; kas see on õige fail?
record-not-a-record = See ei ole protokoll; protokoll algab reaga „yatzy record 2”.
record-version = Selle protokolli versioon on { $found }; see programm loeb versioone 1 ja 2.
record-unknown-line = „{ $word }” ei tähenda siin midagi; docs/record.md ütleb, mis protokollis võib olla.
record-missing = Rida „{ $word }” on käikude kohalt puudu; lisa see.
record-twice = Rida „{ $word }” on kaks korda; jäta üks.
record-rules-line = Seda reeglite rida ei saa lugeda; docs/record.md ütleb, kuidas reegleid kirjutatakse.
record-wrong-hash = Reegleid on muudetud: nende räsi on { $expected }, mitte { $found }.
record-bad-value = „{ $value }” ei ole sõna „{ $word }” järel loetav; docs/record.md ütleb, kuidas seda kirjutatakse.
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
record-crossed-out-alone = Läbikriipsutatud rea all peab kohe olema rida, mis selle asendab.
record-wrong-total = Lõppsumma on { $expected }, mitte { $found }.
