# yatzy solve, and perfect play wherever it is asked for

## Numbers

percent = { $number }%
seconds = { $seconds ->
    [1] ein sekúnda
    [one] { $seconds } sekúnda
   *[other] { $seconds } sekúndur
}
minutes = { $minutes ->
    [1] ein mínúta
    [one] { $minutes } mínúta
   *[other] { $minutes } mínútur
}
hours = { $hours ->
    [1] ein klukkustund
    [one] { $hours } klukkustund
   *[other] { $hours } klukkustundir
}
number-wrong = { $flag } getur ekki verið „{ $given }“; gefðu upp heila tölu frá { $low } til { $high }.

## On the way

solving = Reikna
solving-statistics = Reikna meðaltöl
solve-takes = Tíminn sem það tekur að reikna þennan leik út er um það bil { $time } (þræðir: { $threads }, reiknitími: { $cpu }), minni { $memory } og diskpláss { $disk }, í { $path }. Stöðva má verkið; næst heldur það áfram eftir síðustu loknu lotu.
solve-resumes = Held áfram með töflu sem byrjað var á áður.

## What goes wrong

solve-first = Ekki er enn búið að reikna út fullkominn leik hér; „yatzy solve“ með sömu reglum gerir það einu sinni: reiknitími um { $time }, diskpláss { $disk }.
solve-too-many-cells = Reitirnir á þessari blokk eru of margir til að fara í gegnum ({ $cells }): fullkominn leikur er þekktur þegar þeir eru mest { $most }.
data-no-folder = Enginn staður er fyrir gögn forritsins, því að kerfið nefnir enga heimamöppu; gefðu hana upp með --data DIR eða YATZY_DATA.
data-unwritable = Ekki er hægt að búa til möppuna „{ $path }“ ({ $detail }); gefðu upp aðra með --data DIR eða YATZY_DATA.
table-io = Ekki er hægt að lesa eða skrifa töfluna ({ $detail }).
table-not-a-table = Þetta er ekki gildatafla; eyddu henni og „yatzy solve“ gerir nýja.
table-version = Þessi tafla er af gerð { $found }, sem þetta forrit les ekki; eyddu henni og „yatzy solve“ gerir nýja.
table-other-rules = Þessi tafla var gerð fyrir aðrar reglur; eyddu henni og „yatzy solve“ gerir nýja.
table-length = Þessi tafla er { $found } bæti í stað { $expected }; eyddu henni og „yatzy solve“ gerir nýja.
table-damaged = Þessi tafla er skemmd við bæti { $at }; eyddu henni og „yatzy solve“ gerir nýja.

## The answer

solve-title = Fullkominn leikur í { $title }
solve-expected = Vænt heildarstig
solve-deviation = Staðalfrávik
solve-bonus-chance = Líkur á bónus
solve-states = Stöður
solve-error = Reikniskekkja
solve-at-most = undir { $error }
solve-time = Tími fyrir heildarstigin
solve-time-all = Tími fyrir allt
solve-seconds = { $wall } s, reiknitími { $cpu } s
solve-box = Reitur
solve-mean = Meðaltal
solve-zero = Núll
solve-share = Hlutfall
solve-percentiles = Hlutfall leikja sem enda í mesta lagi í
solve-percentiles-simulated = Hlutfall hermdra leikja ({ $games }) sem enduðu í mesta lagi í

help-solve = Reikna út fullkominn einleik: vænt heildarstig, frávik, hvern reit
help-solve-distribution = Einnig líkurnar á hverjum heildarstigum
help-solve-expected-only = Aðeins vænt heildarstig, eins hratt og hægt er
help-solve-table = Geyma gildatöflu í gagnamöppunni; alltaf gert fyrir stóra leiki
help-threads = Nota svona marga þræði; svarið er alltaf það sama
help-completions = Prenta útfyllingar fyrir skel
help-completions-shell = Skelin: { $shells }
completions-unknown = Engar útfyllingar eru til fyrir „{ $shell }“; skeljarnar eru { $shells }.
help-man = Skrifa handbókarsíðurnar í möppu
help-man-folder = Mappan
man-unwritable = Ekki er hægt að skrifa handbókarsíðurnar í „{ $path }“ ({ $detail }).
