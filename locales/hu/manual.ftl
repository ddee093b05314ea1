# “yatzy help”, what is said of a slip of the hand, and the manual pages.

help-help-command = Elmagyarázza a programot vagy az egyik parancsát
help-help-name = A parancs, amelyet elmagyaráz
help-examples = Példák
usage-unknown-command-near = Nincs ilyen parancs: „{ $given }”; talán „{ $near }”?
option-unknown-near = Nincs ilyen beállítás: „{ $option }”; talán „{ $near }”?

man-files = Fájlok
man-environment = Környezeti változók
man-exit = Kilépési kód

man-file-house = Az összes játék. A fájl az adatmappában van.
man-file-tables = Tökéletes játék, amelyet sokáig tartott kiszámolni; a „yatzy solve” tartja itt.

man-variable-data = Az adatmappa, ha a --data nem ad meg egyet.
man-variable-xdg = A mappa, amelyben a programok az adataikat tartják; az adatmappa ezen belül a „yatzy”.
man-variable-lang = A nyelv, ha a --lang nem ad meg egyet. Az első beállított változó számít.
man-variable-no-colour = Ha be van állítva, a terminálos játék nem használ színeket.

man-exit-done = Kész, vagy a válasz „igen”.
man-exit-no = A válasz „nem”: egy jegyzőkönyv megszeg egy szabályt, vagy a kockái nem egyeznek a bizonyítékkal.
man-exit-wrong = A parancsban vagy egy fájlban valami hibás volt; egy mondat megmondja, mi.
