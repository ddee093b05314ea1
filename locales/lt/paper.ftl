# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Spausdinti
# Buttons
print-pad = Spausdinti taškų lapą
# The pad of a table, with what was written
print-this-pad = Spausdinti šį taškų lapą
print-rules = Spausdinti šias taisykles
print-report = Spausdinti ataskaitą
print-records = Spausdinti rekordus
print-page = Spausdinti šį puslapį
# The label of the field for the number of players
print-players = Keliems?
# Below it
print-players-hint = Jei paliksi tuščią, puslapyje bus tiek, kiek telpa.
print-paper = Popierius
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Skersai
print-large = Stambus šriftas
print-hint = Atsivers PDF, paruoštas spausdinti.
# $path: a file
print-written = PDF yra { $path }, paruoštas spausdinti.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] { $pages } puslapis: { $files }
    [few] { $pages } puslapiai: { $files }
    [many] { $pages } puslapio: { $files }
   *[other] { $pages } puslapių: { $files }
}
sheet-there = „{ $path }“ jau yra; pasirink kitą pavadinimą arba perrašyk failą su { $flag }.
sheet-players-range = Taškų lapas skirtas nuo 1 iki { $most } žaidėjų; šiame žaidime jų { $found }.
sheet-narrow = Tiek stulpelių nepalieka šiame popieriuje vietos rašyti: telpa ne daugiau kaip { $most }. Pasirink mažiau su --columns arba didesnį popierių.
sheet-paper-unknown = Popieriaus dydžio „{ $paper }“ nepažįstame; pasirink { $papers }.
sheet-format-unknown = „{ $path }“ baigiasi nepažįstamu plėtiniu; tegul baigiasi { $endings }.
sheet-folder-absent = Nėra aplanko „{ $folder }“; pirma sukurk jį arba pasirink kitą vietą su -o.
sheet-unwritable = „{ $path }“ nepavyksta įrašyti ({ $detail }); pasirink kitą vietą su -o.
sheet-record-alone = Protokolas turi savo taisykles ir žaidėjus; praleisk --rules, --set ir --players.
sheet-name-replaced = Varde „{ $name }“ yra ženklų, kurių nėra taškų lapo šrifte; lape parašyta „{ $shown }“.
sheet-pad-title = { $title }: taškų lapas
sheet-date = Data
sheet-name = Vardas
sheet-game = Žaidimas
sheet-chips = Žetonai
sheet-carried = Perkelta
sheet-sum-hint = { $sum }: parodytų kauliukų suma
sheet-sum-hint-plain = { $sum }: skaičiuojamų kauliukų suma
sheet-page = { $page } puslapis iš { $pages }

## On a leaflet

leaflet-title = { $title }: taisyklės
leaflet-example = Ėjimo pavyzdys
leaflet-keep = Pasilikti
leaflet-pays = Taškų galėtum gauti šiuose langeliuose, jei jie laisvi:
leaflet-pays-named = Taškų gauni paskelbtame langelyje, jei tai vienas iš šių:
leaflet-par = Po { $count } kiekvieno skaičiaus yra lygiai { $sum }.
leaflet-pale = Blyškūs kauliukai neskaičiuojami.
