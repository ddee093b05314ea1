# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Tulosta pistevihko, tyhjänä tai pelitallenteesta täytettynä
help-sheet-players = Kuinka monelle pelaajalle, 1–{ $most }; muuten niin monelle kuin sivulle mahtuu
help-sheet-columns = Kuinka monta heistä vierekkäin sivulla, 1–{ $most }
help-sheet-paper = Paperi: { $papers }
help-sheet-landscape = Käännä paperi vaakaan
help-sheet-large = Isolla tekstillä
help-sheet-record = Täytä pistevihko tästä pelitallenteesta
help-leaflet = Tulosta säännöt ohjelehtisenä
help-output-file = Kirjoitettava tiedosto; pääte kertoo lajin: { $endings }
sheet-written = { $pages ->
    [one] Yksi sivu: { $files }
   *[other] { $pages } sivua: { $files }
}
sheet-players-range = Pistevihkoon mahtuu 1–{ $most } pelaajaa; tässä pelissä heitä on { $found }.
sheet-narrow = Näin monta saraketta ei jätä tälle paperille tilaa kirjoittaa: enintään { $most } mahtuu. Valitse vähemmän valitsimella --columns tai isompi paperi.
sheet-paper-unknown = Paperikokoa ”{ $paper }” ei tunneta; valitse { $papers }.
sheet-format-unknown = Tiedoston ”{ $path }” päätettä ei tunneta; sen pitää olla { $endings }.
sheet-folder-absent = Kansiota ”{ $folder }” ei ole; luo se ensin tai valitse muu paikka valitsimella -o.
sheet-unwritable = Tiedostoa ”{ $path }” ei voi kirjoittaa ({ $detail }); valitse muu paikka valitsimella -o.
sheet-record-alone = Pelitallenteella on omat sääntönsä ja pelaajansa; jätä --rules, --set ja --players pois.
sheet-name-replaced = Nimessä ”{ $name }” on merkkejä, joita pistevihkon kirjasimessa ei ole; pistevihkossa lukee ”{ $shown }”.

## On a pad

sheet-pad-title = { $title }: pistevihko
sheet-date = Päivä
sheet-game = Peli
sheet-chips = Pelimerkit
sheet-sum-hint = { $sum }: näkyvien noppien summa
sheet-page = Sivu { $page }/{ $pages }

## On a leaflet

leaflet-title = { $title }: säännöt
leaflet-example = Esimerkkivuoro
leaflet-keep = Pidetään
leaflet-pays = Jokainen näistä ruuduista ottaa heiton vastaan, jos se on avoin:
leaflet-pays-named = Ilmoitettu ruutu ottaa heiton vastaan, jos se on jokin näistä:
leaflet-par = { $count } jokaista silmälukua on tasan { $sum }.
leaflet-pale = Vaaleita noppia ei lasketa.

## On charts

chart-totals = Täydellisen pelin loppusummat
chart-totals-words = Täydellisen pelin keskiarvo on { $mean }; yhdeksän peliä kymmenestä päättyy välille { $low }–{ $high }.
chart-average = keskiarvo { $mean }
chart-boxes-words = Mitä kussakin ruudussa on, ja mitä täydellisellä pelillä siinä on keskimäärin
chart-dice = Heitetyt nopat
chart-dice-words = Kuinka usein kukin silmäluku tuli; merkkien välissä yhdeksässätoista pelissä kahdestakymmenestä
chart-dice-face = { $face }: heitetty { $thrown }, odotettu { $expected }
chart-thrown = heitetty
chart-expected = odotettu
