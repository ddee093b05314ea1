# yatzy --help and its like

help-about = Yatzy: minden szabálylap szabályai, játékkal, pontozással, magyarázattal.
help-usage = Használat: { $usage }
help-commands = Parancsok
help-arguments = Argumentumok
help-options = Kapcsolók
help-everywhere = Mindenhol
help-more = Egy parancsról többet mond: „{ $command } COMMAND --help”.

help-help = Megmutatja ezt a súgót
help-version = Megmutatja a változatot
help-lang = Ezt a nyelvet használja: { $langs }
help-json = JSON-ban válaszol
help-data = Ebben a mappában tartja a program adatait (vagy YATZY_DATA)
help-rules-flag = A szabályok: egy kiadás kódja vagy egy szabályfájl útvonala
help-set = A szabályok egy beállítása kézzel; ismételhető

help-rules = Felsorolja a játékokat és kiadásokat, vagy elmagyaráz egyet
help-rules-id = A kiadás, amelyet elmagyaráz
help-rules-game = Csak ennek a játéknak a kiadásait sorolja fel
help-rules-in = Csak ennek a nyelvnek a kiadásait sorolja fel

help-score = Megmutatja, mennyit érnek a kockák az egyes mezőkben
help-score-hand = A kockák, például 6-6-6-5-5, 66655 vagy "6 6 6 5 5"; „-” esetén a szabványos bemenet minden sora egy dobás, és mindegyikre egy JSON-sor a válasz

help-replay = Ellenőriz egy jegyzőkönyvet, és megmutatja: pontozólap, helyezések, minden kör
help-replay-file = A jegyzőkönyv
