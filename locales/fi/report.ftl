# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } olisi täydellistä peliä, { $blind } pelkkää arpomista.
report-coach = Valmentaja olisi sanonut: { $said }
report-heading = Onni ja taito
report-pending = Lasketaan raporttia. Se näkyy tässä, kun se on valmis.
report-perfect = Täydellinen peli
report-good = Hyvä peli, arvio
report-to-come = Odotettavissa lopusta
report-turns = Vuoro vuorolta
report-boxes = Ruutu ruudulta
report-title = Jälkikäteen: { $name }
report-thinking = Käydään läpi joka heittoa ja joka valintaa …
report-unknown = Tämä peli on liian suuri ratkaistavaksi saman tien, joten tarkkaa raporttia ei ole.
report-worst = Mikä maksoi eniten
report-mistake = { $done }. { $better }.
report-hint = ← →: toinen paikka · ↑ ↓: lisää · muu näppäin: takaisin

## Luck and skill

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = Tähän mennessä { $points }, ja lopusta on odotettavissa { $more } lisää
analysis-perfect = Täydellisen pelin keskiarvo on { $expected } pistettä
analysis-estimated = Hyvän pelin keskiarvo on noin { $expected } pistettä
analysis-your-dice = { $luck ->
    [0] noppasi olivat keskimääräiset
    [one] noppasi toivat 1 pisteen { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
   *[other] noppasi toivat { $luck } pistettä { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
}
analysis-your-choices = { $cost ->
    [0] valintasi eivät maksaneet mitään
    [one] valintasi maksoivat 1 pisteen
   *[other] valintasi maksoivat { $cost } pistettä
}
analysis-the-dice = { $luck ->
    [0] nopat olivat keskimääräiset
    [one] nopat toivat 1 pisteen { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
   *[other] nopat toivat { $luck } pistettä { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
}
analysis-the-choices = { $cost ->
    [0] valinnat eivät maksaneet mitään
    [one] valinnat maksoivat 1 pisteen
   *[other] valinnat maksoivat { $cost } pistettä
}
analysis-whole = { $whole ->
    [0] ilman heittoja kirjatut vuorot olivat keskimääräiset
    [one] ilman heittoja kirjatut vuorot toivat 1 pisteen { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
   *[other] ilman heittoja kirjatut vuorot toivat { $whole } pistettä { $side ->
        [better] keskiarvoa enemmän
       *[worse] keskiarvoa vähemmän
    }
}
analysis-estimate = Tämän pelin tarkkoja arvoja ei ole saatavilla: luvut perustuvat arvioon.
analysis-accuracy = Tarkkuus { $accuracy }
analysis-no-accuracy = Ilman heittoja onnea ja taitoa ei voi erottaa.
analysis-worst = Kalleimmat valinnat
analysis-mistake = Vuoro { $round }, { $hand }: { $done }
analysis-mistake-named = Vuoro { $round }: { $done }
analysis-better = Olisi ollut { $cost ->
    [one] 1 pisteen
   *[other] { $cost } pistettä
} parempi { $best }
analysis-no-mistakes = Mikään valinta ei olisi voinut olla parempi.
analysis-chances = Voiton todennäköisyys
analysis-chances-words = Laskettu pelatuista peleistä, jos kaikki jatkavat suurinta keskiarvoa tavoitellen
analysis-fitted = Tämän pelin tarkkoja arvoja ei ole saatavilla: luvut perustuvat arvioon, jonka virhe voi koko pelissä olla { $error } pistettä.

## Luck and skill: the chart

analysis-luck = Onni
analysis-cost = Hinta
analysis-chart-words = Noppaonni ylös tai alas, valintojen hinta viivoitettuna, vuoro vuorolta
analysis-not-split = kirjattu ilman heittoja

## Moves of the past

move-made-throw-again = heitettiin kaikki nopat uudelleen
move-made-keep = pidettiin { $dice }
move-made-keep-one = pidettiin { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[6] kuutonen
}
move-made-keep-alike = pidettiin { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}
move-made-enter = kirjattiin { $points } ruutuun { $box }
move-made-call = ilmoitettiin ruutu { $box }
move-other-throw-again = heittää kaikki nopat uudelleen
move-other-keep = pitää { $dice }
move-other-keep-one = pitää { $face ->
    [1] ykkönen
    [2] kakkonen
    [3] kolmonen
    [4] nelonen
    [5] viitonen
   *[6] kuutonen
}
move-other-keep-alike = pitää { $face ->
    [1] ykköset
    [2] kakkoset
    [3] kolmoset
    [4] neloset
    [5] viitoset
   *[6] kuutoset
}
move-other-enter = kirjata { $points } ruutuun { $box }
move-other-call = ilmoittaa ruutu { $box }

## A game stepped through, and “yatzy replay”

replay-title = Pelin kulku
replay-step = Askel { $step }/{ $steps }
replay-first = Alkuun
replay-previous = Taaksepäin
replay-next = Eteenpäin
replay-last = Loppuun
replay-keys = Nuolinäppäimillä voi selata peliä.
replay-begins = Peli alkaa.
replay-throws = { $name } heittää: { $hand }.
replay-keeps = { $name } pitää { $keep } ja heittää: { $hand }.
replay-throws-again = { $name } heittää kaikki nopat uudelleen: { $hand }.
replay-names = { $name } ilmoittaa: { $box }.
replay-enters = { $name } kirjaa { $points } ruutuun { $box }.
replay-tells = { $name }, { $hand }: { $points } ruutuun { $box }.
replay-takes-back = { $name } peruu valinnan.
replay-corrects = Korjaus: { $name }, kierros { $round }: { $points } ruutuun { $box }.
replay-asks = { $name } kysyy valmentajalta.
replay-best = Parempaa valintaa ei ollut.
replay-program-dice = virtuaaliset nopat
replay-real-dice = oikeat nopat
replay-shared-dice = yhteiset nopat
replay-standings = Sijoitukset
replay-place = { $place }.
replay-turns = Vuorot
replay-joined = { $name } tulee mukaan.
replay-left = { $name } lähtee pelistä.
replay-to-play = Kierros { $round }, vuorossa { $name }.
replay-named = ilmoittaa: { $box };
replay-told = kirjattu käsin
replay-told-after = { $throws ->
    [one] yhden heiton jälkeen
   *[other] { $throws } heiton jälkeen
}
replay-corrected = korjattu, oli { $box } { $points }
replay-extra = +{ $points }
replay-hint = valmentajan avulla

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Rehelliset nopat ovat vähintään näin epätasaiset { $games } pelissä sadasta.
chart-totals = Täydellisen pelin loppusummat
chart-totals-words = Täydellisen pelin keskiarvo on { $mean } pistettä. Yhdeksän peliä kymmenestä päättyy { $low }–{ $high } pisteeseen.
chart-average = keskiarvo { $mean }
chart-boxes-words = Mitä kussakin ruudussa on, ja mitä täydellisellä pelillä siinä on keskimäärin
chart-dice = Heitetyt nopat
chart-dice-words = Kuinka usein kukin silmäluku tuli. 19 pelissä 20:stä se on merkkien välissä.
chart-dice-face = { $face }: heitetty { $thrown }, odotettu { $expected }
chart-thrown = heitetty
chart-expected = odotettu
