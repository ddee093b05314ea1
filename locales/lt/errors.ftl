# What was wrong with a move, a card, a game log, a hand or a file, and what would be right.

## The game

refusal-that-box = šis langelis
refusal-another-box = kitas langelis
refusal-game-over = Žaidimas baigtas. Pradėk naują.
refusal-no-such-seat = Prie šio stalo tokios vietos nėra: { $seat }. Rinkis kitą.
refusal-not-your-turn = Dabar žaidžia { $player }, o ne { $seat }. Palauk savo ėjimo.
refusal-seat-left = Šiame žaidime { $seat } nebežaidžia. Jei nori žaisti dar kartą, pradėk naują.
refusal-too-late-to-join = Pirmas raundas baigtas. Palauk kito žaidimo.
refusal-no-such-cell = Šiame taškų lape tokio langelio nėra. Rinkis iš esamų.
refusal-name-first = Prieš pirmą metimą paskelbk langelį.
refusal-nothing-to-name = Šiame žaidime langeliai neskelbiami. Tiesiog mesk.
refusal-already-named = Langelis jau paskelbtas. Mesk.
refusal-throw-first = Pirma mesk, paskui įrašyk.
refusal-no-rethrow = Permetimų nebeliko. Įrašyk derinį į langelį.
refusal-first-throw-with-all = Pirmas ėjimo metimas – visais kauliukais. Nepasilik nė vieno.
refusal-nothing-thrown = Mesk bent vieną kauliuką: pasilik mažiau arba įrašyk derinį į langelį.
refusal-not-in-hand = { $keep } nėra tarp { $hand }. Pasilik kauliukus, kurie ten yra.
refusal-dice-count = Reikėjo mesti { $expected ->
    [one] { $expected } kauliuką
    [few] { $expected } kauliukus
    [many] { $expected } kauliukų
   *[other] { $expected } kauliukų
}, o matyti { $found }. Skaičiai turi sutapti.
refusal-box-taken = Šis langelis jau užimtas: { $box }. Rinkis kitą.
refusal-out-of-order = Šiam langeliui dar anksti: { $box }. Pagal tvarką pirmiau { $allowed }.
refusal-chance-is-last-resort = Derinys duoda taškų kitame langelyje, todėl šio dar naudoti negalima. Derinį įrašyk čia: { $scores }.
refusal-chance-after-miss = Derinys duoda taškų langelyje, kuris nebuvo paskelbtas ({ $scores }), todėl šio naudoti negalima. Įrašyk nulį į kitą laisvą langelį.
refusal-zero-is-last-resort = Derinys duoda taškų kitame langelyje, todėl į šį nulio rašyti negalima: { $box }. Derinį įrašyk čia: { $scores }.
refusal-named-box-scores = Derinys duoda taškų paskelbtame langelyje. Įrašyk jį ten: { $named }.
refusal-joker-has-its-place = Šis džokeris turi eiti čia: { $cells }.
refusal-wrong-points = Su šiais kauliukais langelis duoda { $expected ->
    [one] { $expected } tašką
    [few] { $expected } taškus
    [many] { $expected } taško
   *[other] { $expected } taškų
}, o ne { $found }.
refusal-wrong-extra = Papildomas Yatzy duoda { $expected ->
    [one] { $expected } tašką
    [few] { $expected } taškus
    [many] { $expected } taško
   *[other] { $expected } taškų
}, o ne { $found }.
refusal-impossible-points = Joks derinys dabar neduoda { $found ->
    [one] { $found } taško
    [few] { $found } taškų
    [many] { $found } taško
   *[other] { $found } taškų
} šiame langelyje: { $box }. Gali būti { $possible }.
refusal-no-extra-yatzy = Papildomo Yatzy čia būti negali. Įrašyk taškus be jo.
refusal-not-from-the-table = Šis žaidimas žaidžiamas virtualiais kauliukais. Mesk juos.
refusal-throws-needed = Pasakyk, kiek buvo metimų: už nepanaudotus permetimus duodami žetonai.
refusal-throw-count = Ėjime čia yra nuo 1 iki { $most } metimų, ne { $found }.
refusal-turn-has-begun = Šiame ėjime jau mesta. Įrašyk derinį į langelį arba atšauk metimus.
refusal-nothing-to-take-back = Nėra ko atšaukti.
refusal-throw-stands = Virtualių kauliukų metimo atšaukti negalima. Atšaukti galima tik langelio pasirinkimą, ir tik iki kito metimo.
refusal-no-such-turn = { $round } raunde baigto ėjimo nėra: { $seat }.
# $because: one of the sentences above
refusal-later-turn = Toks taisymas pažeistų taisyklę: { $seat }, { $round } raundas. { $because }

## Cards

card-twice = Šis langelis kortelėje yra du kartus: { $box }; nurodyk jį vieną kartą.
card-impossible = Langelyje negali būti { $found ->
    [one] { $found } taško
    [few] { $found } taškų
    [many] { $found } taškų
   *[other] { $found } taškų
}: { $box }; gali būti { $possible }.
card-out-of-order = Pagal tvarką pirmiau eina { $box }; užpildyk ir šį langelį.
card-too-many-chips = Šioje kortelėje galima uždirbti ne daugiau žetonų kaip { $most }, o ne { $found }.
card-too-many-extra-yatzys = Šioje kortelėje papildomų Yatzy gali būti ne daugiau kaip { $most }, o ne { $found }.

## Game logs

# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Grandinė čia nutrūksta: ši eilutė arba tai, su kuo ji susieta, pakeista.
# $number: of the throw, from 1
record-no-such-throw = Metimo { $number } niekada nebuvo, taigi jam negali priklausyti jokie baitai.
record-too-long = Failas didesnis nei 16 MiB, protokolui per didelis; ar tai tas failas?
record-not-a-record = Tai ne protokolas; protokolas prasideda eilute „yatzy record 2“.
record-version = Šio protokolo versija { $found }; programa skaito 1 ir 2 versijas.
record-unknown-line = „{ $word }“ čia nieko nereiškia; protokolo eilutė čia prasideda žodžiu { $known }.
record-missing = Virš ėjimų trūksta eilutės „{ $word }“; pridėk ją.
record-twice = Eilutė „{ $word }“ yra du kartus; palik vieną.
record-rules-line = Šios taisyklių eilutės nepavyksta perskaityti; ji rašoma taip: { $form }.
record-wrong-hash = Taisyklės pakeistos: jų maiša yra { $expected }, ne { $found }.
record-bad-value = Po „{ $word }“ nepavyksta perskaityti „{ $value }“; eilutė rašoma taip: { $form }.
record-seat-number = Vietos numeruojamos 1, 2, 3 ir taip toliau: čia turi būti { $expected }, ne „{ $found }“.
record-bad-turn = Po „{ $after }“ turi būti: { $expected }.
record-bad-turn-start = Eilutės pradžioje turi būti: { $expected }.
record-part-number = raundas ir vieta, pavyzdžiui, 3.1
record-part-box = langelio kodas
record-part-hand = derinys, pavyzdžiui, 1-4-4-6-6
record-part-points = taškai
record-part-throws = metimų skaičius
record-part-end = eilutės pabaiga
record-no-such-box = Šiame taškų lape nėra langelio „{ $id }“; kodai surašyti protokolo taisyklėse.
record-die-changed = Pasilikta { $keep }, o kitas metimas rodo { $hand }: pasiliktas kauliukas nesikeičia.
record-wrong-turn = Čia turi būti ėjimas { $round }.{ $seat }, ne { $found }.
record-after-the-end = Toliau nieko būti negali; eilutė viršuje baigia žaidimą arba palieka savo ėjimą neužbaigtą.
record-crossed-out-alone = Iškart po eilute, kuri prasideda „~“, turi eiti ta, kuri ją pakeičia.
record-wrong-total = Iš viso yra { $expected }, ne { $found }.

## Hands

hand-empty = Šiame derinyje nėra kauliukų; rašyk, pavyzdžiui, 6-6-6-5-5, 66655 arba "6 6 6 5 5".
# $place: which character of the hand it is, from 1
hand-not-a-face = „{ $found }“ ({ $place } ženklas) ne kauliukas; kauliukas rodo nuo 1 iki 6, todėl derinį rašyk taip: 6-6-6-5-5.
hand-too-many = Šiame derinyje daugiau kaip { $most } kauliukų, tiek nėra jokiame žaidime; derinį rašyk taip: 6-6-6-5-5.
hand-wrong-count = Šiame derinyje yra { $found ->
    [one] { $found } kauliukas
    [few] { $found } kauliukai
    [many] { $found } kauliukų
   *[other] { $found } kauliukų
}, o žaidime jų { $expected }, pavyzdžiui, { $example }.
hand-line-too-long = Šioje eilutėje daugiau kaip { $most } ženklų, deriniui per daug; derinį rašyk taip: 6-6-6-5-5.
hand-line-not-text = Ši eilutė ne UTF-8 tekstas; derinį rašyk taip: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; gal { $near }?
ruleset-unknown-far = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; visus parodo „yatzy rules“.
ruleset-twice = Taisyklės nurodytos du kartus, „{ $first }“ ir „{ $second }“; nurodyk jas vieną kartą.
ruleset-option-no-value = „{ $given }“ nenustato jokios parinkties; rašyk OPTION=VALUE, kur parinktis yra { $options }.
ruleset-option-unknown = Nėra parinkties „{ $option }“; parinktys yra { $options }.
ruleset-option-unknown-value = Parinktis { $option } negali būti „{ $value }“; gali būti { $values }.
ruleset-option-unknown-near = Nėra parinkties „{ $option }“; gal „{ $near }“?
ruleset-game-unknown = Nėra žaidimo „{ $game }“; žaidimai yra { $games }.

## Combinations that make no sense

ruleset-dice = Žaidime yra nuo 1 iki { $most } kauliukų, ne { $dice }.
ruleset-boxes = Taškų lape yra nuo 1 iki { $most } langelių, ne { $boxes }.
ruleset-columns = Taškų lape yra nuo 1 iki { $most } stulpelių, ne { $columns }.
ruleset-factor = Stulpelis čia negali būti ×{ $factor }; stulpeliai būna nuo ×1 iki ×9, ir visi skirtingi.
ruleset-box-twice = Du langeliai turi tą patį kodą „{ $box }“; kiekvienam duok savo.
ruleset-face-twice = Langelis „{ $box }“ prašo skaičiaus, kurį jau turi aukštesnis langelis; kiekvienas skaičius turi vieną langelį.
ruleset-out-of-reach = Langeliui „{ $box }“ reikia { $needs ->
    [one] { $needs } kauliuko
    [few] { $needs } kauliukų
    [many] { $needs } kauliukų
   *[other] { $needs } kauliukų
}, o žaidime jų mažiau.
ruleset-face-pays = Langelis „{ $box }“ skirtas vienam skaičiui, todėl turi duoti „matched“.
ruleset-pays = Langelis „{ $box }“ turi duoti nuo 1 iki { $most } taškų.
ruleset-bonus-range = Premija ir suma, už kurią ji duodama, turi būti nuo 1 iki { $most } taškų.
ruleset-bonus-without-upper = Premiją uždirba viršutiniai langeliai, o jų čia nėra; praleisk ją arba nustatyk bonus=none.
ruleset-bonus-out-of-reach = Premijai reikia daugiau taškų, nei gali duoti viršutiniai langeliai: { $needed }, o jie duoda daugiausia { $most }; nurodyk mažesnį skaičių.
ruleset-bonus-without-number = Šiose taisyklėse nėra premijos, kurios skaičių būtų galima palikti; nurodyk jį, pavyzdžiui, bonus=at-least:63.
ruleset-declare-with-order = Skelbti langelius beprasmiška, kai nustatyta jų tvarka; nustatyk order=free arba declare=no.
ruleset-declare-with-columns = Skelbti langelius beprasmiška, kai yra keli stulpeliai; nustatyk declare=no.
ruleset-declare-with-jokers = Skelbti langelius beprasmiška, kai yra džokerių; nustatyk joker=none arba declare=no.
ruleset-jokers-need-full-values = Džokeriai čia beprasmiai: langelis „{ $box }“ duoda taškų tik už tinkamus kauliukus, todėl džokeris jame neturi vertės; nustatyk joker=none.
ruleset-jokers-without-yatzy = Džokeriams reikia lygiai vieno langelio, kuriame visi kauliukai vienodi; nustatyk joker=none.
ruleset-jokers-with-columns = Džokeriai beprasmiai, kai yra keli stulpeliai; nustatyk joker=none.
ruleset-jokers-with-yatzy-sum = Džokeriai beprasmiai, kai Yatzy duoda ir savo kauliukų sumą; nustatyk yatzy=50 arba joker=none.
ruleset-columns-with-order = Langelių tvarka beprasmė, kai yra keli stulpeliai; nustatyk order=free.
ruleset-columns-with-chips = Kaupti permetimus beprasmiška, kai yra keli stulpeliai; nustatyk chips=no.
ruleset-columns-with-bonus = Premija beprasmė, kai yra keli stulpeliai; nustatyk bonus=none.
ruleset-no-yatzy-of-fifty = Parinkčiai yatzy reikia langelio, kuris duoda 50 taškų už visus vienodus kauliukus, o čia jo nėra.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = { $line } eilutė: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nėra failo „{ $path }“; patikrink pavadinimą ir aplanką.
file-is-directory = „{ $path }“ yra aplankas; nurodyk kelią iki failo.
file-unreadable = Failo „{ $path }“ nepavyksta perskaityti ({ $detail }); patikrink, ar jis yra ir ar tau leista jį skaityti.
file-not-text = Failas „{ $path }“ ne UTF-8 tekstas; įrašyk jį kaip UTF-8.
file-too-long = Failas didesnis nei 32 KiB, taisyklėms per didelis; ar tai tas failas?
file-syntax = Tai ne TOML ({ $detail }); rašyk key = value.
file-unknown-key = „{ $key }“ čia nieko nereiškia; žinomi raktai: { $known }.
file-missing = Trūksta „{ $key }“; pridėk.
file-wrong-kind = Prie „{ $key }“ turi būti { $expected }.
file-unknown-base = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“, nuo kurio būtų galima pradėti; visus parodo „yatzy rules“.
file-base-and = „base“ jau turi savo „{ $key }“; praleisk vieną iš dviejų.
file-rules-line = Nepavyksta perskaityti taisyklių { $line } eilutės.
expected-text = tekstas kabutėse
expected-number = sveikasis skaičius nuo { $low } iki { $high }
expected-list = sąrašas laužtiniuose skliaustuose
expected-table = raktų ir reikšmių lentelė
expected-box-id = kodas iš mažųjų raidžių, skaitmenų ir brūkšnelių, prasidedantis raide ir ne ilgesnis kaip 32 ženklai
expected-one-of = viena iš: { $forms }

challenge-damaged = Iššūkio kodas sugadintas. Nukopijuok visą kodą arba nuorodą dar kartą.
challenge-newer = Iššūkis sukurtas naujesne Yatzy versija. Kad jį žaistum, atnaujink programą.
challenge-unknown-rules = Iššūkio taisyklės čia nežinomos: { $rules }.
challenge-own-rules = Į iššūkį telpa tik sąrašo taisyklės. Verčiau nusiųsk protokolą kaip failą.
challenge-game = Iššūkiu gali tapti tik vieno žaidėjo baigtas žaidimas su bendrais kauliukais.
