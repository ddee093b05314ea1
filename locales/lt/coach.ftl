# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, o { $also }.
coach-hint-so = { $action }; { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Geresnio pasirinkimo nėra.

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
coach-name = Paskelbk langelį „{ $box }“

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
coach-why-name-less = paskelbus langelį „{ $box }“, galutinė suma vidutiniškai { $less } tšk. mažesnė
coach-why-name-same = paskelbus langelį „{ $box }“, išeina maždaug tiek pat
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
