play-database = De bewaarde spellen, “{ $database }”, kunnen niet worden geopend ({ $detail }); kies een andere map met --data DIR.
statistics-boxes-beside = Elk vak gemiddeld (perfect spel)
statistics-perfect = Perfect spel: gemiddeld { $mean } punten, bonus in { $rate } van de spellen.
statistics-perfect-points = Perfect spel levert gemiddeld { $mean } punten op.
statistics-thinking = Perfect spel wordt uitgerekend…
plain-statistics-box = { $box }: gemiddeld { $own }
plain-statistics-box-beside = { $box }: gemiddeld { $own }, perfect spel { $perfect }
plain-statistics-stretch = { $from } tot en met { $to } punten: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
plain-help-statistics = statistics: records en gemiddelden van iedereen die hier speelt
