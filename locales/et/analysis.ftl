# yatzy analyse: luck and skill, after the game.

help-analyse = Vaata mängule tagasi: mis oli õnn, mis oskus, mis oleks olnud parem

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = Seni { $points } ja keskmiselt { $more } veel tulemas
analysis-perfect = Täiusliku mängu keskmine on { $expected }
analysis-estimated = Hea mängu keskmine on umbes { $expected }
analysis-your-dice = { $luck ->
    [0] su täringud olid keskmised
   *[other] su täringud olid keskmisest { $luck } võrra { $side ->
        [better] paremad
       *[worse] halvemad
    }
}
analysis-your-choices = { $cost ->
    [0] su valikud ei läinud midagi maksma
   *[other] su valikud läksid maksma { $cost }
}
analysis-the-dice = { $luck ->
    [0] täringud olid keskmised
   *[other] täringud olid keskmisest { $luck } võrra { $side ->
        [better] paremad
       *[worse] halvemad
    }
}
analysis-the-choices = { $cost ->
    [0] valikud ei läinud midagi maksma
   *[other] valikud läksid maksma { $cost }
}
analysis-whole = { $whole ->
    [0] ilma veeretusteta märgitud käigud olid keskmised
   *[other] ilma veeretusteta märgitud käigud olid keskmisest { $whole } võrra { $side ->
        [better] paremad
       *[worse] halvemad
    }
}
analysis-estimate = Selle mängu täpseid väärtusi ei ole: arvud põhinevad hinnangul.

## The chart

analysis-luck = Õnn
analysis-cost = Maksis
analysis-chart-words = Täringuõnn üles või alla, valikute hind viirutatud, käik käigu haaval
analysis-not-split = märgitud ilma veeretusteta

## The rest of the report

analysis-accuracy = Täpsus { $accuracy }
analysis-no-accuracy = Ilma veeretusteta ei saa õnne ja oskust eristada.
analysis-worst = Kalleimad valikud
analysis-mistake = Käik { $round }, { $hand }: { $done }
analysis-mistake-named = Käik { $round }: { $done }
analysis-better = Oleks olnud { $cost } võrra parem { $best }
analysis-no-mistakes = Ükski valik poleks saanud parem olla.
analysis-chances = Võiduvõimalus
analysis-chances-words = Kui kõik mängivad sealt edasi täiuslikult; ligikaudne
