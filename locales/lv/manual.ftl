# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Izskaidrot programmu vai kādu no tās komandām
help-help-name = Izskaidrojamā komanda
help-examples = Piemēri
usage-unknown-command-near = Nav komandas “{ $given }”; varbūt “{ $near }”?
option-unknown-near = Nav iestatījuma “{ $option }”; varbūt “{ $near }”?

man-files = Faili
man-environment = Vides mainīgie
man-exit = Izejas kods

man-file-house = Visas spēles. Fails atrodas datu mapē.
man-file-tables = Ideāla spēle, kas bija ilgi jārēķina; to šeit glabā “yatzy solve”.

man-variable-data = Datu mape, ja tā nav norādīta ar --data.
man-variable-xdg = Mape, kurā programmas glabā savus datus; datu mape tajā ir “yatzy”.
man-variable-lang = Valoda, ja tā nav norādīta ar --lang. Spēkā ir pirmais iestatītais mainīgais.
man-variable-no-colour = Ja mainīgais ir iestatīts, spēle terminālī nelieto krāsas.

man-exit-done = Izdarīts, vai arī atbilde ir “jā”.
man-exit-no = Atbilde ir “nē”: protokolā pārkāpts kāds noteikums, vai arī tā kauliņi nesakrīt ar pierādījumu.
man-exit-wrong = Kaut kas komandā vai failā bija nepareizs; kas tieši, pasaka paziņojums.
