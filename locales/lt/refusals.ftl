# Why the rules, or a record's reader, say no; and what to do instead.

## The game

# How a seat is called when it has no name
seat-number = vieta { $seat }
refusal-that-box = šis langelis
refusal-another-box = kitas langelis
refusal-game-over = Žaidimas baigtas; pradėk naują.
refusal-no-such-seat = Prie stalo tokios nėra: { $seat }; rinkis iš esamų.
refusal-not-your-turn = Dabar žaidžia { $player }, o ne { $seat }; palauk savo ėjimo.
refusal-seat-left = Ši vieta jau pasitraukė iš žaidimo: { $seat }; jei nori žaisti toliau, pradėk naują žaidimą.
refusal-too-late-to-join = Pirmas raundas baigtas; palauk kito žaidimo.
refusal-no-such-cell = Šiame taškų lape tokio langelio nėra; rinkis iš esamų.
refusal-name-first = Pirma paskelbk langelį, paskui mesk.
refusal-nothing-to-name = Šiame žaidime langeliai neskelbiami; tiesiog mesk.
refusal-already-named = Langelis jau paskelbtas; mesk.
refusal-throw-first = Pirma mesk, paskui įrašyk.
refusal-no-rethrow = Permetimų nebeliko; įrašyk derinį į langelį.
refusal-first-throw-with-all = Pirmas ėjimo metimas – visais kauliukais; nepasilik nė vieno.
refusal-nothing-thrown = Mesk bent vieną kauliuką: pasilik mažiau arba įrašyk derinį į langelį.
refusal-not-in-hand = { $keep } nėra tarp { $hand }; pasilik kauliukus, kurie ten yra.
refusal-dice-count = Reikėjo mesti { $expected ->
    [one] { $expected } kauliuką
    [few] { $expected } kauliukus
    [many] { $expected } kauliukų
   *[other] { $expected } kauliukų
}, o matyti { $found }; skaičiai turi sutapti.
refusal-box-taken = Šis langelis užimtas: { $box }; rinkis kitą.
refusal-out-of-order = Šiam langeliui dar anksti: { $box }; pagal tvarką pirmiau { $allowed }.
refusal-chance-is-last-resort = Derinys duoda taškų kitur, todėl čia jam dar anksti; kur galima: { $scores }.
refusal-zero-is-last-resort = Derinys duoda taškų kitur, todėl nulio čia rašyti negalima: { $box }; kur galima: { $scores }.
refusal-named-box-scores = Derinys duoda taškų paskelbtame langelyje; įrašyk jį ten: { $named }.
refusal-joker-has-its-place = Šio džokerio vieta čia: { $cells }.
refusal-wrong-points = { $found } čia neteisinga; langelis duoda { $expected }.
refusal-wrong-extra = Papildomų taškų čia negali būti { $found }; papildomas Yatzy duoda { $expected }.
refusal-impossible-points = Joks derinys dabar neduoda { $found } šiame langelyje: { $box }; gali būti { $possible }.
refusal-no-extra-yatzy = Papildomo Yatzy čia būti negali; įrašyk taškus be jo.
refusal-not-from-the-table = Šiame žaidime kauliukus meta programa; mesk juos čia.
refusal-throws-needed = Pasakyk, kiek buvo metimų: už nepanaudotus permetimus duodami žetonai.
refusal-throw-count = Ėjime čia yra nuo 1 iki { $most } metimų, ne { $found }.
refusal-turn-has-begun = Šiame ėjime jau mesta; įrašyk derinį į langelį arba atšauk metimus.
refusal-nothing-to-take-back = Nėra ko atšaukti.
refusal-throw-stands = Programos kauliukų metimas lieka; atšaukti galima tik langelio pasirinkimą, ir tik iki kito metimo.
refusal-no-such-turn = { $seat }: { $round } raunde baigto ėjimo nėra.
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

## Records

# $problem: one of the sentences of this file, or one about hands or combinations of rules
record-line = { $line } eilutė: { $problem }
record-too-long = Failas didesnis nei 16 MiB, protokolui per didelis; ar tai tas failas?
record-not-a-record = Tai ne protokolas; protokolas prasideda eilute „yatzy record 2“.
record-version = Šio protokolo versija { $found }; programa skaito 1 ir 2 versijas.
record-unknown-line = „{ $word }“ čia nieko nereiškia; kas gali būti protokole, parašyta docs/record.md.
record-missing = Virš ėjimų trūksta eilutės „{ $word }“; pridėk ją.
record-twice = Eilutė „{ $word }“ yra du kartus; palik vieną.
record-rules-line = Šios taisyklių eilutės nepavyksta perskaityti; kaip taisyklės rašomos, žr. docs/record.md.
record-wrong-hash = Taisyklės pakeistos: jų maiša yra { $expected }, ne { $found }.
record-bad-value = Po „{ $word }“ nepavyksta perskaityti „{ $value }“; kaip tai rašoma, žr. docs/record.md.
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
record-crossed-out-alone = Iškart po išbraukta eilute turi eiti ta, kuri ją pakeičia.
record-wrong-total = Iš viso yra { $expected }, ne { $found }.
