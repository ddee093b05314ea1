# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Wydrukuj arkusz, pusty albo wypełniony z zapisu partii
help-sheet-players = Dla ilu graczy, od 1 do { $most }; inaczej tylu, ilu mieści się na stronie
help-sheet-columns = Ilu z nich obok siebie na stronie, od 1 do { $most }
help-sheet-paper = Papier: { $papers }
help-sheet-landscape = Połóż papier poziomo
help-sheet-large = Dużym drukiem
help-sheet-record = Wypełnij arkusz z tego zapisu partii
help-leaflet = Wydrukuj zasady jako instrukcję
help-output-file = Plik do zapisania; końcówka mówi, jaki: { $endings }
sheet-written = { $pages ->
    [one] { $pages } strona: { $files }
    [few] { $pages } strony: { $files }
    [many] { $pages } stron: { $files }
   *[other] { $pages } strony: { $files }
}
sheet-players-range = Arkusz jest dla 1 do { $most } graczy; w tej partii jest ich { $found }.
sheet-narrow = Tyle kolumn nie zostawia na tym papierze miejsca do pisania: zmieści się najwyżej { $most }. Wybierz mniej przez --columns albo większy papier.
sheet-paper-unknown = „{ $paper }” to nieznany papier; wybierz { $papers }.
sheet-format-unknown = „{ $path }” nie kończy się znanym formatem; niech kończy się na { $endings }.
sheet-folder-absent = Nie ma folderu „{ $folder }”; najpierw go utwórz albo wybierz inne miejsce przez -o.
sheet-unwritable = Nie da się zapisać „{ $path }” ({ $detail }); wybierz inne miejsce przez -o.
sheet-record-alone = Zapis partii ma własne zasady i graczy; pomiń --rules, --set i --players.
sheet-name-replaced = „{ $name }” ma znaki, których nie ma w kroju pisma arkusza; na arkuszu jest „{ $shown }”.

## On a pad

sheet-pad-title = { $title }: arkusz
sheet-date = Data
sheet-game = Partia
sheet-chips = Żetony
sheet-sum-hint = { $sum }: suma pokazanych kostek
sheet-page = Strona { $page } z { $pages }

## On a leaflet

leaflet-title = { $title }: zasady
leaflet-example = Przykładowa tura
leaflet-keep = Zostają
leaflet-pays = Rzut można wpisać w każde z tych pól, jeśli jest wolne:
leaflet-pays-named = Rzut trafia w zapowiedziane pole, jeśli to jedno z tych:
leaflet-par = Po { $count } kostki z każdą liczbą to dokładnie { $sum }.
leaflet-pale = Bladych kostek się nie liczy.

## On charts

chart-totals = Wyniki idealnej gry
chart-totals-words = Idealna gra daje średnio { $mean }; dziewięć partii na dziesięć kończy się między { $low } a { $high }.
chart-average = średnio { $mean }
chart-boxes-words = Co jest w każdym polu, obok tego, co idealna gra ma tam średnio
chart-dice = Wyrzucone kostki
chart-dice-words = Ile razy wypadła każda liczba; między znakami w dziewiętnastu partiach na dwadzieścia
chart-dice-face = { $face }: wyrzucono { $thrown }, oczekiwano { $expected }
chart-thrown = wyrzucono
chart-expected = oczekiwano
