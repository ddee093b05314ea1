# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number } %
seconds = { $seconds ->
    [one] yksi sekunti
   *[other] { $seconds } sekuntia
}
minutes = { $minutes ->
    [one] yksi minuutti
   *[other] { $minutes } minuuttia
}
hours = { $hours ->
    [one] yksi tunti
   *[other] { $hours } tuntia
}
number-wrong = { $flag } ei voi olla ”{ $given }”; anna kokonaisluku väliltä { $low }–{ $high }.

## On the way

solving = Ratkaistaan
solving-statistics = Lasketaan keskiarvoja
solve-takes = Tämän pelin ratkaisemiseen kuluu noin { $time }, kun säikeitä on { $threads } (suoritinaikaa { $cpu }, muistia { $memory }, levytilaa { $disk }); tiedosto on { $path }. Voit keskeyttää; ensi kerralla se jatkuu viimeisestä valmiista vuorosta.
solve-resumes = Jatketaan aiemmin aloitettua taulukkoa.

## What goes wrong

solve-first = Täydellistä peliä ei ole vielä laskettu täällä näille säännöille; ”yatzy solve” samoilla säännöillä tekee sen kerran: suoritinaikaa noin { $time }, levytilaa { $disk }.
solve-too-many-cells = Tässä pistevihkossa on { $cells } ruutua, liikaa läpikäytäväksi: täydellinen peli tunnetaan, kun ruutuja on enintään { $most }.
data-no-folder = Ohjelman tiedoille ei ole paikkaa, koska järjestelmä ei kerro kotikansiota; anna kansio valitsimella --data DIR tai YATZY_DATA.
data-unwritable = Kansiota ”{ $path }” ei voi luoda ({ $detail }); anna toinen valitsimella --data DIR tai YATZY_DATA.
table-io = Taulukkoa ei voi lukea tai kirjoittaa ({ $detail }).
table-not-a-table = Tämä ei ole arvotaulukko; poista se, niin ”yatzy solve” tekee uuden.
table-version = Tämän taulukon muoto on { $found }, jota tämä ohjelma ei lue; poista se, niin ”yatzy solve” tekee uuden.
table-other-rules = Tämä taulukko on tehty toisille säännöille; poista se, niin ”yatzy solve” tekee uuden.
table-length = Tässä taulukossa on { $found } tavua eikä { $expected }; poista se, niin ”yatzy solve” tekee uuden.
table-damaged = Tämä taulukko on vioittunut tavun { $at } kohdalta; poista se, niin ”yatzy solve” tekee uuden.

## The answer

solve-title = Täydellinen peli: { $title }
solve-expected = Odotettu loppusumma
solve-deviation = Keskihajonta
solve-bonus-chance = Bonuksen todennäköisyys
solve-states = Asemia
solve-error = Numeerinen virhe
solve-at-most = alle { $error }
solve-time = Aika loppusummaan
solve-time-all = Aika kaikkeen
solve-seconds = { $wall } s, suoritinaikaa { $cpu } s
solve-box = Ruutu
solve-mean = Keskiarvo
solve-zero = Nolla
solve-share = Osuus
solve-percentiles = Osuus peleistä, jotka päättyvät enintään summaan
solve-percentiles-simulated = Osuus simuloiduista peleistä ({ $games }), jotka päättyivät enintään summaan

help-solve = Laske täydellinen yksinpeli: odotettu loppusumma, hajonta, joka ruutu
help-solve-distribution = Myös jokaisen loppusumman todennäköisyys
help-solve-expected-only = Vain odotettu loppusumma, niin nopeasti kuin voi
help-solve-table = Säilytä arvotaulukko tietokansiossa; suurille peleille näin tehdään aina
help-threads = Käytä näin montaa säiettä; vastaus on sama kuinka monella tahansa
help-completions = Tulosta komentotulkin täydennykset
help-completions-shell = Komentotulkki: { $shells }
completions-unknown = Täydennyksiä komentotulkille ”{ $shell }” ei ole; komentotulkit ovat { $shells }.
help-man = Kirjoita ohjesivut kansioon
help-man-folder = Kansio
man-unwritable = Ohjesivuja ei voi kirjoittaa kansioon ”{ $path }” ({ $detail }).
