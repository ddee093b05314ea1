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
coach-why-others-less = enginn annar reitur gefur jafn mikið
coach-why-full = reiturinn { $box } getur ekki gefið meira
coach-why-enter-less = ef þú skráir { $points } í reitinn { $box } endarðu { $less } lægra að meðaltali
coach-why-enter-same = ef þú skráir { $points } í reitinn { $box } verður útkoman svipuð
coach-why-zero-less = með núlli í reitnum { $box } endarðu { $less } lægra að meðaltali
coach-why-zero-same = með núlli í reitnum { $box } verður útkoman svipuð
coach-why-keep-less = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} endarðu { $less } lægra að meðaltali
coach-why-keep-same = ef þú geymir { $size ->
    [single] bara { $dice }
   *[several] { $dice }
} verður útkoman svipuð
coach-why-throw-all-less = ef þú kastar öllum teningum endarðu { $less } lægra að meðaltali
coach-why-throw-all-same = ef þú kastar öllum teningum verður útkoman svipuð
coach-why-call-less = ef þú nefnir reitinn { $box } endarðu { $less } lægra að meðaltali
coach-why-call-same = ef þú nefnir reitinn { $box } verður útkoman svipuð
coach-why-chance = ef þú stefnir bara á reitinn { $box } tekst það í { $chance } tilfella
coach-why-chance-chips = ef þú stefnir bara á reitinn { $box } tekst það í { $chance } tilfella án fleiri spilapeninga
coach-why-points = ef þú stefnir bara á reitinn { $box } gefur það { $points } að meðaltali
coach-why-points-chips = ef þú stefnir bara á reitinn { $box } gefur það { $points } að meðaltali án fleiri spilapeninga
coach-why-extra = ef þú stefnir aftur á { $box } tekst það í { $chance } tilfella og gefur { $extra } aukalega

## What comes with it

coach-also-bonus-needs = þig vantar enn { $points } í bónusinn
coach-also-bonus-left = þá vantar { $points } í bónusinn
coach-also-extra = það gefur { $points } aukalega
coach-also-bonus-earned = það gefur bónusinn
coach-also-saves-chips = það gefur { $chips ->
    [1] spilapening
    [one] { $chips } spilapening
   *[other] { $chips } spilapeninga
}
coach-also-takes-chip = það er spilapeningsins virði

## Where values are estimated

coach-fitted = { $clause } (mat, skeikar mest { $error })
coach-estimated = { $clause } (gróft mat)

## What someone plays for, chosen and told at the table

goal-title = Að hverju þú stefnir
goal-mean = sem flest stig
goal-total = heildarstig
goal-total-of = minnst { $total }
goal-total-label = Heildarstigin
goal-record = nýtt eigið met
goal-win = sigurinn
goal-hint = Þjálfarinn ráðleggur eftir því og borðið sýnir líkurnar þínar.
# Beside the field for a number, where one is asked for
goal-hint-number = Talan á við heildarstig.
goal-type-total = skrifaðu tölu fyrir heildarstig
goal-too-high = Með þessum reglum er mest hægt að fá { $most } stig.
goal-set = Stefna að þessu
goal-key = Velja að hverju þú stefnir
goal-no-record = Þú átt ekkert met með þessum reglum enn. Kláraðu leik fyrst eða stefndu að heildarstigum.
goal-line-mean = Stefnt að sem flestum stigum
goal-line-total = Stefnt að { $total } eða meira
goal-line-win = Stefnt að sigri
goal-line-chance = { $goal }: { $chance }
goal-line-estimate = { $goal }: um { $chance }
goal-hint-total = { $action }: { $chance } á { $total }.
goal-hint-win = { $action }: { $chance } á sigri.
goal-hint-other = { $hint } Næstbest: { $other }, með { $chance } líkum.
goal-hint-estimate = { $hint } (Áætlaðar líkur.)
goal-hint-reached = { $total } er þegar öruggt; nú gilda stigin.
goal-hint-missed = { $total } næst ekki lengur; nú gilda stigin.
goal-hint-won = Sigurinn er þegar öruggur; nú gilda stigin.
goal-hint-lost = Sigurinn næst ekki lengur; nú gilda stigin.
goal-cost = Með þínu vali verða líkurnar { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: að hverju þú stefnir; goal: sýnir það
goal-plain-wrong = „{ $word }“ er ekki hægt að stefna að. Segðu goal mean, goal record, goal win eða goal og tölu.
goal-report-total = Stefnt að { $total }: { $start } í byrjun, { $luck } af teningunum, { $cost } af valinu.
goal-report-win = Stefnt að sigri: { $start } í byrjun, { $luck } af teningunum og hinum, { $cost } af valinu.
goal-reached = Náðist.
goal-missed = Náðist ekki.
goal-won = Sigur.
goal-shared = Deildur sigur.
goal-lost = Enginn sigur.
goal-worst = Hvað kostaði mestar líkur
goal-better = { $cost } meira: { $best }
goal-report-estimate = Líkurnar í fyrstu lotunum eru áætlaðar.
goal-record-mean = { $total }: með því að stefna að meðaltalinu næst það í einum leik af { $mean }.
goal-record-both = { $total }: með því að stefna að meðaltalinu næst það í einum leik af { $mean }, með því að stefna að því sjálfu í einum af { $best }.
goal-chances-exact = Nákvæmt ef allir stefna áfram að hæsta meðaltali.
goal-label = Markmið

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }“ er ekki hægt að stefna að; skrifaðu { $goals }.
goal-for-total = heildarstig minnst { $total }
goal-for-every-total = öll heildarstig
goal-for-win = sigurinn
goal-chance = Bestu líkur
goal-chance-of-mean = Stefnt að meðaltalinu
goal-best = Best: { $action }. Með besta leik eftir það eru líkurnar { $chance }.
goal-estimate = Þessar líkur eru mat samkvæmt normaldreifingu, út frá meðaltali og dreifingu þess sem eftir er; fyrir þennan leik og þetta spjald eru þær ekki reiknaðar nákvæmlega.
goal-win-assumes = Gert er ráð fyrir að hinir stefni að hæsta meðaltali.
goal-against-missing = Til að stefna að sigri skaltu gefa upp spjald hvers mótherja með „--against“, eins og í --against "ones=3,yatzy=0".
goal-against-unused = „--against“ á við „--goal win“; gefðu upp hvort tveggja eða hvorugt.
