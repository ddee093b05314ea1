# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, o { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Geresnio pasirinkimo nėra.
coach-may = Ar galima prašyti patarimo?
coach-may-usual = Jei visi žaidžia šiame įrenginyje
coach-may-yes = Taip
coach-may-no = Ne
coach-absent = Šio žaidimo patarėjas dar nepažįsta.
coach-thinking = Patarėjas galvoja…
coach-ask = Prašyti patarimo

## Moves

coach-throw = Mesk visus kauliukus
coach-throw-again = Permesk visus kauliukus
coach-keep = Pasilik { $dice }
coach-keep-one = Pasilik { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
coach-keep-alike = Pasilik { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
coach-enter = Įrašyk { $points } į langelį „{ $box }“
coach-call = Paskelbk langelį „{ $box }“

## Reasons

coach-why-only = taisyklės nieko kito neleidžia
coach-why-others-zero = visuose kituose langeliuose būtų nulis
coach-why-others-less = joks kitas langelis neduoda tiek
coach-why-full = langelis „{ $box }“ daugiau duoti negali
coach-why-enter-less = įrašius { $points } į langelį „{ $box }“, galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-enter-same = įrašius { $points } į langelį „{ $box }“, išeina maždaug tiek pat
coach-why-zero-less = su nuliu langelyje „{ $box }“ galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-zero-same = su nuliu langelyje „{ $box }“ išeina maždaug tiek pat
coach-why-keep-less = pasilikus { $size ->
    [single] tik vieną { $dice }
   *[several] { $dice }
}, galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-keep-same = pasilikus { $size ->
    [single] tik vieną { $dice }
   *[several] { $dice }
}, išeina maždaug tiek pat
coach-why-throw-all-less = metant visus kauliukus, galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-throw-all-same = metant visus kauliukus, išeina maždaug tiek pat
coach-why-call-less = paskelbus langelį „{ $box }“, galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-call-same = paskelbus langelį „{ $box }“, išeina maždaug tiek pat
coach-why-chance = siekiant tik langelio „{ $box }“, pavyksta { $chance } atvejų
coach-why-chance-chips = siekiant tik langelio „{ $box }“, be kitų žetonų pavyksta { $chance } atvejų
coach-why-points = siekiant tik langelio „{ $box }“, išeina vidutiniškai { $points }
coach-why-points-chips = siekiant tik langelio „{ $box }“, be kitų žetonų išeina vidutiniškai { $points }
coach-why-extra = dar kartą siekiant langelio „{ $box }“, pavyksta { $chance } atvejų ir gauni { $extra } papildomai

## What comes with it

coach-also-bonus-needs = iki premijos tau dar trūksta { $points }
coach-also-bonus-left = iki premijos tada liks { $points }
coach-also-extra = taip gauni { $points } papildomai
coach-also-bonus-earned = taip gauni premiją
coach-also-saves-chips = taip gauni { $chips ->
    [one] { $chips } žetoną
    [few] { $chips } žetonus
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
coach-also-takes-chip = dėl to verta atiduoti žetoną

## Where values are estimated

coach-fitted = { $clause } (apytikriai, { $error } tšk. tikslumu)
coach-estimated = { $clause } (labai apytikriai)

## What someone plays for, chosen and told at the table

goal-title = Dėl ko žaidi
goal-mean = kuo daugiau taškų
goal-total = bendra suma
goal-total-of = bent { $total }
goal-total-label = Bendra suma
goal-record = naujas savo rekordas
goal-win = pergalė
goal-hint = Patarėjas į tai atsižvelgia, o stalas rodo tavo tikimybę.
# Beside the field for a number, where one is asked for
goal-hint-number = Skaičius skirtas bendrai sumai.
goal-type-total = bendrai sumai įrašyk skaičių
goal-too-high = Didžiausias galimas rezultatas pagal šias taisykles: { $most }.
goal-set = Žaisti dėl to
goal-key = Pasirinkti, dėl ko žaidi
goal-no-record = Pagal šias taisykles rekordo dar neturi. Pirma užbaik žaidimą arba žaisk dėl bendros sumos.
goal-line-mean = Tikslas: kuo daugiau taškų
goal-line-total = Tikslas: { $total } ar daugiau
goal-line-win = Tikslas: pergalė
goal-line-chance = { $goal } – { $chance }
goal-line-estimate = { $goal } – apie { $chance }
goal-hint-total = { $action }: { $chance } gauti { $total }.
goal-hint-win = { $action }: { $chance } laimėti.
goal-hint-other = { $hint } Antra pagal gerumą: { $other }, tikimybė { $chance }.
goal-hint-estimate = { $hint } (Apytikrės tikimybės.)
goal-hint-reached = { $total } jau tikrai turi; dabar svarbūs taškai.
goal-hint-missed = { $total } nebepasieksi; dabar svarbūs taškai.
goal-hint-won = Pergalė jau tikra; dabar svarbūs taškai.
goal-hint-lost = Pergalės nebepasieksi; dabar svarbūs taškai.
goal-cost = Taip pasirinkus lieka { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: dėl ko žaidi; goal: parodo tai
goal-plain-wrong = „{ $word }“ siekti negalima. Sakyk goal mean, goal record, goal win arba goal ir skaičių.
goal-report-total = Tikslas { $total }: pradžioje { $start }, dėl kauliukų { $luck }, dėl pasirinkimų { $cost }.
goal-report-win = Tikslas pergalė: pradžioje { $start }, dėl kauliukų ir kitų { $luck }, dėl pasirinkimų { $cost }.
goal-reached = Pasiekta.
goal-missed = Nepasiekta.
goal-won = Pergalė.
goal-shared = Pasidalyta pergalė.
goal-lost = Be pergalės.
goal-worst = Kas kainavo daugiausia tikimybės
goal-better = { $cost } daugiau: { $best }
goal-report-estimate = Pirmųjų ėjimų tikimybės apytikrės.
goal-record-mean = { $total }: žaidžiant dėl vidurkio pasiekiama viename žaidime iš { $mean }.
goal-record-both = { $total }: žaidžiant dėl vidurkio pasiekiama viename žaidime iš { $mean }, žaidžiant dėl to paties – viename iš { $best }.
goal-chances-exact = Tikslios, jei visi toliau siekia didžiausio vidurkio.
goal-label = Tikslas

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }“ siekti negalima; rašyk { $goals }.
goal-for-total = bendra suma bent { $total }
goal-for-every-total = kiekviena bendra suma
goal-for-win = pergalė
goal-chance = Didžiausia tikimybė
goal-chance-of-mean = Žaidimas dėl vidurkio
goal-best = Geriausia: { $action }. Toliau žaidžiant geriausiai, tikimybė { $chance }.
goal-estimate = Šios tikimybės apytikrės, pagal normalųjį skirstinį, iš likusių taškų vidurkio ir sklaidos; šiam žaidimui ir kortelei jos tiksliai neskaičiuojamos.
goal-win-assumes = Laikoma, kad kiti siekia didžiausio vidurkio.
goal-against-missing = Kad žaistum dėl pergalės, nurodyk kiekvieno varžovo kortelę su „--against“, pavyzdžiui, --against "ones=3,yatzy=0".
goal-against-unused = „--against“ tinka tik su „--goal win“; nurodyk abu arba nė vieno.
