# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, ir { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Geresnio pasirinkimo nėra.

## Moves

coach-throw = Meskite visus kauliukus
coach-throw-again = Permeskite visus kauliukus
coach-keep = Pasilikite { $dice }
coach-keep-one = Pasilikite { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}
coach-keep-alike = Pasilikite { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}
coach-enter = Įrašykite { $points } į langelį „{ $box }“
coach-name = Paskelbkite langelį „{ $box }“

## Reasons

coach-why-only = Taisyklės nepalieka kito pasirinkimo
coach-why-box-less = Langelis „{ $box }“ vidutiniškai duoda { $less } tšk. mažiau
coach-why-box-equal = Langelis „{ $box }“ būtų ne blogesnis
coach-why-keep-less = Pasilikus { $dice }, vidutiniškai išeina { $less } tšk. mažiau
coach-why-throw-all-less = Metant visus kauliukus, vidutiniškai išeina { $less } tšk. mažiau
coach-why-throw-equal = Mesti toliau būtų ne blogiau
coach-why-chance = Yra { $chance } tikimybė, kad išeis langelis „{ $box }“
coach-why-into = Yra { $chance } tikimybė, kad ėjimas baigsis langeliu „{ $box }“, vidutiniškai { $points }
coach-why-points = Langelis „{ $box }“ vidutiniškai gauna { $points }
coach-why-least = Ten nulis mažiausiai skauda
coach-why-least-next = Nulis langelyje „{ $box }“ vidutiniškai kainuotų { $more } tšk. daugiau

## What also speaks for it

coach-also-bonus-needs = iki premijos dar trūksta { $points }
coach-also-bonus-left = iki premijos tada liks { $points }
coach-also-bonus-earned = taip gaunate premiją
coach-also-saves-chips = taip sutaupote { $chips ->
    [one] { $chips } žetoną
    [few] { $chips } žetonus
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
coach-also-takes-chip = dėl to verta atiduoti žetoną
