# yatzy analyse: luck and skill, after the game.

help-analyse = Líta yfir leik: hvað var heppni, hvað var kunnátta, hvað hefði verið betra

## The report in one sentence

analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
analysis-so-far = { $points } hingað til, og { $more } í viðbót að meðaltali
analysis-perfect = Fullkominn leikur gefur { $expected } að meðaltali
analysis-estimated = Góður leikur gefur um { $expected } að meðaltali
analysis-your-dice = { $luck ->
    [0] teningarnir þínir voru í meðallagi
   *[other] teningarnir þínir voru { $luck } { $side ->
        [better] yfir meðallagi
       *[worse] undir meðallagi
    }
}
analysis-your-choices = { $cost ->
    [0] val þitt kostaði ekkert
   *[other] val þitt kostaði { $cost }
}
analysis-the-dice = { $luck ->
    [0] teningarnir voru í meðallagi
   *[other] teningarnir voru { $luck } { $side ->
        [better] yfir meðallagi
       *[worse] undir meðallagi
    }
}
analysis-the-choices = { $cost ->
    [0] valið kostaði ekkert
   *[other] valið kostaði { $cost }
}
analysis-whole = { $whole ->
    [0] lotur skráðar án kasta voru í meðallagi
   *[other] lotur skráðar án kasta voru { $whole } { $side ->
        [better] yfir meðallagi
       *[worse] undir meðallagi
    }
}
analysis-estimate = Nákvæm gildi fyrir þennan leik eru ekki til: tölurnar byggjast á mati.

## The chart

analysis-luck = Heppni
analysis-cost = Kostaði
analysis-chart-words = Heppni teninganna upp eða niður, það sem valið kostaði skástrikað, lotu fyrir lotu
analysis-not-split = skráð án kasta

## The rest of the report

analysis-accuracy = Nákvæmni { $accuracy }
analysis-no-accuracy = Án kastanna verður heppni ekki greind frá kunnáttu.
analysis-worst = Dýrasta valið
analysis-mistake = Lota { $round }, { $hand }: { $done }
analysis-mistake-named = Lota { $round }: { $done }
analysis-better = { $cost } betra: { $best }
analysis-no-mistakes = Ekkert val hefði getað verið betra.
analysis-chances = Líkur á sigri
analysis-chances-words = Ef allir leika fullkomlega þaðan í frá; nálgun
