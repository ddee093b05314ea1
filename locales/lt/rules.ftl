# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = daugiausia { $max ->
    [one] { $max } taškas
    [few] { $max } taškai
    [many] { $max } taško
   *[other] { $max } taškų
}
rules-list-hint = „yatzy rules ID“ paaiškina vieną leidimą; „yatzy score HAND --rules ID“ skaičiuoja pagal jį.
rules-none = Joks leidimas netinka; praleisk --game arba --in.

## The guide

guide-summary = { $dice ->
    [one] { $dice } kauliukas
    [few] { $dice } kauliukai
    [many] { $dice } kauliukų
   *[other] { $dice } kauliukų
}, { $boxes ->
    [one] { $boxes } langelis
    [few] { $boxes } langeliai
    [many] { $boxes } langelių
   *[other] { $boxes } langelių
}, { $turns ->
    [one] { $turns } ėjimas
    [few] { $turns } ėjimai
    [many] { $turns } ėjimų
   *[other] { $turns } ėjimų
}, daugiausia { $max } tšk.
guide-edition = { $id } · lapelis { $booklet } · { $language }
guide-turn = Ėjimas
guide-turn-throws = { $dice ->
    [1] Mesk kauliuką, paskui permesk jį ne daugiau kaip du kartus.
   *[other] Mesk visus kauliukus ({ $dice }). Paskui permesk, kuriuos nori, ne daugiau kaip du kartus; galima permesti ir anksčiau pasiliktus kauliukus.
} Sustoti galima po bet kurio metimo.
guide-turn-throws-chips = { $dice ->
    [1] Mesk kauliuką, paskui permesk jį: du kartus nemokamai, toliau už žetonus.
   *[other] Mesk visus kauliukus ({ $dice }). Paskui permesk, kuriuos nori: du kartus nemokamai, toliau už žetonus; galima permesti ir anksčiau pasiliktus kauliukus.
} Sustoti galima po bet kurio metimo.
guide-turn-entry = Paskui įrašyk derinį į vieną laisvą langelį. Kiekvieną langelį galima panaudoti tik vieną kartą, net ir nuliui.
guide-turn-reading = Langelį renkiesi tu. Jis visada duoda tiek, kiek tavo kauliukai jame daugiausia gali duoti.
guide-turn-reading-named = Langelis visada duoda tiek, kiek tavo kauliukai jame daugiausia gali duoti: 4-4-4-4-1 yra ir trys vienodi.
guide-boxes = Langeliai
guide-box = { $box } – { $rule }
guide-example = Pavyzdys
guide-pays = Taškai
guide-most = Maks.
guide-columns = Taškų lape yra { $columns ->
    [one] { $columns } stulpelis
    [few] { $columns } stulpeliai
    [many] { $columns } stulpelių
   *[other] { $columns } stulpelių
}: { $factors }. Per kiekvieną ėjimą užpildai vieną langelį viename stulpelyje, o jo taškai dauginami. Lentelė rodo ×1.
guide-options = Galiojančios parinktys
guide-differs = * skiriasi nuo įprasto žaidimo ({ $game })
guide-same = Kaip įprastame žaidime ({ $game }).
guide-end-heading = Pabaiga
guide-end = Žaidimas baigiasi, kai kiekvienas atliko { $turns ->
    [one] { $turns } ėjimą
    [few] { $turns } ėjimus
    [many] { $turns } ėjimų
   *[other] { $turns } ėjimų
} ir visi langeliai užpildyti. Laimi didžiausia bendra suma; jei sumos lygios, vieta dalijamasi.
guide-players = Žaidėjų skaičius neribojamas. Galima žaisti ir vienam, prieš savo rekordą.

## What a box needs, and what it pays

# "3 alike and a pair, each of another face" and "their sum"
box-rule = { $needs }: { $pays }
needs-face = kauliukai su { $face }
needs-group = { $size ->
    [1] { $count ->
        [1] vienas kauliukas
        [one] { $count } pavienis kauliukas
        [few] { $count } pavieniai kauliukai
        [many] { $count } pavienių kauliukų
       *[other] { $count } pavienių kauliukų
    }
    [2] { $count ->
        [1] pora
        [one] { $count } pora
        [few] { $count } poros
        [many] { $count } porų
       *[other] { $count } porų
    }
   *[other] { $count ->
        [1] { $size } vienodi
       *[other] { $count } kartus po { $size } vienodus
    }
}
needs-different = { $groups }, skaičiai skirtingi
needs-run = visi skaičiai nuo { $first } iki { $last }
needs-run-of = bet kurie { $length } skaičiai iš eilės
needs-any = bet koks derinys
pays-matched = šių kauliukų suma
pays-all = visų kauliukų suma
pays-fixed = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taškų
   *[other] { $points } taškų
}
pays-fixed-and-all = { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
} ir visų kauliukų suma

## Options by name, as forms and screens offer them

option-name-order = Langelių tvarka
option-name-bonus = Premija
option-name-chance = Šansas
option-name-zero = Nulis
option-name-declare = Langelis skelbiamas iš anksto
option-name-chips = Permetimai kaupiami žetonais
option-name-joker = Džokeriai
option-name-yatzy = Yatzy duoda
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = bet kokia
choice-order-down = iš viršaus į apačią
choice-order-upper-first = pirma viršutinė dalis
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = už įprastą sumą ar daugiau
choice-bonus-at-least-sum = už { $sum } ar daugiau
choice-bonus-more-than = tik virš įprastos sumos
choice-bonus-more-than-sum = tik virš { $sum }
choice-bonus-none = nėra
choice-any = bet kada
choice-last-resort = tik kraštutiniu atveju
choice-no = ne
choice-yes = taip
choice-joker-none = nėra
choice-joker-booklet = kai Yatzy davė taškų
choice-joker-official = kai Yatzy langelis užpildytas
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ir kauliukų sumą

## What an option means

option-order-free = Langeliai pildomi bet kokia tvarka.
option-order-down = Langeliai pildomi iš viršaus į apačią. Jei tavo kauliukai netinka kitam langeliui, jame nulis.
option-order-upper-first = Pirma užpildomi visi viršutiniai langeliai, paskui apatiniai; kiekvienoje dalyje bet kokia tvarka.
option-bonus-none = Už viršutinius langelius premijos nėra.
option-bonus-out-of-reach = Viršutiniai langeliai duoda daugiausia { $most }, tad jos niekada negausi.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taškų
   *[other] { $points } taškų
}, jei viršutiniuose langeliuose iš viso { $sum } ar daugiau.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taškų
   *[other] { $points } taškų
}, jei viršutiniuose langeliuose iš viso daugiau kaip { $sum }. Lygiai { $sum } nepakanka.
option-chance-any = Langelį „{ $chance }“ galima užimti bet kada.
option-chance-any-in-order = Langelis „{ $chance }“ pildomas, kai ateina jo eilė.
option-chance-last-resort = Langelis „{ $chance }“ – kraštutinė išeitis: jį galima užimti tik tada, kai derinys neduoda taškų jokiame kitame laisvame langelyje.
option-zero-any = Nulį galima įrašyti į bet kurį laisvą langelį, kuriame derinys nieko nevertas, net jei kitas langelis duotų taškų.
option-zero-any-in-order = Nulis įrašomas į tą langelį ar tą taškų lapo dalį, kurios eilė atėjo, jei derinys ten nieko nevertas.
option-zero-last-resort = Nulis – kraštutinė išeitis: jis įrašomas tik tada, kai derinys neduoda taškų jokiame laisvame langelyje.
option-declare-no = Langelis pasirenkamas po metimų.
option-declare-yes = Prieš pirmą metimą paskelbi laisvą langelį. Jei kauliukai jame duoda taškų, įrašai juos ten. Jei ne, renkiesi: langelis „{ $chance }“, jei jis laisvas ir kauliukai neduoda taškų jokiame kitame laisvame langelyje, arba nulis bet kuriame kitame laisvame langelyje, net ir tokiame, kur kauliukai būtų davę taškų, nes jo nepaskelbei. Langelį „{ $chance }“ irgi galima paskelbti, tada jam tinka bet kokie kauliukai.
option-declare-yes-without-chance = Prieš pirmą metimą paskelbi laisvą langelį. Jei kauliukai jame duoda taškų, įrašai juos ten. Jei ne, nulis įrašomas į bet kurį laisvą langelį, net ir tokį, kur kauliukai būtų davę taškų, nes jo nepaskelbei.
option-chips-no = Nepanaudoti permetimai dingsta.
option-chips-yes = Už kiekvieną iš dviejų permetimų, kurio nepanaudoji, gauni žetoną. Po abiejų kiekvienas kitas permetimas kainuoja vieną žetoną, kol žetonų pakanka. Visi pradeda be žetonų, o likę pabaigoje nieko neverti.
option-joker-none = Džokerių nėra: dar vienas Yatzy yra toks pat metimas kaip kiti.
option-joker-booklet = Jei langelyje „{ $yatzy }“ jau yra { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taškų
   *[other] { $points } taškų
}, tai { $dice } vienodi yra papildomas Yatzy: dar { $extra } viršaus, kad ir kas būtų toliau. Metimas turi eiti į savo skaičiaus viršutinį langelį. Jei šis užimtas, metimas yra džokeris, ir bet kuris laisvas apatinis langelis už jį duoda visą savo vertę; jei laisvų apatinių nėra, tai nulis laisvame viršutiniame. Kol langelis „{ $yatzy }“ laisvas arba jame nulis, visa tai negalioja.
option-joker-official = Kai langelis „{ $yatzy }“ užpildytas, { $dice } vienodi turi eiti į savo skaičiaus viršutinį langelį. Jei šis užimtas, metimas yra džokeris, ir bet kuris laisvas apatinis langelis už jį duoda visą savo vertę; jei laisvų apatinių nėra, tai nulis laisvame viršutiniame. Jei langelyje „{ $yatzy }“ yra taškai, o ne nulis, kiekvienas toks metimas duoda dar { $extra } tšk.
option-yatzy-fixed = Langelis „{ $yatzy }“ duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taškų
   *[other] { $points } taškų
}.
option-yatzy-and-sum = Langelis „{ $yatzy }“ duoda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taškų
   *[other] { $points } taškų
} ir kauliukų sumą.

## At the table

rules-in-force = Galiojančios taisyklės
rules-more = ↓: toliau · esc uždaro
