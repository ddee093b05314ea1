# yatzy advise

advise-title = { $title }, { $points } point på kortet
advise-title-hand = { $hand } i { $title }, { $points } point på kortet
advise-rethrows-left = { $rethrows ->
    [0] ingen omkast tilbage
    [one] ét omkast tilbage
   *[other] { $rethrows } omkast tilbage
}

## The best action

advise-best-throw = Kast. Med det bedste spil herfra bliver totalsummen { $value } i snit.
advise-best-keep = Bedst: behold { $keep }. Med det bedste spil bagefter bliver totalsummen { $value } i snit.
advise-best-throw-all = Bedst: kast alle terninger om. Med det bedste spil bagefter bliver totalsummen { $value } i snit.
advise-best-score = Bedst: { $box } for { $points }. Med det bedste spil bagefter bliver totalsummen { $value } i snit.
advise-best-strike = Bedst: slet { $box }. Med det bedste spil bagefter bliver totalsummen { $value } i snit.
advise-best-declare = Bedst: meld { $box }. Med det bedste spil bagefter bliver totalsummen { $value } i snit.

## The table

advise-action = Valg
advise-points = Point
advise-value = I alt
advise-cost = Koster
advise-throw = kast
advise-keep = behold { $keep }
advise-throw-all = kast alle om
advise-score = { $box }
advise-strike = slet { $box }
advise-declare = meld { $box }

## What goes wrong

advice-over = Alle rubrikker på dette kort er fyldt; der er ikke mere at gøre.
advice-rethrows = Dette kort kan højst have { $most } omkast, ikke { $found }.
advice-unreachable = Ikke noget spil efter disse regler fører til dette kort; tjek rubrikkerne.
advise-card-form = »{ $given }« fylder ikke nogen rubrik; skriv BOX=POINTS, med komma imellem, som i "ones=3,yatzy=0".
advise-card-points = »{ $given }« kan ikke være point i rubrikken { $box }; skriv et helt tal, som i »{ $box }=0«.
advise-no-such-box = Denne blok har ingen rubrik »{ $id }«; mente du { $near }?
advise-no-such-box-far = Denne blok har ingen rubrik »{ $id }«; rubrikkerne er { $boxes }.
advise-no-such-cell-far = Denne blok har ingen rubrik »{ $id }«; rubrikkerne er { $boxes }, med { $columns } for kolonnen.
advise-rethrows-without-hand = »--rethrows« kræver et kast; angiv det med »--hand«, som i --hand 6-6-6-5-5.
advise-name-first = I dette spil meldes en rubrik før første kast; sig hvilken med »--declared BOX«.

help-advise = Vis det bedste valg, og hvad alle andre koster
help-advise-card = De fyldte rubrikker med deres point, som "ones=3,yatzy=0"; uden den er kortet tomt
help-advise-hand = Terningerne på bordet; uden dem er det før første kast
help-advise-rethrows = Gratis omkast tilbage efter dette kast, 2 hvis ikke angivet; brikker tælles ikke med her
help-advise-chips = De sparede brikker
help-advise-extra-yatzys = De ekstra yatzyer, der har givet point
help-advise-declared = Rubrikken, der blev meldt før første kast
