# What was wrong, and what would be right: one sentence each.

## Lists inside sentences

list-or = { $rest } arba { $last }
list-and = { $rest } ir { $last }

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
# $problem: one of the sentences about hands, or score-line-long
hand-line = { $line } eilutė: { $problem }
hand-line-too-long = Šioje eilutėje daugiau kaip { $most } ženklų, deriniui per daug; derinį rašyk taip: 6-6-6-5-5.
hand-line-not-text = Ši eilutė ne UTF-8 tekstas; derinį rašyk taip: 6-6-6-5-5.

## Rulesets and options

# $near: ids that look like it
ruleset-unknown = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; gal { $near }?
ruleset-unknown-far = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“; visus parodo „yatzy rules“.
ruleset-twice = Taisyklės nurodytos du kartus, „{ $first }“ ir „{ $second }“; nurodyk jas vieną kartą.
option-no-value = „{ $given }“ nenustato jokios parinkties; rašyk OPTION=VALUE, kur parinktis yra { $options }.
option-unknown = Nėra parinkties „{ $option }“; parinktys yra { $options }.
option-unknown-value = Parinktis { $option } negali būti „{ $value }“; gali būti { $values }.
game-unknown = Nėra žaidimo „{ $game }“; žaidimai yra { $games }.

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
ruleset-face-pays = Langelis „{ $box }“ skirtas vienam skaičiui, todėl prie jo turi būti „matched“.
ruleset-pays = Langelis „{ $box }“ turi duoti nuo 1 iki { $most } taškų.
ruleset-bonus-range = Premija ir suma, už kurią ji duodama, turi būti nuo 1 iki { $most } taškų.
ruleset-bonus-without-upper = Premiją uždirba viršutiniai langeliai, o jų čia nėra; praleisk ją arba nustatyk bonus=none.
ruleset-bonus-without-number = Šiose taisyklėse nėra premijos, kurios skaičių būtų galima palikti; nurodyk jį, pavyzdžiui, bonus=at-least:63.
ruleset-declare-with-order = Skelbti langelius beprasmiška, kai nustatyta jų tvarka; nustatyk order=free arba declare=no.
ruleset-declare-with-columns = Skelbti langelius beprasmiška, kai yra keli stulpeliai; nustatyk declare=no.
ruleset-declare-with-jokers = Skelbti langelius beprasmiška, kai yra džokerių; nustatyk joker=none arba declare=no.
ruleset-jokers-need-full-values = Džokeriai čia beprasmiai: langelis „{ $box }“ skaičiuoja tik tinkamus kauliukus, todėl džokeris jame neturi vertės; nustatyk joker=none.
ruleset-jokers-without-yatzy = Džokeriams reikia lygiai vieno langelio, kuriame visi kauliukai vienodi; nustatyk joker=none.
ruleset-jokers-with-columns = Džokeriai beprasmiai, kai yra keli stulpeliai; nustatyk joker=none.
ruleset-jokers-with-yatzy-sum = Džokeriai beprasmiai, kai Yatzy skaičiuoja ir savo kauliukus; nustatyk yatzy=50 arba joker=none.
ruleset-columns-with-order = Langelių tvarka beprasmė, kai yra keli stulpeliai; nustatyk order=free.
ruleset-columns-with-chips = Kaupti permetimus beprasmiška, kai yra keli stulpeliai; nustatyk chips=no.
ruleset-columns-with-bonus = Premija beprasmė, kai yra keli stulpeliai; nustatyk bonus=none.
ruleset-no-yatzy-of-fifty = Parinkčiai yatzy reikia langelio, kuris duoda 50 už visus vienodus kauliukus, o čia jo nėra.

## Files

# $problem: one of the sentences below, or one about options or combinations
file-line = { $line } eilutė: { $problem }
# $reason: what is wrong with the file, a sentence of its own
file-wrong = { $path }: { $reason }
file-absent = Nėra failo „{ $path }“; patikrink pavadinimą ir aplanką.
file-is-directory = „{ $path }“ yra aplankas; nurodyk kelią iki failo.
file-unreadable = Failo „{ $path }“ nepavyksta perskaityti ({ $detail }); patikrink, ar jis yra ir ar tau leista jį skaityti.
file-not-text = Failas „{ $path }“ ne UTF-8 tekstas; įrašyk jį kaip UTF-8.
file-too-long = Failas didesnis nei 256 KiB, taisyklėms per didelis; ar tai tas failas?
file-syntax = Tai ne TOML ({ $detail }); rašyk key = value.
file-unknown-key = „{ $key }“ čia nieko nereiškia; žinomi { $known }.
file-missing = Trūksta „{ $key }“; pridėk.
file-wrong-kind = Prie „{ $key }“ turi būti { $expected }.
file-unknown-base = Nėra nei taisyklių rinkinio, nei leidimo „{ $id }“, nuo kurio būtų galima pradėti; visus parodo „yatzy rules“.
file-base-and = „base“ jau turi savo „{ $key }“; praleisk vieną iš dviejų.
expected-text = tekstas kabutėse
expected-number = sveikasis skaičius nuo { $low } iki { $high }
expected-list = sąrašas laužtiniuose skliaustuose
expected-table = raktų ir reikšmių lentelė
expected-box-id = kodas iš mažųjų raidžių, skaitmenų ir brūkšnelių, prasidedantis raide ir ne ilgesnis kaip 32 ženklai
expected-one-of = viena iš: { $forms }
rules-line = Nepavyksta perskaityti taisyklių { $line } eilutės.

## The command line

usage-unknown-flag = Čia nėra „{ $flag }“; kas yra, parodo „{ $command } --help“.
usage-unknown-flag-near = Čia nėra „{ $flag }“; gal „{ $near }“?
usage-unknown-command = Nėra komandos „{ $given }“; komandos yra { $commands }.
usage-missing = Trūksta „{ $missing }“; rašoma taip: { $usage }
usage-no-value = Po „{ $flag }“ reikia reikšmės.
usage-conflict = „{ $flag }“ ir „{ $other }“ nedera; praleisk vieną iš dviejų.
usage-twice = „{ $flag }“ nurodyta du kartus; nurodyk vieną kartą.
usage-needless-value = „{ $flag }“ reikšmės neturi; praleisk „{ $value }“.
usage-unexpected = „{ $given }“ čia nereikalingas; rašoma taip: { $usage }
usage-not-text = Komandų eilutė ne UTF-8 tekstas; rašyk ją UTF-8.
usage-wrong = Komandų eilutė nesuprantama; ją paaiškina „{ $command } --help“.
lang-unknown = Kalbos „{ $lang }“ Yatzy nemoka; kalbos yra { $langs }.
input-failed = Nepavyksta perskaityti standartinės įvesties ({ $detail }).
output-failed = Nepavyksta įrašyti išvesties ({ $detail }).
