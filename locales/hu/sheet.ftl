# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Pontozólapot nyomtat, üreset vagy jegyzőkönyvből kitöltve
help-sheet-players = Hány játékosnak, 1 és { $most } közt; különben annyinak, ahány az oldalra fér
help-sheet-columns = Hányan legyenek egymás mellett egy oldalon, 1 és { $most } közt
help-sheet-paper = A papír: { $papers }
help-sheet-landscape = Fekvő lapra
help-sheet-large = Nagy betűkkel
help-sheet-record = Ebből a jegyzőkönyvből tölti ki a pontozólapot
help-leaflet = Szabálylapként kinyomtatja a szabályokat
help-output-file = A fájl, amelyet ír; a kiterjesztése mondja meg, milyet: { $endings }
sheet-written = { $pages } oldal: { $files }
sheet-players-range = A pontozólap 1 és { $most } közti számú játékosnak való; ebben a játékban { $found } van.
sheet-narrow = Ennyi oszlop mellett ezen a papíron nincs hely írni: legfeljebb { $most } fér el. Válassz kevesebbet a --columns kapcsolóval, vagy nagyobb papírt.
sheet-paper-unknown = „{ $paper }” nevű papírt nem ismerünk; válassz: { $papers }.
sheet-format-unknown = „{ $path }” nem ismert formátumra végződik; legyen a vége { $endings }.
sheet-folder-absent = Nincs ilyen mappa: „{ $folder }”; előbb hozd létre, vagy válassz más helyet a -o kapcsolóval.
sheet-unwritable = „{ $path }” nem írható ({ $detail }); válassz más helyet a -o kapcsolóval.
sheet-record-alone = A jegyzőkönyv a saját szabályait és játékosait hozza; hagyd el ezeket: --rules, --set, --players.
sheet-name-replaced = „{ $name }” olyan jeleket is tartalmaz, amelyek a pontozólap betűi közt nincsenek; a lapon ez áll: „{ $shown }”.

## On a pad

sheet-pad-title = { $title }: pontozólap
sheet-date = Dátum
sheet-game = Játék
sheet-chips = Zsetonok
sheet-sum-hint = { $sum }: a látható kockák összege
sheet-page = { $page }. oldal, összesen { $pages }

## On a leaflet

leaflet-title = { $title }: a szabályok
leaflet-example = Egy kör példaként
leaflet-keep = Megtartva
leaflet-pays = Ezek közül bármelyik mezőbe beírható, ha szabad:
leaflet-pays-named = A bemondott mezőbe kerül, ha az ezek egyike:
leaflet-par = Minden számból { $count } pontosan { $sum }.
leaflet-pale = A halvány kockák nem számítanak.

## On charts

chart-totals = A tökéletes játék végösszegei
chart-totals-words = A tökéletes játék átlaga { $mean }; tíz játékból kilenc { $low } és { $high } közt ér véget.
chart-average = átlag { $mean }
chart-boxes-words = Mi áll az egyes mezőkben, amellett, amennyi ott a tökéletes játék átlaga
chart-dice = Dobott kockák
chart-dice-words = Melyik szám hányszor jött ki; húsz játékból tizenkilencben a jelek közt
chart-dice-face = { $face }: dobott { $thrown }, várt { $expected }
chart-thrown = dobott
chart-expected = várt
