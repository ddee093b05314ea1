play-database = De sparade spelen, ”{ $database }”, går inte att öppna ({ $detail }); välj en annan mapp med --data DIR.
statistics-boxes-beside = Varje ruta i snitt (perfekt spel)
statistics-perfect = Perfekt spel ger { $mean } poäng i snitt och tar bonusen i { $rate } av spelen.
statistics-perfect-points = Perfekt spel ger { $mean } poäng i snitt.
statistics-thinking = Räknar ut perfekt spel …
plain-statistics-box = { $box }: { $own } i snitt
plain-statistics-box-beside = { $box }: { $own } i snitt, perfekt spel { $perfect }
plain-statistics-stretch = { $from } till { $to } poäng: { $games ->
    [one] ett spel
   *[other] { $games } spel
}
plain-help-statistics = statistics: rekord och snitt för alla som spelar här
