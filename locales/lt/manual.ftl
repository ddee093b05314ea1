# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Paaiškinti programą arba vieną iš jos komandų
help-help-name = Komanda, kurią reikia paaiškinti
help-examples = Pavyzdžiai
usage-unknown-command-near = Nėra komandos „{ $given }“; gal „{ $near }“?
option-unknown-near = Nėra parinkties „{ $option }“; gal „{ $near }“?

man-files = Failai
man-environment = Aplinkos kintamieji
man-exit = Išėjimo kodas

man-file-house = Visi žaidimai. Failas yra duomenų aplanke.
man-file-tables = Tobulas žaidimas, kurį teko ilgai skaičiuoti; jį čia laiko „yatzy solve“.

man-variable-data = Duomenų aplankas, jei jis nenurodytas su --data.
man-variable-xdg = Aplankas, kuriame programos laiko savo duomenis; duomenų aplankas jame yra „yatzy“.
man-variable-lang = Kalba, jei ji nenurodyta su --lang. Galioja pirmasis nustatytas kintamasis.
man-variable-no-colour = Jei kintamasis nustatytas, žaidimas terminale nenaudoja spalvų.

man-exit-done = Atlikta arba atsakymas yra „taip“.
man-exit-no = Atsakymas yra „ne“: protokole pažeista taisyklė arba jo kauliukai nesutampa su įrodymu.
man-exit-wrong = Kažkas komandoje arba faile buvo negerai; kas būtent, pasako pranešimas.
