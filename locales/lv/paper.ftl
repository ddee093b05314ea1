# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Drukāt
# Buttons
print-pad = Drukāt punktu lapu
# The pad of a table, with what was written
print-this-pad = Drukāt šo punktu lapu
print-rules = Drukāt šos noteikumus
print-report = Drukāt pārskatu
print-records = Drukāt rekordus
print-page = Drukāt šo lappusi
# The label of the field for the number of players
print-players = Cik spēlētājiem?
# Below it
print-players-hint = Ja atstāsi tukšu, lapā būs tik, cik ietilpst.
print-paper = Papīrs
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Šķērsām
print-large = Lieli burti
print-hint = Atvērsies PDF, gatavs drukāšanai.
# $path: a file
print-written = PDF ir šeit: { $path }, gatavs drukāšanai.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [zero] { $pages } lappušu: { $files }
    [one] { $pages } lappuse: { $files }
   *[other] { $pages } lappuses: { $files }
}
sheet-there = “{ $path }” jau ir; izvēlies citu nosaukumu vai pārraksti failu ar { $flag }.
sheet-players-range = Punktu lapa ir 1 līdz { $most } spēlētājiem; šajā spēlē to ir { $found }.
sheet-narrow = Tik daudz kolonnu neatstāj uz šī papīra vietas rakstīšanai: ietilpst ne vairāk kā { $most }. Izvēlies mazāk ar --columns vai lielāku papīru.
sheet-paper-unknown = Papīra izmēru “{ $paper }” nepazīstam; izvēlies { $papers }.
sheet-format-unknown = “{ $path }” beidzas ar nepazīstamu paplašinājumu; lai beidzas ar { $endings }.
sheet-folder-absent = Nav mapes “{ $folder }”; vispirms izveido to vai izvēlies citu vietu ar -o.
sheet-unwritable = “{ $path }” nevar ierakstīt ({ $detail }); izvēlies citu vietu ar -o.
sheet-record-alone = Protokolam ir savi noteikumi un spēlētāji; izlaid --rules, --set un --players.
sheet-name-replaced = Vārdā “{ $name }” ir zīmes, kuru nav punktu lapas burtu komplektā; lapā rakstīts “{ $shown }”.
sheet-pad-title = { $title }: punktu lapa
sheet-date = Datums
sheet-name = Vārds
sheet-game = Spēle
sheet-chips = Žetoni
sheet-carried = Pārnests
sheet-sum-hint = { $sum }: parādīto kauliņu summa
sheet-sum-hint-plain = { $sum }: to kauliņu summa, kas skaitās
sheet-page = { $page }. lappuse no { $pages }

## On a leaflet

leaflet-title = { $title }: noteikumi
leaflet-example = Gājiena piemērs
leaflet-keep = Paturēti
leaflet-pays = Punktus tu varētu iegūt šajos lauciņos, ja tie ir brīvi:
leaflet-pays-named = Punktus tu iegūsti pieteiktajā lauciņā, ja tas ir viens no šiem:
leaflet-par = Pa { $count } no katra skaitļa ir tieši { $sum }.
leaflet-pale = Bālos kauliņus neskaita.
