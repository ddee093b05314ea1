# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Išspausdinti taškų lapą, tuščią arba užpildytą pagal protokolą
help-sheet-players = Keliems žaidėjams, nuo 1 iki { $most }; kitaip tiek, kiek telpa puslapyje
help-sheet-columns = Kiek jų greta viename puslapyje, nuo 1 iki { $most }
help-sheet-paper = Popierius: { $papers }
help-sheet-landscape = Paversti popierių skersai
help-sheet-large = Stambiu šriftu
help-sheet-record = Užpildyti taškų lapą pagal šį protokolą
help-leaflet = Išspausdinti taisykles kaip lapelį
help-output-file = Failas, į kurį rašyti; pavadinimo galas pasako, koks: { $endings }
sheet-written = { $pages ->
    [one] { $pages } puslapis: { $files }
    [few] { $pages } puslapiai: { $files }
    [many] { $pages } puslapio: { $files }
   *[other] { $pages } puslapių: { $files }
}
sheet-players-range = Taškų lapas skirtas nuo 1 iki { $most } žaidėjų; šiame žaidime jų { $found }.
sheet-narrow = Tiek stulpelių nepalieka šiame popieriuje vietos rašyti: telpa ne daugiau kaip { $most }. Pasirink mažiau su --columns arba didesnį popierių.
sheet-paper-unknown = Popieriaus „{ $paper }“ nėra; pasirink { $papers }.
sheet-format-unknown = „{ $path }“ baigiasi nepažįstamu formatu; tegul baigiasi { $endings }.
sheet-folder-absent = Nėra aplanko „{ $folder }“; pirma sukurk jį arba pasirink kitą vietą su -o.
sheet-unwritable = „{ $path }“ nepavyksta įrašyti ({ $detail }); pasirink kitą vietą su -o.
sheet-record-alone = Protokolas turi savo taisykles ir žaidėjus; praleisk --rules, --set ir --players.
sheet-name-replaced = Varde „{ $name }“ yra ženklų, kurių nėra taškų lapo šrifte; lape parašyta „{ $shown }“.

## On a pad

sheet-pad-title = { $title }: taškų lapas
sheet-date = Data
sheet-game = Žaidimas
sheet-chips = Žetonai
sheet-sum-hint = { $sum }: parodytų kauliukų suma
sheet-page = { $page } puslapis iš { $pages }

## On a leaflet

leaflet-title = { $title }: taisyklės
leaflet-example = Ėjimo pavyzdys
leaflet-keep = Pasilikti
leaflet-pays = Metimą galima įrašyti į bet kurį iš šių langelių, jei jis laisvas:
leaflet-pays-named = Metimas rašomas į paskelbtą langelį, jei tai vienas iš šių:
leaflet-par = Po { $count } kiekvieno skaičiaus yra lygiai { $sum }.
leaflet-pale = Blyškūs kauliukai neskaičiuojami.

## On charts

chart-totals = Tobulo žaidimo sumos
chart-totals-words = Tobulas žaidimas vidutiniškai duoda { $mean }; devyni žaidimai iš dešimties baigiasi tarp { $low } ir { $high }.
chart-average = vidurkis { $mean }
chart-boxes-words = Kas yra kiekviename langelyje, greta to, kas ten vidutiniškai yra žaidžiant tobulai
chart-dice = Išmesti kauliukai
chart-dice-words = Kiek kartų iškrito kiekvienas skaičius; tarp žymių devyniolikoje žaidimų iš dvidešimties
chart-dice-face = { $face }: išmesta { $thrown }, tikėtasi { $expected }
chart-thrown = išmesta
chart-expected = tikėtasi
