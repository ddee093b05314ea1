# Games that move between devices, and a house that lies inside a browser

# A page of the house inside a browser, and the link to it: all games become a file there, and come back from one.
moving-title = Salvesta ja vii mänge kaasa

# A heading, and below it what the button does.
moving-save = Salvesta kõik mängud
moving-save-words = Kõik selle seadme mängud ühes failis: hoia seda kindlas kohas või vii teise seadmesse. Ka „yatzy import” loeb seda.
moving-save-button = Salvesta failina

# Small print below that button: the file tells which dice are thrown next.
moving-secret = Fail reedab pooleliolevate mängude täringud. Ära näita seda neile, kelle vastu mängid.

# A heading, and below it what may be brought.
moving-bring = Too mänge sisse
moving-bring-words = Fail, mis salvestati siin või mille kirjutas „yatzy export”, või ühe mängu protokoll. Mängud, mis on juba siin, jäävad nii, nagu on.

# The label of a field that chooses a file.
moving-file = Fail
moving-bring-button = Too sisse

# The button was pressed without a file.
moving-nothing = Vali enne fail.
moving-not-games = Selles failis pole mänge, mida saaks sisse tuua.

# Below the dice of a game that is over, where the house lies inside the browser.
alone-dice = Need täringud ei tõesta teistele midagi: nende saladus on selles seadmes, nende juures, kes siin mängivad.

# On the form for a new game, where the house lies inside the browser. { $command } is what someone types to start a server.
alone-others = Siin mängivad kõik selles ühes seadmes. Mitmes seadmes mängimiseks käivitab keegi serveri: { $command }
