# yatzy advise

advise-title = { $title }, punktilehel { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
advise-title-hand = { $hand }: { $title }, punktilehel { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
advise-rethrows-left = { $rethrows ->
    [0] kordusveeretusi pole alles
    [one] üks kordusveeretus alles
   *[other] { $rethrows } kordusveeretust alles
}

## The best action

advise-best-throw = Veereta. Parima mänguga siit edasi on lõppsumma keskmiselt { $value }.
advise-best-keep = Parim: jäta alles { $keep }. Parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-throw-all = Parim: veereta kõiki täringuid uuesti. Parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-score = Parim: { $box }, punkte { $points }. Parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-strike = Parim: nulli { $box }. Parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-declare = Parim: nimeta { $box }. Parima mänguga pärast seda on lõppsumma keskmiselt { $value }.

## The table

advise-action = Valik
advise-points = Punkte
advise-value = Kokku
advise-cost = Maksab
advise-throw = veereta
advise-keep = jäta alles { $keep }
advise-throw-all = veereta kõiki uuesti
advise-score = { $box }
advise-strike = nulli: { $box }
advise-declare = nimeta: { $box }

## What goes wrong

advice-over = Selle punktilehe kõik lahtrid on täis; teha pole enam midagi.
advice-rethrows = Sellel punktilehel saab kordusveeretusi olla kuni { $most }, mitte { $found }.
advice-unreachable = Nende reeglite järgi sellist punktilehte tekkida ei saa; kontrolli lahtreid.
advise-card-form = „{ $given }” ei täida ühtki lahtrit; kirjuta BOX=POINTS, komadega eraldatult, näiteks "ones=3,yatzy=0".
advise-card-points = „{ $given }” ei saa olla lahtri { $box } punktid; kirjuta täisarv, näiteks „{ $box }=0”.
advise-no-such-box = Selles plokis pole lahtrit „{ $id }”; kas mõtlesid { $near }?
advise-no-such-box-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes }.
advise-no-such-cell-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes } ja veeru ütleb { $columns }.
advise-rethrows-without-hand = „--rethrows” vajab veeretust; anna see lipuga „--hand”, näiteks --hand 6-6-6-5-5.
advise-name-first = Selles mängus nimetatakse lahter enne esimest veeretust; ütle see lipuga „--declared BOX”.

help-advise = Näita parimat valikut ja mis teised maksma lähevad
help-advise-card = Täidetud lahtrid punktidega, näiteks "ones=3,yatzy=0"; ilma selleta on punktileht tühi
help-advise-hand = Täringud laual; ilma nendeta on see seis enne esimest veeretust
help-advise-rethrows = Tasuta kordusveeretusi alles pärast seda veeretust, muidu 2; žetoone siin ei loeta
help-advise-chips = Säästetud žetoonid
help-advise-extra-yatzys = Lisa-yatzyd, mis on punkte andnud
help-advise-declared = Enne esimest veeretust nimetatud lahter
