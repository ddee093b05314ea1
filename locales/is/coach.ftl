# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }, og { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Betra val er ekki til.
coach-may = Má spyrja þjálfarann?
coach-may-usual = Ef allir spila á þessu tæki
coach-may-yes = Já
coach-may-no = Nei
coach-absent = Þjálfarinn þekkir þennan leik ekki enn.
coach-thinking = Þjálfarinn er að hugsa…
coach-ask = Spyrja þjálfarann

## Moves

coach-throw = Kastaðu öllum teningum
coach-throw-again = Kastaðu öllum teningum aftur
coach-keep = Geymdu { $dice }
coach-keep-one = Geymdu { $face ->
    [1] ásinn
    [2] tvistinn
    [3] þristinn
    [4] fjarkann
    [5] fimmuna
   *[6] sexuna
}
coach-keep-alike = Geymdu { $face ->
    [1] ásana
    [2] tvistana
    [3] þristana
    [4] fjarkana
    [5] fimmurnar
   *[6] sexurnar
}
coach-enter = Skráðu { $points } í reitinn { $box }
coach-call = Nefndu reitinn { $box }

## Reasons

coach-why-only = reglurnar leyfa ekkert annað
coach-why-others-zero = allir aðrir reitir fengju núll
coach-why-others-less = enginn annar reitur gefur jafnmörg stig
coach-why-full = meira getur reiturinn { $box } aldrei gefið
coach-why-enter-less = ef þú skráir { $points } í reitinn { $box } í staðinn kostar það { $less } stig að meðaltali
coach-why-enter-same = ef þú skráir { $points } í reitinn { $box } í staðinn er það nokkurn veginn jafngott
coach-why-zero-less = ef þú núllar reitinn { $box } í staðinn kostar það { $less } stig að meðaltali
coach-why-zero-same = ef þú núllar reitinn { $box } í staðinn er það nokkurn veginn jafngott
coach-why-keep-less = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} í staðinn kostar það { $less } stig að meðaltali
coach-why-keep-same = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} í staðinn er það nokkurn veginn jafngott
coach-why-throw-all-less = ef þú kastar öllum teningum í staðinn kostar það { $less } stig að meðaltali
coach-why-throw-all-same = ef þú kastar öllum teningum í staðinn er það nokkurn veginn jafngott
coach-why-call-less = ef þú nefnir reitinn { $box } í staðinn kostar það { $less } stig að meðaltali
coach-why-call-same = ef þú nefnir reitinn { $box } í staðinn er það nokkurn veginn jafngott
coach-why-chance = ef þú stefnir bara á reitinn { $box } tekst það í { $chance } tilfella
coach-why-points = ef þú stefnir bara á reitinn { $box } gefur það { $points } stig að meðaltali
coach-why-extra = ef þú stefnir aftur á { $box } tekst það í { $chance } tilfella og gefur { $extra } aukastig

## What comes with it

coach-also-bonus-needs = þig vantar enn { $points } stig í bónusinn
coach-also-bonus-left = þá vantar { $points } stig í bónusinn
coach-also-extra = það gefur { $points } aukastig
coach-also-bonus-earned = það gefur bónusinn
coach-also-saves-chips = það gefur { $chips ->
    [1] spilapening
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}
coach-also-takes-chip = það er spilapeningsins virði

## Where values are estimated

coach-fitted = { $clause } (mat, skeikar mest { $error ->
    [one] { $error } stigi
   *[other] { $error } stigum
})
coach-estimated = { $clause } (gróft mat)

## What someone plays for, chosen and told at the table

goal-title = Markmiðið þitt
goal-mean = sem flest stig
goal-total = ákveðinn stigafjöldi
goal-total-of = minnst { $total } stig
goal-total-label = Stigafjöldi
goal-record = nýtt persónulegt met
goal-win = að vinna
goal-hint = Þjálfarinn ráðleggur eftir þessu markmiði og borðið sýnir líkurnar þínar.
# Beside the field for a number, where one is asked for
goal-hint-number = Aðeins fyrir ákveðinn stigafjölda.
goal-type-total = sláðu inn tölu fyrir stigafjöldann
goal-too-high = Með þessum reglum er mest hægt að fá { $most } stig.
goal-set = Setja þetta markmið
goal-key = Velja markmið
goal-no-record = Þú átt ekkert met með þessum reglum enn. Kláraðu leik fyrst eða veldu ákveðinn stigafjölda.
goal-line-mean = Markmið: sem flest stig
goal-line-total = Markmið: { $total } stig eða meira
goal-line-win = Markmið: að vinna
goal-line-chance = { $goal }. Líkur: { $chance }
goal-line-estimate = { $goal }. Líkur: um { $chance }
goal-line-mean-play = { $goal }. Líkur ef stefnt er að hæsta meðaltali: { $chance }
chance-about = um { $chance }
goal-hint-total = { $action }. Þá eru líkurnar á { $total ->
    [one] { $total } stigi
   *[other] { $total } stigum
} eða meira { $chance }.
goal-hint-win = { $action }. Þá eru líkurnar á sigri { $chance }.
goal-hint-other = { $hint } Næstbest er { $other }, þá eru líkurnar { $chance }.
goal-hint-estimate = { $hint } (Áætlað, ef þú stefnir að hæsta meðaltali eftir það.)
goal-hint-reached = Nú eru { $total } stig örugg, svo nú snýst þetta um að fá fleiri.
goal-hint-missed = { $total } stig nást ekki lengur, svo nú snýst þetta um að fá sem flest.
goal-hint-won = Sigurinn er þegar öruggur, svo nú snýst þetta um stigin.
goal-hint-lost = Sigur næst ekki lengur, svo nú snýst þetta um stigin.
goal-hint-points = Fyrir markmið þitt eru bestu kostirnir álíka góðir (líkur: { $chance }), svo nú snýst þetta um stigin.
goal-cost = Með þínu vali verða líkurnar { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: setja markmið; goal: sýna það
goal-plain-wrong = „{ $word }“ er ekki markmið. Skrifaðu goal mean, goal record, goal win, eða goal og tölu.
goal-report-total = Markmiðið var { $total } stig eða meira. Líkurnar voru { $start } í byrjun. Í prósentustigum: { $luck } vegna teninganna, { $cost } vegna valsins.
goal-report-win = Markmiðið var að vinna. Líkurnar voru { $start } í byrjun. Í prósentustigum: { $luck } vegna teninganna og hinna leikmannanna, { $cost } vegna valsins.
goal-reached = Náðist.
goal-missed = Náðist ekki.
goal-won = Sigur.
goal-shared = Sameiginlegur sigur.
goal-lost = Enginn sigur.
goal-worst = Ákvarðanir sem drógu mest úr líkunum
goal-better = { $cost ->
    [one] { $cost } prósentustigi
   *[other] { $cost } prósentustigum
} meiri líkur: { $best }
goal-report-estimate = Líkurnar í fyrstu lotunum eru áætlaðar.
goal-record-mean = { $total } stig nást í einum leik af { $mean } ef þú stefnir að hæsta meðaltali.
goal-record-both = { $total } stig nást í einum leik af { $mean } ef þú stefnir að hæsta meðaltali, og í einum af { $best } ef þú stefnir að þeim sjálfum.
goal-chances-exact = Nákvæmt ef allir stefna áfram að hæsta meðaltali.
goal-label = Markmið

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }“ er ekki markmið; skrifaðu { $goals }.
goal-for-total = minnst { $total } stig samtals
goal-for-every-total = öll heildarstig
goal-chance = Bestu líkur
goal-chance-of-mean = Stefnt að meðaltalinu
goal-best = Best: { $action }. Með besta leik eftir það eru líkurnar { $chance }.
goal-estimate = Þessar líkur eru taldar í leikjum sem voru leiknir áfram með hæsta meðaltal að markmiði; fyrir þennan leik og þetta spjald eru þær ekki reiknaðar nákvæmlega.
goal-exact-how = { $command } reiknar nákvæmar líkur á öllum heildarstigum.
goal-win-assumes = Gert er ráð fyrir að hinir stefni að hæsta meðaltali.
goal-against-missing = Til að stefna að sigri skaltu gefa upp spjald hvers mótherja með „--against“, eins og í --against "ones=3,yatzy=0".
goal-against-unused = „--against“ á við „--goal win“; gefðu upp hvort tveggja eða hvorugt.
