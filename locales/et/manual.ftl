# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Selgita programmi või üht selle käskudest
help-help-name = Käsk, mida selgitada
help-examples = Näited
usage-unknown-command-near = Käsku „{ $given }” ei ole; kas mõtlesid „{ $near }”?
option-unknown-near = Reeglivalikut „{ $option }” ei ole; kas mõtlesid „{ $near }”?

man-files = Failid
man-environment = Keskkonnamuutujad
man-exit = Väljumiskood

man-file-house = Kõik mängud. Fail on andmekaustas.
man-file-tables = Täiuslik mäng, mille arvutamine võttis kaua aega; „yatzy solve” hoiab seda siin.

man-variable-data = Andmekaust, kui seda ei anta lipuga --data.
man-variable-xdg = Kaust, kus programmid hoiavad oma andmeid; andmekaust on selle alamkaust „yatzy”.
man-variable-lang = Keel, kui seda ei anta lipuga --lang. Kehtib esimene muutuja, mis on määratud.
man-variable-no-colour = Kui see on määratud, ei kasuta terminalimäng värve.

man-exit-done = Tehtud või on vastus jah.
man-exit-no = Vastus on ei: protokoll rikub mõnd reeglit või ei klapi selle täringud tõendiga.
man-exit-wrong = Käsus või mõnes failis oli midagi valesti; lause ütleb, mis.
