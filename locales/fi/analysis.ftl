# yatzy analyse: luck and skill, after the game.

help-analyse = Katso peliä jälkikäteen: mikä oli onnea, mikä taitoa, mikä olisi ollut parempi

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = Tähän mennessä { $points }, ja keskimäärin { $more } on vielä tulossa
analysis-perfect = Täydellisen pelin keskiarvo on { $expected }
analysis-estimated = Hyvän pelin keskiarvo on noin { $expected }
analysis-your-dice = { $luck ->
    [0] noppasi olivat keskimääräiset
   *[other] noppasi olivat { $luck } { $side ->
        [better] keskiarvoa paremmat
       *[worse] keskiarvoa huonommat
    }
}
analysis-your-choices = { $cost ->
    [0] valintasi eivät maksaneet mitään
   *[other] valintasi maksoivat { $cost }
}
analysis-the-dice = { $luck ->
    [0] nopat olivat keskimääräiset
   *[other] nopat olivat { $luck } { $side ->
        [better] keskiarvoa paremmat
       *[worse] keskiarvoa huonommat
    }
}
analysis-the-choices = { $cost ->
    [0] valinnat eivät maksaneet mitään
   *[other] valinnat maksoivat { $cost }
}
analysis-whole = { $whole ->
    [0] ilman heittoja kirjatut vuorot olivat keskimääräiset
   *[other] ilman heittoja kirjatut vuorot olivat { $whole } { $side ->
        [better] keskiarvoa paremmat
       *[worse] keskiarvoa huonommat
    }
}
analysis-estimate = Tämän pelin tarkkoja arvoja ei ole saatavilla: luvut perustuvat arvioon.

## The chart

analysis-luck = Onni
analysis-cost = Maksoi
analysis-chart-words = Noppaonni ylös tai alas, valintojen hinta viivoitettuna, vuoro vuorolta
analysis-not-split = kirjattu ilman heittoja

## The rest of the report

analysis-accuracy = Tarkkuus { $accuracy }
analysis-no-accuracy = Ilman heittoja onnea ja taitoa ei voi erottaa.
analysis-worst = Kalleimmat valinnat
analysis-mistake = Vuoro { $round }, { $hand }: { $done }
analysis-mistake-named = Vuoro { $round }: { $done }
analysis-better = Olisi ollut { $cost } parempi { $best }
analysis-no-mistakes = Mikään valinta ei olisi voinut olla parempi.
analysis-chances = Voiton todennäköisyys
analysis-chances-words = Jos kaikki pelaavat siitä eteenpäin täydellisesti; likiarvo
