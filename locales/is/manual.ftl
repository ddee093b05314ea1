# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Skýra forritið eða eina af skipunum þess
help-help-name = Skipunin sem á að skýra
help-examples = Dæmi
usage-unknown-command-near = Engin skipun heitir „{ $given }“; áttirðu við „{ $near }“?
option-unknown-near = Enginn valkostur heitir „{ $option }“; áttirðu við „{ $near }“?

man-files = Skrár
man-environment = Umhverfisbreytur
man-exit = Skilakóði

man-file-house = Allir leikir. Skráin er í gagnamöppunni.
man-file-tables = Fullkominn leikur sem langan tíma tók að reikna út; „yatzy solve“ geymir hann hér.

man-variable-data = Gagnamappan, nema hún sé gefin upp með --data.
man-variable-xdg = Mappan þar sem forrit geyma gögn sín; gagnamappan er „yatzy“ í henni.
man-variable-lang = Tungumálið, nema það sé gefið upp með --lang. Fyrsta breytan sem er stillt gildir.
man-variable-no-colour = Ef hún er stillt notar leikurinn í skipanaglugga enga liti.

man-exit-done = Lokið, eða svarið er já.
man-exit-no = Svarið er nei: leikskýrsla brýtur reglu, eða teningar hennar stemma ekki við sönnunina.
man-exit-wrong = Eitthvað í skipuninni eða í skrá var rangt; setning segir hvað það var.
