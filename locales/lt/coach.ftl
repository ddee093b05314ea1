# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, ir { $also }.
coach-hint-so = { $action }; { $also }. { $why }.
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

coach-why-only = Taisyklės nieko kito neleidžia
coach-why-box-less = Su langeliu „{ $box }“ suma vidutiniškai { $less } tšk. mažesnė
coach-why-box-equal = Langelis „{ $box }“ būtų ne blogesnis
coach-why-keep-less = Pasilikus { $dice }, suma vidutiniškai { $less } tšk. mažesnė
coach-why-throw-all-less = Metant visus kauliukus, suma vidutiniškai { $less } tšk. mažesnė
coach-why-throw-equal = Mesti dar kartą būtų ne blogiau
coach-why-chance = { $chance } tikimybė surinkti „{ $box }“
coach-why-into = { $chance } tikimybė, kad metimas eis į langelį „{ $box }“, vidutiniškai { $points }
coach-why-points = Langelis „{ $box }“ vidutiniškai gauna { $points }
coach-why-least = Ten nulis kainuoja mažiausiai
coach-why-least-next = Nulis langelyje „{ $box }“ vidutiniškai kainuotų { $more } tšk. daugiau

## What also speaks for it

coach-also-bonus-needs = iki premijos tau dar trūksta { $points }
coach-also-bonus-left = iki premijos tada liks { $points }
coach-also-bonus-earned = taip gauni premiją
coach-also-saves-chips = taip gauni { $chips ->
    [one] { $chips } žetoną
    [few] { $chips } žetonus
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
coach-also-takes-chip = dėl to verta atiduoti žetoną
