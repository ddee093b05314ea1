# Looking back at a game: luck and skill, every step, charts.

## The report

report-accuracy = { $perfect } būtų tobulas žaidimas, { $blind } – ne geriau nei rinktis aklai.
report-coach = Patarėjas būtų pasakęs: { $said }
report-heading = Sėkmė ir įgūdžiai
report-pending = Rengiama ataskaita. Ji pasirodys čia, kai bus paruošta.
report-perfect = Tobulas žaidimas
report-good = Geras žaidimas (apytikriai)
report-to-come = Dar tikėtina gauti
report-turns = Ėjimas po ėjimo
report-boxes = Langelis po langelio
report-title = Ataskaita: { $name }
report-thinking = Peržiūrimas kiekvienas metimas ir kiekvienas pasirinkimas…
report-unknown = Šis žaidimas per didelis, kad būtų išspręstas čia pat, todėl tikslios ataskaitos nėra.
report-worst = Kas kainavo daugiausia
# $done: "Turn 3, 6-6-6-5-5: entered 28 in Full house"; $better: "Better by 1.2 points: keeping the sixes"
report-mistake = { $done }. { $better }.
report-hint = ← →: kita vieta · ↑ ↓: toliau · kitas klavišas: atgal

## Luck and skill

# $points: "231 points", or analysis-so-far; $average: what the game averages; $clauses: what moved the
# total, one or more of the clauses below with commas between them
analysis-report = { $points }. { $average }; { $clauses }.
analysis-report-unplayed = { $points }. { $average }.
# $more: what perfect play would still make of an unfinished game
analysis-so-far = Kol kas { $points }, dar tikėtina gauti { $more }
analysis-perfect = Tobulas žaidimas vidutiniškai duoda { $expected ->
    [one] { $expected } tašką
    [few] { $expected } taškus
    [many] { $expected } taško
   *[other] { $expected } taškų
}
# Where exact values are not at hand
analysis-estimated = Geras žaidimas vidutiniškai duoda apie { $expected ->
    [one] { $expected } tašką
    [few] { $expected } taškus
    [many] { $expected } taško
   *[other] { $expected } taškų
}
analysis-your-dice = { $luck ->
    [0] tavo kauliukai buvo vidutiniai
   *[other] tavo kauliukai davė { $luck } tšk. { $side ->
        [better] daugiau
       *[worse] mažiau
    } nei vidutiniškai
}
analysis-your-choices = { $cost ->
    [0] tavo sprendimai nieko nekainavo
    [one] tavo sprendimai kainavo { $cost } tašką
    [few] tavo sprendimai kainavo { $cost } taškus
    [many] tavo sprendimai kainavo { $cost } taško
   *[other] tavo sprendimai kainavo { $cost } taškų
}
analysis-the-dice = { $luck ->
    [0] kauliukai buvo vidutiniai
   *[other] kauliukai davė { $luck } tšk. { $side ->
        [better] daugiau
       *[worse] mažiau
    } nei vidutiniškai
}
analysis-the-choices = { $cost ->
    [0] sprendimai nieko nekainavo
    [one] sprendimai kainavo { $cost } tašką
    [few] sprendimai kainavo { $cost } taškus
    [many] sprendimai kainavo { $cost } taško
   *[other] sprendimai kainavo { $cost } taškų
}
analysis-whole = { $whole ->
    [0] be metimų įrašyti ėjimai buvo vidutiniai
   *[other] be metimų įrašyti ėjimai davė { $whole } tšk. { $side ->
        [better] daugiau
       *[worse] mažiau
    } nei vidutiniškai
}
# Where exact values are not at hand
analysis-estimate = Tikslių šio žaidimo verčių nėra: šie skaičiai apytikriai.
analysis-accuracy = Tikslumas { $accuracy }
analysis-no-accuracy = Be metimų sėkmės nuo įgūdžių atskirti negalima.
analysis-worst = Brangiausi sprendimai
# $round: which turn of the seat it was; $hand: what lay there; $done, $best: moves of report.ftl
analysis-mistake = { $round } ėjimas, { $hand }: { $done }
analysis-mistake-named = { $round } ėjimas: { $done }
analysis-better = { $cost } tšk. geriau: { $best }
analysis-no-mistakes = Geriau nuspręsti nebuvo galima.
analysis-chances = Tikimybė laimėti
analysis-chances-words = Suskaičiuota žaidimuose, jei visi toliau siekia didžiausio vidurkio
analysis-fitted = Tikslių šio žaidimo verčių nėra: šie skaičiai apytikriai, paklaida per visą žaidimą gali siekti { $error } tšk.

## Luck and skill: the chart

analysis-luck = Sėkmė
analysis-cost = Kaina
analysis-chart-words = Kauliukų sėkmė aukštyn ar žemyn, sprendimų kaina subrūkšniuota, ėjimas po ėjimo
analysis-not-split = įrašyta be metimų

## Moves of the past

move-made-throw-again = permetė visus kauliukus
move-made-keep = pasiliko { $dice }
move-made-keep-one = pasiliko { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
move-made-keep-alike = pasiliko { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
move-made-enter = įrašė { $points } į langelį „{ $box }“
move-made-call = paskelbė langelį „{ $box }“
move-other-throw-again = permesti visus kauliukus
move-other-keep = pasilikti { $dice }
move-other-keep-one = pasilikti { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
move-other-keep-alike = pasilikti { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
move-other-enter = įrašyti { $points } į langelį „{ $box }“
move-other-call = paskelbti langelį „{ $box }“

## A game stepped through, and “yatzy replay”

replay-title = Pakartojimas
replay-step = { $step } žingsnis iš { $steps }
replay-first = Į pradžią
replay-previous = Atgal
replay-next = Pirmyn
replay-last = Į pabaigą
replay-keys = Žaidimą peržiūrėsi rodyklių klavišais.
replay-begins = Žaidimas prasideda.
replay-throws = { $name } meta: { $hand }.
replay-keeps = { $name } pasilieka { $keep } ir meta: { $hand }.
replay-throws-again = { $name } permeta visus kauliukus: { $hand }.
replay-names = { $name } skelbia langelį „{ $box }“.
replay-enters = { $name } įrašo { $points } į langelį „{ $box }“.
replay-tells = { $name }, { $hand }: { $points } į langelį „{ $box }“.
replay-takes-back = { $name } atšaukia pasirinkimą.
replay-corrects = Taisymas: { $name }, { $round } raundas: { $points } į langelį „{ $box }“.
replay-asks = { $name } prašo patarimo.
replay-best = Geresnio pasirinkimo nebuvo.
replay-program-dice = virtualūs kauliukai
replay-real-dice = tikri kauliukai
replay-shared-dice = bendri kauliukai
replay-standings = Vietos
# $place: 1, 2, 3 …
replay-place = { $place }.
replay-turns = Ėjimai
replay-joined = { $name } prisijungia prie žaidimo.
replay-left = { $name } pasitraukia iš žaidimo.
replay-to-play = { $round } raundas, žaidžia { $name }.
# $box: the box that was named before the first throw
replay-named = skelbia langelį „{ $box }“:
replay-told = įrašyta ranka
replay-told-after = { $throws ->
    [one] po { $throws } metimo
    [few] po { $throws } metimų
    [many] po { $throws } metimų
   *[other] po { $throws } metimų
}
# $box, $points: what stood there before
replay-corrected = pataisyta, buvo { $box } { $points }
replay-extra = +{ $points }
replay-hint = su patarėjo pagalba

## Charts

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Sąžiningi kauliukai krinta bent tiek netolygiai { $games ->
    [one] { $games } žaidime
    [few] { $games } žaidimuose
    [many] { $games } žaidimo
   *[other] { $games } žaidimų
} iš 100.
chart-totals = Tobulo žaidimo sumos
chart-totals-words = Tobulas žaidimas vidutiniškai duoda { $mean } tšk. Devyni žaidimai iš dešimties baigiasi tarp { $low } ir { $high } taškų.
chart-average = vidurkis { $mean }
chart-boxes-words = Kas yra kiekviename langelyje, greta to, kas ten vidutiniškai yra žaidžiant tobulai
chart-dice = Išmesti kauliukai
chart-dice-words = Kiek kartų iškrito kiekvienas skaičius. 19 žaidimų iš 20 jis telpa tarp žymių.
chart-dice-face = { $face }: išmesta { $thrown }, tikėtasi { $expected }
chart-thrown = išmesta
chart-expected = tikėtasi
