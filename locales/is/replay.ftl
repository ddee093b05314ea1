# yatzy replay: a record shown

replay-program-dice = teningar forritsins
replay-real-dice = alvöru teningar
replay-standings = Staðan
replay-place = { $place }.
replay-gave-up = hætti
replay-turns = Lotur
replay-joined = { $name } bætist í hópinn.
replay-left = { $name } hættir.
replay-abandoned = Leiknum lauk snemma.
replay-over = Leiknum er lokið.
replay-to-play = Umferð { $round }, { $name } á leik.
replay-named = nefnir { $box }:
replay-told = skráð af borðinu
replay-told-after = { $throws ->
    [1] eftir eitt kast
    [one] eftir { $throws } kast
   *[other] eftir { $throws } köst
}
replay-corrected = leiðrétt, var { $box } { $points }
replay-extra = +{ $points }
replay-hint = með hjálp þjálfarans
