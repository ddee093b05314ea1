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

advise-best-throw = Mesk. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-keep = Geriausia: pasilikti { $keep }. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-throw-all = Geriausia: permesti visus kauliukus. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-score = Geriausia: įrašyti { $points } į langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-strike = Geriausia: išbraukti langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.
advise-best-declare = Geriausia: paskelbti langelį „{ $box }“. Toliau žaidžiant geriausiai, bendra suma vidutiniškai { $value }.

## The table

advise-action = Pasirinkimas
advise-points = Taškai
advise-value = Iš viso
advise-cost = Kaina
advise-throw = mesti
advise-keep = pasilikti { $keep }
advise-throw-all = permesti visus
advise-score = { $box }
advise-strike = išbraukti: { $box }
advise-declare = skelbti: { $box }

## What goes wrong

advice-over = Visi šios kortelės langeliai užpildyti, daugiau nėra ką daryti.
advice-rethrows = Šioje kortelėje permetimų gali būti ne daugiau kaip { $most }, o ne { $found }.
advice-unreachable = Pagal šias taisykles tokia kortelė neįmanoma; patikrink jos langelius.
# $given: a part of --card
advise-card-form = „{ $given }“ neužpildo jokio langelio; rašyk BOX=POINTS, atskirk kableliais, pavyzdžiui, "ones=3,yatzy=0".
advise-card-points = „{ $given }“ negali būti langelio { $box } taškai; rašyk sveikąjį skaičių, pavyzdžiui, „{ $box }=0“.
advise-no-such-box = Šiame taškų lape nėra langelio „{ $id }“; gal { $near }?
advise-no-such-box-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }.
# $columns: what tells the columns apart, as in -x1, -x2 or -x3
advise-no-such-cell-far = Šiame taškų lape nėra langelio „{ $id }“; langeliai yra { $boxes }, o stulpelį nurodo { $columns }.
advise-rethrows-without-hand = Prie „--rethrows“ reikia derinio; nurodyk jį su „--hand“, pavyzdžiui, --hand 6-6-6-5-5.
advise-name-first = Šiame žaidime langelis skelbiamas prieš pirmą metimą; nurodyk kurį: „--declared BOX“.

help-advise = Parodyti geriausią pasirinkimą ir kiek kainuoja visi kiti
help-advise-card = Užpildyti langeliai su taškais, pavyzdžiui, "ones=3,yatzy=0"; be to kortelė tuščia
help-advise-hand = Kauliukai ant stalo; be jų tai padėtis prieš pirmą metimą
help-advise-rethrows = Kiek nemokamų permetimų liko po šio derinio, paprastai 2; žetonai čia neskaičiuojami
help-advise-chips = Sukaupti žetonai
help-advise-extra-yatzys = Papildomi Yatzy, už kuriuos gauta taškų
help-advise-declared = Prieš pirmą metimą paskelbtas langelis
