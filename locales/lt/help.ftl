# yatzy --help and its like

help-about = Yatzy: kiekvieno lapelio taisyklės – žaisti, skaičiuoti ir aiškinti.
help-usage = Naudojimas: { $usage }
help-commands = Komandos
help-arguments = Argumentai
help-options = Parinktys
help-everywhere = Visur
help-more = Daugiau apie komandą pasako „{ $command } COMMAND --help“.

help-help = Parodyti šią pagalbą
help-version = Parodyti versiją
help-lang = Naudoti šią kalbą: { $langs }
help-json = Atsakyti JSON
help-data = Programos duomenis laikyti šiame aplanke (arba YATZY_DATA)
help-rules-flag = Taisyklės: leidimo kodas arba kelias iki taisyklių failo
help-set = Nustatyti taisyklių parinktį ranka; galima kartoti

help-rules = Parodyti žaidimų ir leidimų sąrašą arba paaiškinti vieną
help-rules-id = Leidimas, kurį reikia paaiškinti
help-rules-game = Rodyti tik šio žaidimo leidimus
help-rules-in = Rodyti tik šios kalbos leidimus

help-score = Parodyti, kiek derinys duoda kiekviename langelyje
help-score-hand = Derinys, pavyzdžiui, 6-6-6-5-5, 66655 arba "6 6 6 5 5"; su „-“ kiekviena standartinės įvesties eilutė yra derinys, o atsakymas – JSON eilutė

help-replay = Patikrinti protokolą ir parodyti jį: taškų lapą, vietas, visus ėjimus
help-replay-file = Protokolas
