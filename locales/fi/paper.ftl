# Printing: pads, leaflets and charts on paper.

## On the pages and in the terminal

# A heading, and a link to what can be printed
print-title = Tulosta
# Buttons
print-pad = Tulosta pistevihko
# The pad of a table, with what was written
print-this-pad = Tulosta tämä vihko
print-rules = Tulosta nämä säännöt
print-report = Tulosta raportti
print-records = Tulosta ennätykset
print-page = Tulosta tämä sivu
# The label of the field for the number of players
print-players = Kuinka monelle?
# Below it
print-players-hint = Jätä tyhjäksi, niin sivulle mahtuu mahdollisimman monta.
print-paper = Paperi
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Vaakaan
print-large = Iso teksti
print-hint = Avautuu PDF:nä, valmiina tulostettavaksi.
# $path: a file
print-written = PDF on tiedostossa { $path }, valmiina tulostettavaksi.

## yatzy sheet and yatzy leaflet, and what is on a pad

sheet-written = { $pages ->
    [one] Yksi sivu: { $files }
   *[other] { $pages } sivua: { $files }
}
sheet-there = ”{ $path }” on jo olemassa; valitse toinen nimi tai korvaa se valitsimella { $flag }.
sheet-players-range = Pistevihkoon mahtuu 1–{ $most } pelaajaa; tässä pelissä heitä on { $found }.
sheet-narrow = Näin monta saraketta ei jätä tälle paperille tilaa kirjoittaa: enintään { $most } mahtuu. Valitse vähemmän valitsimella --columns tai isompi paperi.
sheet-paper-unknown = Paperikokoa ”{ $paper }” ei tunneta; valitse { $papers }.
sheet-format-unknown = Tiedoston ”{ $path }” päätettä ei tunneta; sen pitää olla { $endings }.
sheet-folder-absent = Kansiota ”{ $folder }” ei ole; luo se ensin tai valitse muu paikka valitsimella -o.
sheet-unwritable = Tiedostoa ”{ $path }” ei voi kirjoittaa ({ $detail }); valitse muu paikka valitsimella -o.
sheet-record-alone = Pelitallenteella on omat sääntönsä ja pelaajansa; jätä --rules, --set ja --players pois.
sheet-name-replaced = Nimessä ”{ $name }” on merkkejä, joita pistevihkon kirjasimessa ei ole; pistevihkossa lukee ”{ $shown }”.
sheet-pad-title = { $title }: pistevihko
sheet-date = Päivä
sheet-name = Nimi
sheet-game = Peli
sheet-chips = Pelimerkit
sheet-carried = Edelliseltä sivulta
sheet-sum-hint = { $sum }: näkyvien noppien summa
sheet-sum-hint-plain = { $sum }: laskettavien noppien summa
sheet-page = Sivu { $page }/{ $pages }

## On a leaflet

leaflet-title = { $title }: säännöt
leaflet-example = Esimerkkivuoro
leaflet-keep = Pidetään
leaflet-pays = Näihin ruutuihin heitosta saa pisteitä, jos ne ovat avoimia:
leaflet-pays-named = Ilmoitettuun ruutuun saa pisteitä, jos se on jokin näistä:
leaflet-par = { $count } jokaista silmälukua on tasan { $sum }.
leaflet-pale = Vaaleita noppia ei lasketa.
