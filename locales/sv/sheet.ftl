# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Skriv ut ett block, tomt eller ifyllt från en spellogg
help-sheet-players = För hur många spelare, 1 till { $most }; annars så många som får plats på en sida
help-sheet-columns = Hur många av dem bredvid varandra på en sida, 1 till { $most }
help-sheet-paper = Papperet: { $papers }
help-sheet-landscape = Lägg papperet på tvären
help-sheet-large = Med stor text
help-sheet-record = Fyll i blocket från den här spelloggen
help-leaflet = Skriv ut reglerna som ett regelhäfte
help-output-file = Filen som skrivs; ändelsen säger vilken sort: { $endings }
sheet-written = { $pages ->
    [one] En sida: { $files }
   *[other] { $pages } sidor: { $files }
}
sheet-players-range = Ett block är för 1 till { $most } spelare; det här spelet har { $found }.
sheet-narrow = Så många kolumner ger ingen plats att skriva på det här papperet: högst { $most } ryms. Välj färre med --columns, eller större papper.
sheet-paper-unknown = ”{ $paper }” är inget papper vi känner; välj { $papers }.
sheet-format-unknown = ”{ $path }” slutar inte på något format vi känner; låt den sluta på { $endings }.
sheet-folder-absent = Det finns ingen mapp ”{ $folder }”; skapa den först, eller välj en annan plats med -o.
sheet-unwritable = ”{ $path }” går inte att skriva ({ $detail }); välj en annan plats med -o.
sheet-record-alone = En spellogg har sina egna regler och spelare; utelämna --rules, --set och --players.
sheet-name-replaced = ”{ $name }” har tecken som blockets typsnitt saknar; på blocket står det ”{ $shown }”.

## On a pad

sheet-pad-title = { $title }: block
sheet-date = Datum
sheet-game = Spel
sheet-chips = Spelmarker
sheet-sum-hint = { $sum }: summan av tärningarna som visas
sheet-page = Sida { $page } av { $pages }

## On a leaflet

leaflet-title = { $title }: reglerna
leaflet-example = En tur som exempel
leaflet-keep = Behålls
leaflet-pays = Var och en av de här rutorna kan ta kastet, om den är ledig:
leaflet-pays-named = Rutan som angavs tar kastet, om den är en av de här:
leaflet-par = { $count } av varje tal blir precis { $sum }.
leaflet-pale = Bleka tärningar räknas inte.

## On charts

chart-totals = Totalsummor med perfekt spel
chart-totals-words = Perfekt spel ger { $mean } i snitt; nio spel av tio slutar mellan { $low } och { $high }.
chart-average = snitt { $mean }
chart-boxes-words = Vad som står i varje ruta, bredvid vad perfekt spel har där i snitt
chart-dice = Kastade tärningar
chart-dice-words = Hur ofta varje tal kom upp; mellan märkena i nitton spel av tjugo
chart-dice-face = { $face }: kastat { $thrown }, väntat { $expected }
chart-thrown = kastat
chart-expected = väntat
