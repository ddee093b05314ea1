# yatzy simulate

# $seed: the number that gives the same games again
simulate-title = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}, { $title }, sēkla { $seed }
simulate-playing = Spēlē
simulate-seat = Vieta
simulate-mean = Vidēji
# How far the mean may be off, as a standard error
simulate-error = ±
simulate-deviation = Novirze
simulate-wins = Uzvaras
# Games whose first place was shared
simulate-shared = Dalītas

simulate-no-bot = “{ $given }” te nevar spēlēt: simulētās spēles spēlē boti; raksti bot:LEVEL, kur līmenis ir { $levels }.
simulate-too-many-seats = { $found ->
    [zero] { $found } vietu ir par daudz
    [one] { $found } vieta ir par daudz
   *[other] { $found } vietas ir par daudz
}; norādi ne vairāk par { $most }.
level-unknown = Nav līmeņa “{ $level }”; līmeņi ir { $levels }.
level-unknown-near = Nav līmeņa “{ $level }”; varbūt { $near }?

help-simulate = Ļaut botiem izspēlēt daudz spēļu un parādīt, kā gāja
help-simulate-seat = Vieta; var atkārtot. Līmeņi: { $levels }
help-simulate-games = Cik spēļu izspēlēt, parasti { $games }
help-simulate-seed = Skaitlis, no kura rodas metieni: tas pats skaitlis, tās pašas spēles
