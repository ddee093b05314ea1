# Paper: pads, leaflets and charts

## yatzy sheet and yatzy leaflet

help-sheet = Udskriv en blok, tom eller udfyldt fra en spillog
help-sheet-players = Til hvor mange spillere, 1 til { $most }; ellers så mange, der er plads til på en side
help-sheet-columns = Hvor mange af dem ved siden af hinanden på en side, 1 til { $most }
help-sheet-paper = Papiret: { $papers }
help-sheet-landscape = Læg papiret på tværs
help-sheet-large = Med stor skrift
help-sheet-record = Udfyld blokken fra denne spillog
help-leaflet = Udskriv reglerne som et regelhæfte
help-output-file = Filen, der skrives; endelsen siger hvilken slags: { $endings }
sheet-written = { $pages ->
    [one] Én side: { $files }
   *[other] { $pages } sider: { $files }
}
sheet-players-range = En blok er til 1 til { $most } spillere; dette spil har { $found }.
sheet-narrow = Så mange kolonner giver ingen plads til at skrive på dette papir: højst { $most } kan være der. Vælg færre med --columns, eller større papir.
sheet-paper-unknown = »{ $paper }« er ikke noget papir, vi kender; vælg { $papers }.
sheet-format-unknown = »{ $path }« ender ikke på noget format, vi kender; lad den ende på { $endings }.
sheet-folder-absent = Der er ingen mappe »{ $folder }«; lav den først, eller vælg et andet sted med -o.
sheet-unwritable = »{ $path }« kan ikke skrives ({ $detail }); vælg et andet sted med -o.
sheet-record-alone = En spillog har sine egne regler og spillere; udelad --rules, --set og --players.
sheet-name-replaced = »{ $name }« har tegn, som blokkens skrift mangler; på blokken står der »{ $shown }«.

## On a pad

sheet-pad-title = { $title }: blok
sheet-date = Dato
sheet-game = Spil
sheet-chips = Brikker
sheet-sum-hint = { $sum }: summen af de viste terninger
sheet-page = Side { $page } af { $pages }

## On a leaflet

leaflet-title = { $title }: reglerne
leaflet-example = En tur som eksempel
leaflet-keep = Beholdes
leaflet-pays = Hver af disse rubrikker kan tage kastet, hvis den er ledig:
leaflet-pays-named = Rubrikken, der blev meldt, tager kastet, hvis den er en af disse:
leaflet-par = { $count } af hvert tal giver præcis { $sum }.
leaflet-pale = Blege terninger tæller ikke.

## On charts

chart-totals = Totalsummer med perfekt spil
chart-totals-words = Perfekt spil giver { $mean } i snit; ni af ti spil ender mellem { $low } og { $high }.
chart-average = snit { $mean }
chart-boxes-words = Hvad der står i hver rubrik, ved siden af hvad perfekt spil har der i snit
chart-dice = Kastede terninger
chart-dice-words = Hvor tit hvert tal kom; mellem mærkerne i nitten af tyve spil
chart-dice-face = { $face }: kastet { $thrown }, ventet { $expected }
chart-thrown = kastet
chart-expected = ventet
