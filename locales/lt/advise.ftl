# yatzy advise

# $title: the game
advise-title = { $title }, kortelėje { $points } tšk.
advise-title-hand = { $hand } · { $title }, kortelėje { $points } tšk.
advise-rethrows-left = { $rethrows ->
    [0] permetimų nebeliko
    [one] liko { $rethrows } permetimas
    [few] liko { $rethrows } permetimai
    [many] liko { $rethrows } permetimų
   *[other] liko { $rethrows } permetimų
}

## The best action, as a sentence; $value: the total to expect

advise-best-throw = Meskite. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-keep = Geriausia pasilikti { $keep }: toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-throw-all = Geriausia permesti visus kauliukus: toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-score = Geriausia įrašyti { $points } į langelį „{ $box }“: toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-strike = Geriausia įrašyti nulį į langelį „{ $box }“: toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-declare = Geriausia paskelbti langelį „{ $box }“: toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.

## The table

advise-action = Veiksmas
advise-points = Taškai
advise-value = Iš viso
advise-cost = Kaina
advise-throw = mesti
advise-keep = pasilikti { $keep }
advise-throw-all = permesti visus
advise-score = { $box }
advise-strike = nulis: { $box }
advise-declare = skelbti: { $box }

## What goes wrong

advice-over = Visi šios kortelės langeliai užpildyti, daugiau nėra ką daryti.
advice-rethrows = Šioje kortelėje permetimų gali būti ne daugiau kaip { $most }, o ne { $found }.
advice-unreachable = Pagal šias taisykles tokia kortelė neįmanoma; patikrinkite jos langelius.
# $given: a part of --card
advise-card-form = „{ $given }“ neužpildo jokio langelio; rašykite BOX=POINTS, atskirdami kableliais, pavyzdžiui, "ones=3,yatzy=0".
advise-card-points = „{ $given }“ negali būti langelio { $box } taškai; rašykite sveikąjį skaičių, pavyzdžiui, „{ $box }=0“.
advise-no-such-box = Šiame taškų lape nėra langelio „{ $id }“; gal { $near }?
advise-no-such-box-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }, o stulpelį nurodo { $columns }.
advise-rethrows-without-hand = Prie „--rethrows“ reikia derinio; nurodykite jį su „--hand“, pavyzdžiui, --hand 6-6-6-5-5.
advise-name-first = Šiame žaidime langelis skelbiamas prieš pirmą metimą; nurodykite kurį: „--declared BOX“.

help-advise = Parodyti, ką geriausia daryti ir kiek kainuoja visa kita
help-advise-card = Užpildyti langeliai su taškais, pavyzdžiui, "ones=3,yatzy=0"; be to kortelė tuščia
help-advise-hand = Kauliukai ant stalo; be jų tai akimirka prieš pirmą metimą
help-advise-rethrows = Kiek nemokamų permetimų liko po šio derinio, paprastai 2; žetonai čia neskaičiuojami
help-advise-chips = Sukaupti žetonai
help-advise-extra-yatzys = Papildomi Yatzy, už kuriuos gauta taškų
help-advise-declared = Prieš pirmą metimą paskelbtas langelis
