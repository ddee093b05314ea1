# yatzy replay: a record shown

replay-program-dice = ohjelman nopat
replay-real-dice = oikeat nopat
replay-standings = Sijoitukset
replay-place = { $place }.
replay-gave-up = lähti
replay-turns = Vuorot
replay-joined = { $name } tulee mukaan.
replay-left = { $name } lähtee pelistä.
replay-abandoned = Peli lopetettiin kesken.
replay-over = Peli on päättynyt.
replay-to-play = Kierros { $round }, vuorossa { $name }.
replay-named = ilmoittaa: { $box };
replay-told = kirjattu pöydästä
replay-told-after = { $throws ->
    [one] yhden heiton jälkeen
   *[other] { $throws } heiton jälkeen
}
replay-corrected = korjattu, oli { $box } { $points }
replay-extra = +{ $points }
replay-hint = valmentajan avulla
