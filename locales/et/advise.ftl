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
    [0] kordusviskeid pole alles
    [one] üks kordusvise alles
   *[other] { $rethrows } kordusviset alles
}

## The best action

advise-best-throw = Viska. Parima mänguga siit edasi on lõppsumma keskmiselt { $value }.
advise-best-keep = Parim on alles jätta { $keep }: parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-throw-all = Parim on visata kõik täringud uuesti: parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-score = Parim on { $box }, punkte { $points }: parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-strike = Parim on nullida { $box }: parima mänguga pärast seda on lõppsumma keskmiselt { $value }.
advise-best-declare = Parim on nimetada { $box }: parima mänguga pärast seda on lõppsumma keskmiselt { $value }.

## The table

advise-action = Tegevus
advise-points = Punkte
advise-value = Kokku
advise-cost = Maksab
advise-throw = viska
advise-keep = jäta alles { $keep }
advise-throw-all = viska kõik uuesti
advise-score = { $box }
advise-strike = nulli: { $box }
advise-declare = nimeta: { $box }

## What goes wrong

advice-over = Selle punktilehe kõik lahtrid on täis, nii et teha pole enam midagi.
advice-rethrows = Sellel punktilehel saab kordusviskeid olla kuni { $most }, mitte { $found }.
advice-unreachable = Nende reeglite järgi sellist punktilehte tekkida ei saa; kontrolli lahtreid.
advise-card-form = „{ $given }” ei täida ühtki lahtrit; kirjuta BOX=POINTS, komadega eraldatult, näiteks "ones=3,yatzy=0".
advise-card-points = „{ $given }” ei saa olla lahtri { $box } punktid; kirjuta täisarv, näiteks „{ $box }=0”.
advise-no-such-box = Selles plokis pole lahtrit „{ $id }”; kas mõtlesid { $near }?
advise-no-such-box-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes }.
advise-no-such-cell-far = Selles plokis pole lahtrit „{ $id }”; lahtrid on { $boxes } ja veeru ütleb { $columns }.
advise-rethrows-without-hand = „--rethrows” vajab viset; anna see lipuga „--hand”, näiteks --hand 6-6-6-5-5.
advise-name-first = Selles mängus nimetatakse lahter enne esimest viset; ütle see lipuga „--declared BOX”.

help-advise = Ütle, mis on parim ja mis kõik muu maksma läheb
help-advise-card = Täidetud lahtrid punktidega, näiteks "ones=3,yatzy=0"; ilma selleta on punktileht tühi
help-advise-hand = Täringud laual; ilma nendeta on käes aeg enne esimest viset
help-advise-rethrows = Tasuta kordusviskeid alles pärast seda viset, muidu 2; žetoone siin ei loeta
help-advise-chips = Säästetud žetoonid
help-advise-extra-yatzys = Lisa-yatzyd, mis on punkte andnud
help-advise-declared = Enne esimest viset nimetatud lahter
