# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Nyomtatás
# Buttons
print-pad = Pontozólap nyomtatása
# The pad of a table, with what was written
print-this-pad = A pontozólap nyomtatása
print-rules = A szabályok nyomtatása
print-report = A jelentés nyomtatása
print-records = A rekordok nyomtatása
print-page = Az oldal nyomtatása
# The label of the field for the number of players
print-players = Hány játékosnak?
# Below it
print-players-hint = Hagyd üresen, hogy minél több férjen egy oldalra.
print-paper = Papír
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Fekvő
print-large = Nagy betűk
print-hint = PDF-ként nyílik meg, nyomtatásra készen.
# $path: a file
print-written = A PDF itt van: { $path }, nyomtatásra készen.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages } oldal: { $files }
sheet-there = „{ $path }” már létezik; válassz másik nevet, vagy írd felül a { $flag } kapcsolóval.
sheet-players-range = A pontozólap 1 és { $most } közti számú játékosnak való; ebben a játékban { $found } van.
sheet-narrow = Ennyi oszlop mellett ezen a papíron nincs hely írni: legfeljebb { $most } fér el. Válassz kevesebbet a --columns kapcsolóval, vagy nagyobb papírt.
sheet-paper-unknown = „{ $paper }” nevű papírt nem ismerünk; válassz: { $papers }.
sheet-format-unknown = „{ $path }” nem ismert formátumra végződik; legyen a vége { $endings }.
sheet-folder-absent = Nincs ilyen mappa: „{ $folder }”; előbb hozd létre, vagy válassz más helyet a -o kapcsolóval.
sheet-unwritable = „{ $path }” nem írható ({ $detail }); válassz más helyet a -o kapcsolóval.
sheet-record-alone = A jegyzőkönyv a saját szabályait és játékosait hozza; hagyd el ezeket: --rules, --set, --players.
sheet-name-replaced = „{ $name }” olyan jeleket is tartalmaz, amelyek a pontozólap betűi közt nincsenek; a lapon ez áll: „{ $shown }”.
sheet-pad-title = { $title }: pontozólap
sheet-date = Dátum
sheet-name = Név
sheet-game = Játék
sheet-chips = Zsetonok
sheet-carried = Áthozat
sheet-sum-hint = { $sum }: a látható kockák összege
sheet-sum-hint-plain = { $sum }: a számító kockák összege
sheet-page = { $page }/{ $pages }. oldal

## On a leaflet

leaflet-title = { $title }: a szabályok
leaflet-example = Egy kör példaként
leaflet-keep = Megtartva
leaflet-pays = Ezekbe a mezőkbe írhatsz be pontot, ha szabadok:
leaflet-pays-named = A bemondott mezőbe írod be a pontot, ha az ezek egyike:
leaflet-par = Minden számból { $count } pontosan { $sum }.
leaflet-pale = A halvány kockák nem számítanak.
