# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Selitä ohjelma tai jokin sen komennoista
help-help-name = Selitettävä komento
help-examples = Esimerkkejä
usage-unknown-command-near = Komentoa ”{ $given }” ei ole; tarkoititko ”{ $near }”?
option-unknown-near = Valintaa ”{ $option }” ei ole; tarkoititko ”{ $near }”?

man-files = Tiedostot
man-environment = Ympäristömuuttujat
man-exit = Paluuarvo

man-file-house = Kaikki pelit. Tiedosto on tietokansiossa.
man-file-tables = Täydellinen peli, jonka laskeminen kesti kauan; ”yatzy solve” tallentaa sen tänne.

man-variable-data = Tietokansio, ellei sitä anneta valitsimella --data.
man-variable-xdg = Kansio, jossa ohjelmat pitävät tietojaan; tietokansio on sen alikansio ”yatzy”.
man-variable-lang = Kieli, ellei sitä anneta valitsimella --lang. Ensimmäinen asetettu muuttuja ratkaisee.
man-variable-no-colour = Jos tämä on asetettu, päätepeli ei käytä värejä.

man-exit-done = Valmis, tai vastaus on kyllä.
man-exit-no = Vastaus on ei: pelitallenne rikkoo sääntöä, tai sen nopat eivät täsmää todisteensa kanssa.
man-exit-wrong = Komennossa tai tiedostossa oli jotain väärin; ilmoitus kertoo, mitä.
