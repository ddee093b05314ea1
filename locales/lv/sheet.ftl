# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Izdrukāt punktu lapu, tukšu vai aizpildītu pēc protokola
help-sheet-players = Cik spēlētājiem, no 1 līdz { $most }; citādi tik, cik ietilpst lapā
help-sheet-columns = Cik no tiem blakus vienā lapā, no 1 līdz { $most }
help-sheet-paper = Papīrs: { $papers }
help-sheet-landscape = Pagriezt papīru šķērsām
help-sheet-large = Lieliem burtiem
help-sheet-record = Aizpildīt punktu lapu pēc šī protokola
help-leaflet = Izdrukāt noteikumus kā lapiņu
help-output-file = Fails, ko rakstīt; nosaukuma beigas saka, kāds: { $endings }
sheet-written = { $pages ->
    [zero] { $pages } lappušu: { $files }
    [one] { $pages } lappuse: { $files }
   *[other] { $pages } lappuses: { $files }
}
sheet-players-range = Punktu lapa ir 1 līdz { $most } spēlētājiem; šajā spēlē to ir { $found }.
sheet-narrow = Tik daudz kolonnu neatstāj uz šī papīra vietas rakstīšanai: ietilpst ne vairāk kā { $most }. Izvēlies mazāk ar --columns vai lielāku papīru.
sheet-paper-unknown = Tāda papīra kā “{ $paper }” nav; izvēlies { $papers }.
sheet-format-unknown = “{ $path }” beidzas ar nepazīstamu formātu; lai beidzas ar { $endings }.
sheet-folder-absent = Nav mapes “{ $folder }”; vispirms izveido to vai izvēlies citu vietu ar -o.
sheet-unwritable = “{ $path }” nevar ierakstīt ({ $detail }); izvēlies citu vietu ar -o.
sheet-record-alone = Protokolam ir savi noteikumi un spēlētāji; izlaid --rules, --set un --players.
sheet-name-replaced = Vārdā “{ $name }” ir zīmes, kuru nav punktu lapas burtu komplektā; lapā rakstīts “{ $shown }”.

## On a pad

sheet-pad-title = { $title }: punktu lapa
sheet-date = Datums
sheet-game = Spēle
sheet-chips = Žetoni
sheet-sum-hint = { $sum }: parādīto kauliņu summa
sheet-page = { $page }. lappuse no { $pages }

## On a leaflet

leaflet-title = { $title }: noteikumi
leaflet-example = Gājiena piemērs
leaflet-keep = Paturēti
leaflet-pays = Metienu var ierakstīt jebkurā no šiem lauciņiem, ja tas ir brīvs:
leaflet-pays-named = Metiens iet pieteiktajā lauciņā, ja tas ir viens no šiem:
leaflet-par = Pa { $count } no katra skaitļa ir tieši { $sum }.
leaflet-pale = Bālos kauliņus neskaita.

## On charts

chart-totals = Ideālas spēles kopsummas
chart-totals-words = Ideāla spēle vidēji dod { $mean }; deviņas spēles no desmit beidzas starp { $low } un { $high }.
chart-average = vidēji { $mean }
chart-boxes-words = Kas ir katrā lauciņā, blakus tam, kas tur vidēji ir ideālā spēlē
chart-dice = Uzmestie kauliņi
chart-dice-words = Cik reižu uzkrita katrs skaitlis; starp zīmēm deviņpadsmit spēlēs no divdesmit
chart-dice-face = { $face }: uzmests { $thrown }, gaidīts { $expected }
chart-thrown = uzmests
chart-expected = gaidīts
