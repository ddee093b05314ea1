# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }; { $also }.
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
coach-why-others-less = joks kitas langelis neduoda tiek taškų
coach-why-full = tai daugiausia, ką gali duoti langelis „{ $box }“
coach-why-enter-less = vietoj to įrašius { $points } į langelį „{ $box }“, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-enter-same = vietoj to įrašius { $points } į langelį „{ $box }“, išeina maždaug taip pat gerai
coach-why-zero-less = vietoj to išbraukus langelį „{ $box }“, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-zero-same = vietoj to išbraukus langelį „{ $box }“, išeina maždaug taip pat gerai
coach-why-keep-less = vietoj to pasilikus { $dice }, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-keep-same = vietoj to pasilikus { $dice }, išeina maždaug taip pat gerai
coach-why-keep-one-less = vietoj to pasilikus tik { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-keep-one-same = vietoj to pasilikus tik { $face ->
    [1] vienetą
    [2] dvejetą
    [3] trejetą
    [4] ketvertą
    [5] penketą
   *[6] šešetą
}, išeina maždaug taip pat gerai
coach-why-keep-alike-less = vietoj to pasilikus { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-keep-alike-same = vietoj to pasilikus { $face ->
    [1] vienetus
    [2] dvejetus
    [3] trejetus
    [4] ketvertus
    [5] penketus
   *[6] šešetus
}, išeina maždaug taip pat gerai
coach-why-throw-all-less = vietoj to metant visus kauliukus, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-throw-all-same = vietoj to metant visus kauliukus, išeina maždaug taip pat gerai
coach-why-call-less = vietoj to paskelbus langelį „{ $box }“, vidutiniškai prarandi { $less ->
    [one] { $less } tašką
    [few] { $less } taškus
    [many] { $less } taško
   *[other] { $less } taškų
}
coach-why-call-same = vietoj to paskelbus langelį „{ $box }“, išeina maždaug taip pat gerai
coach-why-chance = siekiant tik langelio „{ $box }“, pavyksta { $chance } atvejų
coach-why-points = siekiant tik langelio „{ $box }“, vidutiniškai išeina { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
coach-why-extra = dar kartą siekiant langelio „{ $box }“, pavyksta { $chance } atvejų ir gauni { $extra ->
    [one] { $extra } papildomą tašką
    [few] { $extra } papildomus taškus
    [many] { $extra } papildomo taško
   *[other] { $extra } papildomų taškų
}

## What comes with it

coach-also-bonus-needs = iki premijos tau dar trūksta { $points ->
    [one] { $points } taško
    [few] { $points } taškų
    [many] { $points } taško
   *[other] { $points } taškų
}
coach-also-bonus-left = iki premijos tada lieka { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
coach-also-extra = taip gauni { $points ->
    [one] { $points } papildomą tašką
    [few] { $points } papildomus taškus
    [many] { $points } papildomo taško
   *[other] { $points } papildomų taškų
}
coach-also-bonus-earned = taip gauni premiją
coach-also-saves-chips = taip gauni { $chips ->
    [one] { $chips } žetoną
    [few] { $chips } žetonus
    [many] { $chips } žetonų
   *[other] { $chips } žetonų
}
coach-also-takes-chip = dėl to verta atiduoti žetoną

## Where values are estimated

coach-fitted = { $clause } (apytikriai, { $error } tšk. tikslumu)
coach-estimated = { $clause } (labai apytikriai)

## What someone plays for, chosen and told at the table

goal-title = Tavo tikslas
goal-mean = kuo daugiau taškų
goal-total = pasirinkta taškų suma
goal-total-of = bent { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
}
goal-total-label = Taškų suma
goal-record = naujas asmeninis rekordas
goal-win = pergalė
goal-hint = Patarėjas pataria pagal šį tikslą, o stalas rodo tavo tikimybę.
# Beside the field for a number, where one is asked for
goal-hint-number = Tik taškų sumai.
goal-type-total = taškų sumai įrašyk skaičių
goal-too-high = Pagal šias taisykles galima gauti daugiausia { $most ->
    [one] { $most } tašką
    [few] { $most } taškus
    [many] { $most } taško
   *[other] { $most } taškų
}.
goal-set = Nustatyti šį tikslą
goal-key = Pasirinkti tikslą
goal-no-record = Pagal šias taisykles rekordo dar neturi. Pirma užbaik žaidimą arba pasirink taškų sumą.
goal-line-mean = Tikslas: kuo daugiau taškų
goal-line-total = Tikslas: { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
} ar daugiau
goal-line-win = Tikslas: pergalė
goal-line-chance = { $goal }. Tikimybė: { $chance }
goal-line-estimate = { $goal }. Tikimybė: apie { $chance }
goal-line-mean-play = { $goal }. Tikimybė siekiant vidurkio: { $chance }
chance-about = apie { $chance }
goal-hint-total = { $action }. Tikimybė gauti { $total ->
    [one] { $total } tašką
    [few] { $total } taškus
    [many] { $total } taško
   *[other] { $total } taškų
} ar daugiau tada – { $chance }.
goal-hint-win = { $action }. Tikimybė laimėti tada – { $chance }.
goal-hint-other = { $hint } Antras pagal gerumą: { $other }, tikimybė { $chance }.
goal-hint-estimate = { $hint } (Apytikriai, jei toliau sieksi vidurkio.)
goal-hint-reached = { $total ->
    [one] { $total } tašką
    [few] { $total } taškus
    [many] { $total } taško
   *[other] { $total } taškų
} jau tikrai gausi, tad siek daugiau.
goal-hint-missed = { $total ->
    [one] { $total } taško
    [few] { $total } taškų
    [many] { $total } taško
   *[other] { $total } taškų
} nebepasieksi, tad rink, kiek gali.
goal-hint-won = Pergalė jau tikra, tad dabar rink taškus.
goal-hint-lost = Laimėti nebegali, tad dabar rink taškus.
goal-hint-points = Tavo tikslui geriausi pasirinkimai maždaug lygiaverčiai (tikimybė: { $chance }), tad rink taškus.
goal-cost = Taip pasirinkus, tikimybė – { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: nustatyti tikslą; goal: parodyti jį
goal-plain-wrong = „{ $word }“ nėra tikslas. Rašyk goal mean, goal record, goal win arba goal ir skaičių.
goal-report-total = Tikslas buvo { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
} ar daugiau. Pradžioje tikimybė buvo { $start }: dėl kauliukų { $luck } procentinio punkto, dėl sprendimų { $cost }.
goal-report-win = Tikslas buvo pergalė. Pradžioje tikimybė buvo { $start }: dėl kauliukų ir kitų žaidėjų { $luck } procentinio punkto, dėl sprendimų { $cost }.
goal-reached = Pasiekta.
goal-missed = Nepasiekta.
goal-won = Pergalė.
goal-shared = Pasidalyta pirmoji vieta.
goal-lost = Be pergalės.
goal-worst = Sprendimai, kurie labiausiai sumažino tikimybę
goal-better = Tikimybė { $cost ->
    [one] { $cost } procentiniu punktu
    [few] { $cost } procentiniais punktais
    [many] { $cost } procentinio punkto
   *[other] { $cost } procentinių punktų
} didesnė: { $best }
goal-report-estimate = Pirmųjų ėjimų tikimybės apytikrės.
goal-record-mean = { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
} pasitaiko viename žaidime iš { $mean }, kai siekiama didžiausio vidurkio.
goal-record-both = { $total ->
    [one] { $total } taškas
    [few] { $total } taškai
    [many] { $total } taško
   *[other] { $total } taškų
} pasitaiko viename žaidime iš { $mean }, kai siekiama didžiausio vidurkio, ir viename iš { $best }, kai siekiama būtent šios sumos.
goal-chances-exact = Tikslios, jei visi toliau siekia didžiausio vidurkio.
goal-label = Tikslas

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }“ nėra tikslas; rašyk { $goals }.
goal-for-total = bendra suma bent { $total } tšk.
goal-for-every-total = kiekviena bendra suma
goal-chance = Didžiausia tikimybė
goal-chance-of-mean = Siekiant vidurkio
goal-best = Geriausia: { $action }. Toliau žaidžiant geriausiai, tikimybė { $chance }.
goal-estimate = Šios tikimybės suskaičiuotos žaidimuose, sužaistuose iki galo siekiant didžiausio vidurkio; šiam žaidimui ir kortelei jos tiksliai neskaičiuojamos.
goal-exact-how = { $command } apskaičiuoja tikslias kiekvienos bendros sumos tikimybes.
goal-win-assumes = Laikoma, kad kiti siekia didžiausio vidurkio.
goal-against-missing = Kad siektum pergalės, nurodyk kiekvieno varžovo kortelę su „--against“, pavyzdžiui, --against "ones=3,yatzy=0".
goal-against-unused = „--against“ tinka tik su „--goal win“; nurodyk abu arba nė vieno.
