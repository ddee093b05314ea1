# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Prenta stigablokk, auða eða útfyllta eftir leikskýrslu
help-sheet-players = Fyrir hve marga leikmenn, 1 til { $most }; annars eins marga og komast á síðu
help-sheet-columns = Hve margir þeirra hlið við hlið á síðu, 1 til { $most }
help-sheet-paper = Pappírinn: { $papers }
help-sheet-landscape = Leggja pappírinn á hliðina
help-sheet-large = Með stóru letri
help-sheet-record = Fylla blokkina út eftir þessari leikskýrslu
help-leaflet = Prenta reglurnar sem bækling
help-output-file = Skráin sem á að skrifa; endingin segir hvers kyns: { $endings }
sheet-written = { $pages ->
    [1] Ein síða: { $files }
    [one] { $pages } síða: { $files }
   *[other] { $pages } síður: { $files }
}
sheet-players-range = Blokk er fyrir 1 til { $most } leikmenn; í þessum leik eru þeir { $found }.
sheet-narrow = Svona margir dálkar skilja ekki eftir pláss til að skrifa á þennan pappír: í mesta lagi { $most } komast fyrir. Veldu færri með --columns, eða stærri pappír.
sheet-paper-unknown = „{ $paper }“ er ekki pappír sem við þekkjum; veldu { $papers }.
sheet-format-unknown = „{ $path }“ endar ekki á sniði sem við þekkjum; láttu það enda á { $endings }.
sheet-folder-absent = Mappan „{ $folder }“ er ekki til; búðu hana fyrst til eða veldu annan stað með -o.
sheet-unwritable = Ekki er hægt að skrifa „{ $path }“ ({ $detail }); veldu annan stað með -o.
sheet-record-alone = Leikskýrslu fylgja eigin reglur og leikmenn; slepptu --rules, --set og --players.
sheet-name-replaced = Í „{ $name }“ eru stafir sem letur blokkarinnar á ekki; á blokkinni stendur „{ $shown }“.

## On a pad

sheet-pad-title = { $title }: stigablokk
sheet-date = Dagur
sheet-game = Leikur
sheet-chips = Spilapeningar
sheet-sum-hint = { $sum }: summa teninganna sem sýndir eru
sheet-page = Síða { $page } af { $pages }

## On a leaflet

leaflet-title = { $title }: reglurnar
leaflet-example = Lota sem dæmi
leaflet-keep = Geymdir
leaflet-pays = Hver þessara reita getur tekið kastið, ef hann er laus:
leaflet-pays-named = Reiturinn sem var nefndur tekur kastið, ef hann er einn þessara:
leaflet-par = { $count } af hverri tölu eru nákvæmlega { $sum }.
leaflet-pale = Fölir teningar teljast ekki með.

## On charts

chart-totals = Heildarstig í fullkomnum leik
chart-totals-words = Fullkominn leikur gefur { $mean } að meðaltali; níu leikir af tíu enda milli { $low } og { $high }.
chart-average = meðaltal { $mean }
chart-boxes-words = Það sem er í hverjum reit, við hlið þess sem fullkominn leikur á þar að meðaltali
chart-dice = Teningar sem komu upp
chart-dice-words = Hve oft hver tala kom upp; milli merkjanna í nítján leikjum af tuttugu
chart-dice-face = { $face }: kom upp { $thrown }, vænst { $expected }
chart-thrown = kom upp
chart-expected = vænst
