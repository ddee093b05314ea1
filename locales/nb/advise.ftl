# yatzy advise

advise-title = { $title }, { $points } poeng på kortet
advise-title-hand = { $hand } i { $title }, { $points } poeng på kortet
advise-rethrows-left = { $rethrows ->
    [0] ingen omkast igjen
    [one] ett omkast igjen
   *[other] { $rethrows } omkast igjen
}

## The best action

advise-best-throw = Kast. Med beste spill herfra blir totalsummen { $value } i snitt.
advise-best-keep = Best: behold { $keep }. Med beste spill etterpå blir totalsummen { $value } i snitt.
advise-best-throw-all = Best: kast alle terningene om igjen. Med beste spill etterpå blir totalsummen { $value } i snitt.
advise-best-score = Best: { $box } for { $points }. Med beste spill etterpå blir totalsummen { $value } i snitt.
advise-best-strike = Best: stryk { $box }. Med beste spill etterpå blir totalsummen { $value } i snitt.
advise-best-declare = Best: meld { $box }. Med beste spill etterpå blir totalsummen { $value } i snitt.

## The table

advise-action = Valg
advise-points = Poeng
advise-value = Totalt
advise-cost = Koster
advise-throw = kast
advise-keep = behold { $keep }
advise-throw-all = kast alle om igjen
advise-score = { $box }
advise-strike = stryk { $box }
advise-declare = meld { $box }

## What goes wrong

advice-over = Alle rubrikker på dette kortet er fylt; det er ingenting igjen å gjøre.
advice-rethrows = Dette kortet kan ha høyst { $most } omkast, ikke { $found }.
advice-unreachable = Ikke noe spill etter disse reglene fører til dette kortet; sjekk rubrikkene.
advise-card-form = «{ $given }» fyller ingen rubrikk; skriv BOX=POINTS, med komma mellom, som i "ones=3,yatzy=0".
advise-card-points = «{ $given }» kan ikke være poeng i rubrikken { $box }; skriv et heltall, som i «{ $box }=0».
advise-no-such-box = Denne blokken har ingen rubrikk «{ $id }»; mente du { $near }?
advise-no-such-box-far = Denne blokken har ingen rubrikk «{ $id }»; rubrikkene er { $boxes }.
advise-no-such-cell-far = Denne blokken har ingen rubrikk «{ $id }»; rubrikkene er { $boxes }, med { $columns } for kolonnen.
advise-rethrows-without-hand = «--rethrows» trenger et kast; oppgi det med «--hand», som i --hand 6-6-6-5-5.
advise-name-first = I dette spillet meldes en rubrikk før første kast; si hvilken med «--declared BOX».

help-advise = Vis det beste valget, og hva alle andre koster
help-advise-card = De fylte rubrikkene med poeng, som "ones=3,yatzy=0"; uten den er kortet tomt
help-advise-hand = Terningene på bordet; uten dem er det før første kast
help-advise-rethrows = Gratis omkast igjen etter dette kastet, 2 hvis ikke oppgitt; sjetonger telles ikke her
help-advise-chips = Sjetongene som er spart
help-advise-extra-yatzys = De ekstra yatzyene som har gitt poeng
help-advise-declared = Rubrikken som ble meldt før første kast
