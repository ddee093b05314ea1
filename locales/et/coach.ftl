# The coach: what to do, and one reason. A friend who knows the game speaks. And the goal that it advises for.

## What the coach says

coach-move = { $action }.
coach-move-so = { $action }: { $brings }.
coach-hint = { $action }. { $why }.
coach-hint-also = { $action }. { $why }; { $also }.
coach-hint-so = { $action }: { $brings }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Paremat valikut ei ole.
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
coach-keep-one = Jäta alles ainult { $face }
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
coach-why-others-less = ükski teine lahter ei anna nii palju punkte
coach-why-full = see on kõige rohkem, mida lahter { $box } anda saab
coach-why-enter-less = kui märgid hoopis { $points } lahtrisse { $box }, kaotad keskmiselt { $less } punkti
coach-why-enter-same = kui märgid hoopis { $points } lahtrisse { $box }, on tulemus umbes sama hea
coach-why-zero-less = kui nullid hoopis lahtri { $box }, kaotad keskmiselt { $less } punkti
coach-why-zero-same = kui nullid hoopis lahtri { $box }, on tulemus umbes sama hea
coach-why-keep-less = kui jätad hoopis alles { $size ->
    [single] ainult { $dice }
   *[several] { $dice }
}, kaotad keskmiselt { $less } punkti
coach-why-keep-same = kui jätad hoopis alles { $size ->
    [single] ainult { $dice }
   *[several] { $dice }
}, on tulemus umbes sama hea
coach-why-throw-all-less = kui veeretad hoopis kõiki täringuid, kaotad keskmiselt { $less } punkti
coach-why-throw-all-same = kui veeretad hoopis kõiki täringuid, on tulemus umbes sama hea
coach-why-call-less = kui nimetad hoopis lahtri { $box }, kaotad keskmiselt { $less } punkti
coach-why-call-same = kui nimetad hoopis lahtri { $box }, on tulemus umbes sama hea
coach-why-chance = kui püüad ainult lahtrit { $box }, õnnestub see { $chance } tõenäosusega
coach-why-points = kui püüad ainult lahtrit { $box }, annab see keskmiselt { $points } punkti
coach-why-extra = veel üks { $box } õnnestub { $chance } tõenäosusega ja annab { $extra } lisapunkti

## What comes with it

coach-also-bonus-needs = boonuseks on sul vaja veel { $points } punkti
coach-also-bonus-left = boonusest jääb siis puudu { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
coach-also-extra = see annab { $points } lisapunkti
coach-also-bonus-earned = see toob boonuse
coach-also-saves-chips = see annab { $chips ->
    [one] ühe žetooni
   *[other] { $chips } žetooni
}
coach-also-takes-chip = see on žetooni väärt

## Where values are estimated

coach-fitted = { $clause } (hinnang, täpsus { $error ->
    [one] { $error } punkt
   *[other] { $error } punkti
})
coach-estimated = { $clause } (jäme hinnang)

## What someone plays for, chosen and told at the table

goal-title = Sinu eesmärk
goal-mean = võimalikult palju punkte
goal-total = kindel punktisumma
goal-total-of = vähemalt { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
goal-total-label = Punktisumma
goal-record = uus isiklik rekord
goal-win = võit
goal-hint = Treener annab nõu selle eesmärgi järgi ja laud näitab, kui tõenäoline see on.
# Beside the field for a number, where one is asked for
goal-hint-number = Ainult punktisumma jaoks.
goal-type-total = kirjuta punktisumma jaoks arv
goal-too-high = Nende reeglitega saab kõige rohkem { $most } punkti.
goal-set = Sea see eesmärk
goal-key = Vali eesmärk
goal-no-record = Nende reeglitega sul veel rekordit pole. Mängi enne üks mäng lõpuni või sea eesmärgiks punktisumma.
goal-line-mean = Eesmärk: võimalikult palju punkte
goal-line-total = Eesmärk: vähemalt { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
goal-line-win = Eesmärk: võit
goal-line-chance = { $goal }. Tõenäosus: { $chance }
goal-line-estimate = { $goal }. Tõenäosus: umbes { $chance }
goal-line-mean-play = { $goal }. Tõenäosus keskmise peale mängides: { $chance }
chance-about = umbes { $chance }
goal-hint-total = { $action }. Vähemalt { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
} tuleb siis { $chance } tõenäosusega.
goal-hint-win = { $action }. Võit tuleb siis { $chance } tõenäosusega.
goal-hint-other = { $hint } Paremuselt teine: { $other }, tõenäosus { $chance }.
goal-hint-estimate = { $hint } (Need on hinnangud, kui mängid edasi keskmise peale.)
goal-hint-reached = { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
} on juba kindel, nii et mängi suurema summa peale.
goal-hint-missed = { $total } punkti pole enam võimalik, nii et kogu punkte, nii palju kui saad.
goal-hint-won = Võit on juba kindel, nii et mängi punktide peale.
goal-hint-lost = Võita sa enam ei saa, nii et mängi punktide peale.
goal-hint-points = Sinu eesmärgi jaoks on parimad valikud umbes ühepalju väärt (tõenäosus: { $chance }), nii et mängi punktide peale.
goal-cost = Sinu valikuga on tõenäosus { $chance }.
goal-plain-help = goal 300, goal record, goal win, goal mean: sea eesmärk; goal: näita seda
goal-plain-wrong = „{ $word }” ei ole eesmärk. Kirjuta goal mean, goal record, goal win või goal ja arv.
goal-report-total = Eesmärk oli vähemalt { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}. Tõenäosus oli alguses { $start }: täringutest { $luck } protsendipunkti, valikutest { $cost }.
goal-report-win = Eesmärk oli võit. Tõenäosus oli alguses { $start }: täringutest ja teistest mängijatest { $luck } protsendipunkti, valikutest { $cost }.
goal-reached = Saavutatud.
goal-missed = Saavutamata.
goal-won = Võit.
goal-shared = Jagatud esikoht.
goal-lost = Võitu ei tulnud.
goal-worst = Valikud, mis tõenäosust enim vähendasid
goal-better = Tõenäosus { $cost } protsendipunkti võrra suurem: { $best }
goal-report-estimate = Esimeste käikude tõenäosused on hinnangud.
goal-record-mean = Keskmise peale mängides tuleb { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
} ühes mängus { $mean }-st.
goal-record-both = Keskmise peale mängides tuleb { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
} ühes mängus { $mean }-st, just selle summa peale mängides ühes { $best }-st.
goal-chances-exact = Täpsed, kui kõik mängivad edasi suurima keskmise peale.
goal-label = Eesmärk

## Goals on the command line: a total, or the win

goal-wrong = „{ $given }” ei ole eesmärk; kirjuta { $goals }.
goal-for-total = lõppsumma vähemalt { $total } punkti
goal-for-every-total = iga lõppsumma
goal-chance = Parim tõenäosus
goal-chance-of-mean = Mäng keskmise peale
goal-best = Parim: { $action }. Parima mänguga sealt edasi on tõenäosus { $chance }.
goal-estimate = Need tõenäosused on loendatud mängudes, mis on mängitud lõpuni suurima keskmise peale; selle mängu ja punktilehe jaoks neid täpselt ei arvutata.
goal-exact-how = { $command } arvutab iga lõppsumma täpsed tõenäosused.
goal-win-assumes = Eeldatakse, et teised mängivad suurima keskmise peale.
goal-against-missing = Et mängida võidu peale, anna iga vastase punktileht lipuga „--against”, näiteks --against "ones=3,yatzy=0".
goal-against-unused = „--against” käib koos lipuga „--goal win”; anna mõlemad või mitte kumbagi.
