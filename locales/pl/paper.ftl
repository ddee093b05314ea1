# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Druk
# Buttons
print-pad = Wydrukuj arkusz
# The pad of a table, with what was written
print-this-pad = Wydrukuj ten arkusz
print-rules = Wydrukuj te zasady
print-report = Wydrukuj raport
print-records = Wydrukuj rekordy
print-page = Wydrukuj tę stronę
# The label of the field for the number of players
print-players = Dla ilu graczy?
# Below it
print-players-hint = Zostaw puste, żeby zmieścić na stronie jak najwięcej graczy.
print-paper = Papier
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Poziomo
print-large = Duży druk
print-hint = Otwiera się jako PDF, gotowy do druku.
# $path: a file
print-written = PDF jest w { $path }, gotowy do druku.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] { $pages } strona: { $files }
    [few] { $pages } strony: { $files }
    [many] { $pages } stron: { $files }
   *[other] { $pages } strony: { $files }
}
sheet-there = „{ $path }” już istnieje; wybierz inną nazwę albo nadpisz plik z { $flag }.
sheet-players-range = Arkusz jest dla 1 do { $most } graczy; w tej partii jest ich { $found }.
sheet-narrow = Tyle kolumn nie zostawia na tym papierze miejsca do pisania: zmieści się najwyżej { $most }. Wybierz mniej przez --columns albo większy papier.
sheet-paper-unknown = „{ $paper }” to nieznany papier; wybierz { $papers }.
sheet-format-unknown = „{ $path }” nie kończy się znanym formatem; niech kończy się na { $endings }.
sheet-folder-absent = Nie ma folderu „{ $folder }”; najpierw go utwórz albo wybierz inne miejsce przez -o.
sheet-unwritable = Nie da się zapisać „{ $path }” ({ $detail }); wybierz inne miejsce przez -o.
sheet-record-alone = Zapis partii ma własne zasady i graczy; pomiń --rules, --set i --players.
sheet-name-replaced = „{ $name }” ma znaki, których nie ma w kroju pisma arkusza; na arkuszu jest „{ $shown }”.
sheet-pad-title = { $title }: arkusz
sheet-date = Data
sheet-name = Imię
sheet-game = Partia
sheet-chips = Żetony
sheet-carried = Z przeniesienia
sheet-sum-hint = { $sum }: suma pokazanych kostek
sheet-sum-hint-plain = { $sum }: suma liczących się kostek
sheet-page = Strona { $page } z { $pages }

## On a leaflet

leaflet-title = { $title }: zasady
leaflet-example = Przykładowa tura
leaflet-keep = Zostają
leaflet-pays = Punkty możesz wpisać w te pola, jeśli są wolne:
leaflet-pays-named = Punkty wpisujesz w zapowiedziane pole, jeśli to jedno z tych:
leaflet-par = Po { $count } kostki z każdą liczbą to dokładnie { $sum }.
leaflet-pale = Bladych kostek się nie liczy.
