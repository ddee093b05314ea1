# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }; { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Sellest paremat valikut ei ole.
coach-may = Kas treenerilt tohib küsida?
coach-may-usual = Kui kõik mängivad selles seadmes
coach-may-yes = Jah
coach-may-no = Ei
coach-absent = Treener seda mängu veel ei tunne.
coach-thinking = Treener mõtleb…
coach-ask = Küsi treenerilt

## Moves

coach-throw = Veereta kõiki täringuid
coach-throw-again = Veereta kõiki täringuid uuesti
coach-keep = Jäta alles { $dice }
coach-keep-one = Jäta alles täring, mis näitab { $face }
coach-keep-alike = Jäta { $face ->
    [1] ühed
    [2] kahed
    [3] kolmed
    [4] neljad
    [5] viied
   *[6] kuued
} alles
coach-enter = Märgi { $points } lahtrisse { $box }
coach-call = Nimeta lahter { $box }

## Reasons

coach-why-only = reeglid muud ei luba
coach-why-others-zero = kõik muud lahtrid saaksid nulli
coach-why-others-less = ükski teine lahter ei anna sama palju
coach-why-full = lahter { $box } rohkem anda ei saa
coach-why-enter-less = kui märgid { $points } lahtrisse { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-enter-same = kui märgid { $points } lahtrisse { $box }, on tulemus umbes sama
coach-why-zero-less = kui märgid nulli lahtrisse { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-zero-same = kui märgid nulli lahtrisse { $box }, on tulemus umbes sama
coach-why-keep-less = kui jätad alles { $size ->
    [single] ainult ühe { $dice }
   *[several] { $dice }
}, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-keep-same = kui jätad alles { $size ->
    [single] ainult ühe { $dice }
   *[several] { $dice }
}, on tulemus umbes sama
coach-why-throw-all-less = kui veeretad kõiki täringuid, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-throw-all-same = kui veeretad kõiki täringuid, on tulemus umbes sama
coach-why-call-less = kui nimetad lahtri { $box }, on lõppsumma keskmiselt { $less } võrra väiksem
coach-why-call-same = kui nimetad lahtri { $box }, on tulemus umbes sama
coach-why-chance = kui püüad ainult lahtrit { $box }, õnnestub see { $chance } tõenäosusega
coach-why-chance-chips = kui püüad ainult lahtrit { $box }, õnnestub see muude žetoonideta { $chance } tõenäosusega
coach-why-points = kui püüad ainult lahtrit { $box }, annab see keskmiselt { $points }
coach-why-points-chips = kui püüad ainult lahtrit { $box }, annab see muude žetoonideta keskmiselt { $points }
coach-why-extra = veel üks { $box } õnnestub { $chance } tõenäosusega ja annab { $extra } lisaks

## What comes with it

coach-also-bonus-needs = boonuseks on sul vaja veel { $points }
coach-also-bonus-left = boonusest jääb siis puudu { $points }
coach-also-extra = see annab { $points } lisaks
coach-also-bonus-earned = see toob boonuse
coach-also-saves-chips = see annab { $chips ->
    [one] ühe žetooni
   *[other] { $chips } žetooni
}
coach-also-takes-chip = see on žetooni väärt

## Where values are estimated

coach-fitted = { $clause } (hinnang, täpsus { $error } punkti)
coach-estimated = { $clause } (jäme hinnang)

## What someone plays for, chosen and told at the table

goal-title = Mille nimel mängid
goal-mean = võimalikult palju punkte
goal-total = lõppsumma
goal-total-of = vähemalt { $total }
goal-total-label = Lõppsumma
goal-record = uus enda rekord
goal-win = võit
goal-hint = Treener annab nõu selle järgi ja laud näitab su tõenäosust.
# Beside the field for a number, where one is asked for
goal-hint-number = Arv käib lõppsumma kohta.
goal-type-total = lõppsumma jaoks kirjuta arv
goal-too-high = Nende reeglitega saab kõige rohkem { $most } punkti.
goal-set = Mängi selle nimel
goal-key = Vali, mille nimel mängid
goal-no-record = Nende reeglitega sul veel rekordit pole. Mängi enne üks mäng lõpuni või mängi lõppsumma nimel.
goal-line-mean = Eesmärk: võimalikult palju punkte
goal-line-total = Eesmärk: vähemalt { $total }
goal-line-win = Eesmärk: võit
goal-line-chance = { $goal } – { $chance }
goal-line-estimate = { $goal } – umbes { $chance }
goal-hint-total = { $action }: { $total } tuleb { $chance } tõenäosusega.
goal-hint-win = { $action }: võit tuleb { $chance } tõenäosusega.
goal-hint-other = { $hint } Paremuselt teine: { $other }, tõenäosusega { $chance }.
goal-hint-estimate = { $hint } (Hinnangulised tõenäosused.)
goal-hint-reached = { $total } on juba kindel; nüüd loevad punktid.
goal-hint-missed = { $total } pole enam võimalik; nüüd loevad punktid.
goal-hint-won = Võit on juba kindel; nüüd loevad punktid.
goal-hint-lost = Võit pole enam võimalik; nüüd loevad punktid.
goal-cost = Su valikuga jääb { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: mille nimel mängid; goal: näitab seda
goal-plain-wrong = „{ $word }” nimel ei saa mängida. Ütle goal mean, goal record, goal win või goal ja arv.
goal-report-total = Eesmärk { $total }: alguses { $start }, täringutest { $luck }, valikutest { $cost }.
goal-report-win = Eesmärk võit: alguses { $start }, täringutest ja teistest { $luck }, valikutest { $cost }.
goal-reached = Saavutatud.
goal-missed = Saavutamata.
goal-won = Võit.
goal-shared = Jagatud võit.
goal-lost = Võitu ei tulnud.
goal-worst = Mis võttis kõige rohkem võimalusi
goal-better = { $cost } rohkem: { $best }
goal-report-estimate = Esimeste käikude tõenäosused on hinnangud.
goal-record-mean = { $total }: keskmise nimel mängides ühes mängus { $mean }-st.
goal-record-both = { $total }: keskmise nimel mängides ühes mängus { $mean }-st, selle nimel mängides ühes { $best }-st.
goal-chances-exact = Täpsed, kui kõik mängivad edasi suurima keskmise nimel.
goal-label = Eesmärk

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }” nimel ei saa mängida; kirjuta { $goals }.
goal-for-total = lõppsumma vähemalt { $total }
goal-for-every-total = iga lõppsumma
goal-for-win = võit
goal-chance = Parim tõenäosus
goal-chance-of-mean = Mäng keskmise nimel
goal-best = Parim: { $action }. Parima mänguga pärast seda on tõenäosus { $chance }.
goal-estimate = Need tõenäosused on hinnang normaaljaotuse järgi, selle põhjal, mis on veel tulemas keskmiselt ja millise hajuvusega; selle mängu ja punktilehe jaoks neid täpselt ei arvutata.
goal-win-assumes = Eeldatakse, et teised mängivad suurima keskmise nimel.
goal-against-missing = Et mängida võidu nimel, anna iga vastase punktileht lipuga „--against”, näiteks --against "ones=3,yatzy=0".
goal-against-unused = „--against” käib koos lipuga „--goal win”; anna mõlemad või mitte kumbagi.
