# yatzy advise

advise-title = { $title }, kortilla { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
advise-title-hand = { $hand }: { $title }, kortilla { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
advise-rethrows-left = { $rethrows ->
    [0] ei uusintaheittoja jäljellä
    [one] yksi uusintaheitto jäljellä
   *[other] { $rethrows } uusintaheittoa jäljellä
}

## The best action

advise-best-throw = Heitä. Parhaalla pelillä loppusumma on tästä keskimäärin { $value }.
advise-best-keep = Parasta: pidä { $keep }. Parhaalla pelillä loppusumma on sen jälkeen keskimäärin { $value }.
advise-best-throw-all = Parasta: heitä kaikki nopat uudelleen. Parhaalla pelillä loppusumma on sen jälkeen keskimäärin { $value }.
advise-best-score = Parasta: { $box }, pisteitä { $points }. Parhaalla pelillä loppusumma on sen jälkeen keskimäärin { $value }.
advise-best-strike = Parasta: nollaa { $box }. Parhaalla pelillä loppusumma on sen jälkeen keskimäärin { $value }.
advise-best-declare = Parasta: ilmoita ruutu { $box }. Parhaalla pelillä loppusumma on sen jälkeen keskimäärin { $value }.

## The table

advise-action = Valinta
advise-points = Pisteet
advise-value = Loppusumma
advise-cost = Maksaa
advise-throw = heitä
advise-keep = pidä { $keep }
advise-throw-all = heitä kaikki uudelleen
advise-score = { $box }
advise-strike = nollaa { $box }
advise-declare = ilmoita { $box }

## What goes wrong

advice-over = Tämän kortin kaikki ruudut ovat täynnä; mitään ei ole enää tehtävissä.
advice-rethrows = Tällä kortilla uusintaheittoja voi olla enintään { $most }, ei { $found }.
advice-unreachable = Näillä säännöillä tällaista korttia ei voi syntyä; tarkista ruudut.
advise-card-form = ”{ $given }” ei täytä mitään ruutua; kirjoita BOX=POINTS, pilkut välissä, esimerkiksi "ones=3,yatzy=0".
advise-card-points = ”{ $given }” ei voi olla ruudun { $box } pistemäärä; kirjoita kokonaisluku, esimerkiksi ”{ $box }=0”.
advise-no-such-box = Tässä pistevihkossa ei ole ruutua ”{ $id }”; tarkoititko { $near }?
advise-no-such-box-far = Tässä pistevihkossa ei ole ruutua ”{ $id }”; sen ruudut ovat { $boxes }.
advise-no-such-cell-far = Tässä pistevihkossa ei ole ruutua ”{ $id }”; sen ruudut ovat { $boxes }, ja sarakkeen kertoo { $columns }.
advise-rethrows-without-hand = ”--rethrows” vaatii käden; anna se valitsimella ”--hand”, esimerkiksi --hand 6-6-6-5-5.
advise-name-first = Tässä pelissä ruutu ilmoitetaan ennen ensimmäistä heittoa; kerro se valitsimella ”--declared BOX”.

help-advise = Näytä paras valinta ja mitä muut maksavat
help-advise-card = Täytetyt ruudut pisteineen, esimerkiksi "ones=3,yatzy=0"; ilman tätä kortti on tyhjä
help-advise-hand = Nopat pöydällä; ilman niitä ollaan ennen ensimmäistä heittoa
help-advise-rethrows = Ilmaisia uusintaheittoja jäljellä tämän käden jälkeen, muuten 2; pelimerkkejä ei lasketa tähän
help-advise-chips = Säästetyt pelimerkit
help-advise-extra-yatzys = Lisäyatzyt, joista on saatu pisteitä
help-advise-declared = Ruutu, joka ilmoitettiin ennen ensimmäistä heittoa
