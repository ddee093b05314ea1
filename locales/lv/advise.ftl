# yatzy advise

# $title: the game
advise-title = { $title }, kartītē { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
advise-title-hand = { $hand } · { $title }, kartītē { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
advise-rethrows-left = { $rethrows ->
    [0] atkārtotu metienu vairs nav
    [zero] vēl { $rethrows } atkārtotu metienu
    [one] vēl { $rethrows } atkārtots metiens
   *[other] vēl { $rethrows } atkārtoti metieni
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Met. Ar labāko spēli no šejienes kopsumma vidēji ir { $value }.
advise-best-keep = Vislabāk: paturēt { $keep }. Ar labāko spēli pēc tam kopsumma vidēji ir { $value }.
advise-best-throw-all = Vislabāk: mest vēlreiz visus kauliņus. Ar labāko spēli pēc tam kopsumma vidēji ir { $value }.
advise-best-score = Vislabāk: ierakstīt { $points } lauciņā “{ $box }”. Ar labāko spēli pēc tam kopsumma vidēji ir { $value }.
advise-best-strike = Vislabāk: upurēt lauciņu “{ $box }”. Ar labāko spēli pēc tam kopsumma vidēji ir { $value }.
advise-best-declare = Vislabāk: pieteikt lauciņu “{ $box }”. Ar labāko spēli pēc tam kopsumma vidēji ir { $value }.

## The table

advise-action = Izvēle
advise-points = Punkti
advise-value = Kopā
advise-cost = Cena
advise-throw = mest
advise-keep = paturēt { $keep }
advise-throw-all = mest visus vēlreiz
advise-score = { $box }
advise-strike = upurēt: { $box }
advise-declare = pieteikt: { $box }

## What goes wrong

advice-over = Visi šīs kartītes lauciņi ir aizpildīti, vairs nav ko darīt.
advice-rethrows = Šajā kartītē var būt ne vairāk par { $most ->
    [zero] { $most } atkārtotiem metieniem
    [one] { $most } atkārtotu metienu
   *[other] { $most } atkārtotiem metieniem
}, nevis { $found }.
advice-unreachable = Pēc šiem noteikumiem tāda kartīte nevar rasties; pārbaudi tās lauciņus.
# $given: a part of --card
advise-card-form = “{ $given }” neaizpilda lauciņu; raksti BOX=POINTS, atdalot ar komatiem, piemēram, "ones=3,yatzy=0".
advise-card-points = “{ $given }” nevar būt lauciņa { $box } punkti; raksti veselu skaitli, piemēram, “{ $box }=0”.
advise-no-such-box = Šajā punktu lapā nav lauciņa “{ $id }”; varbūt { $near }?
advise-no-such-box-far = Šajā punktu lapā nav lauciņa “{ $id }”; lauciņi ir { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Šajā punktu lapā nav lauciņa “{ $id }”; lauciņi ir { $boxes }, un kolonnu norāda { $columns }.
advise-rethrows-without-hand = Pie “--rethrows” vajag salikumu; norādi to ar “--hand”, piemēram, --hand 6-6-6-5-5.
advise-name-first = Šajā spēlē lauciņu piesaka pirms pirmā metiena; norādi, kuru: “--declared BOX”.

help-advise = Parādīt labāko izvēli un cik maksā visas pārējās
help-advise-card = Aizpildītie lauciņi ar punktiem, piemēram, "ones=3,yatzy=0"; bez tā kartīte ir tukša
help-advise-hand = Kauliņi uz galda; bez tiem tas ir stāvoklis pirms pirmā metiena
help-advise-rethrows = Cik bezmaksas atkārtotu metienu atlicis pēc šī salikuma, parasti 2; žetonus te neskaita
help-advise-chips = Sakrātie žetoni
help-advise-extra-yatzys = Papildu Yatzy, par kuriem saņemti punkti
help-advise-declared = Pirms pirmā metiena pieteiktais lauciņš
