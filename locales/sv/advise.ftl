# yatzy advise

advise-title = { $title }, { $points } poäng på kortet
advise-title-hand = { $hand } i { $title }, { $points } poäng på kortet
advise-rethrows-left = { $rethrows ->
    [0] inget omkast kvar
    [one] ett omkast kvar
   *[other] { $rethrows } omkast kvar
}

## The best action

advise-best-throw = Kasta. Med bästa spel härifrån blir totalsumman { $value } i snitt.
advise-best-keep = Bäst: behåll { $keep }. Med bästa spel därefter blir totalsumman { $value } i snitt.
advise-best-throw-all = Bäst: kasta om alla tärningar. Med bästa spel därefter blir totalsumman { $value } i snitt.
advise-best-score = Bäst: { $box } för { $points }. Med bästa spel därefter blir totalsumman { $value } i snitt.
advise-best-strike = Bäst: stryk { $box }. Med bästa spel därefter blir totalsumman { $value } i snitt.
advise-best-declare = Bäst: ange { $box }. Med bästa spel därefter blir totalsumman { $value } i snitt.

## The table

advise-action = Val
advise-points = Poäng
advise-value = Totalt
advise-cost = Kostar
advise-throw = kasta
advise-keep = behåll { $keep }
advise-throw-all = kasta om alla
advise-score = { $box }
advise-strike = stryk { $box }
advise-declare = ange { $box }

## What goes wrong

advice-over = Alla rutor på det här kortet är fyllda; det finns inget kvar att göra.
advice-rethrows = Det här kortet kan ha högst { $most } omkast, inte { $found }.
advice-unreachable = Inget spel enligt de här reglerna leder till det här kortet; kontrollera rutorna.
advise-card-form = ”{ $given }” fyller ingen ruta; skriv BOX=POINTS, med komma emellan, som i "ones=3,yatzy=0".
advise-card-points = ”{ $given }” kan inte vara poäng i rutan { $box }; skriv ett heltal, som i ”{ $box }=0”.
advise-no-such-box = Det här blocket har ingen ruta ”{ $id }”; menade du { $near }?
advise-no-such-box-far = Det här blocket har ingen ruta ”{ $id }”; rutorna är { $boxes }.
advise-no-such-cell-far = Det här blocket har ingen ruta ”{ $id }”; rutorna är { $boxes }, med { $columns } för kolumnen.
advise-rethrows-without-hand = ”--rethrows” behöver ett kast; ange det med ”--hand”, som i --hand 6-6-6-5-5.
advise-name-first = I det här spelet anges en ruta före första kastet; säg vilken med ”--declared BOX”.

help-advise = Visa det bästa valet, och vad alla andra kostar
help-advise-card = De fyllda rutorna med sina poäng, som "ones=3,yatzy=0"; utan den är kortet tomt
help-advise-hand = Tärningarna på bordet; utan dem är det före första kastet
help-advise-rethrows = Gratis omkast som är kvar efter det här kastet, 2 om inget anges; spelmarker räknas inte här
help-advise-chips = Hur många spelmarker som är sparade
help-advise-extra-yatzys = Hur många extra yatzy som har gett poäng
help-advise-declared = Rutan som angavs före första kastet
