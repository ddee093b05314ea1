# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Itt megszakad a lánc: ezt a sort, vagy valamit, amihez kötve van, megváltoztatták.
# $number: of the throw, from 1
record-no-such-throw = { $number }. dobás nem volt, így bájtok sem tartozhatnak hozzá.

# yatzy verify: a row each
verify-chain = Lánc
verify-chain-kept = ép: minden sor olyan, amilyennek leírták
verify-chain-none = nincs: a jegyzőkönyvet kézzel vagy egy régebbi változattal írták, a megváltoztatott sor nem látszana
verify-chain-broken = megszakadt
# The newest hash of the chain, by which a later game log is recognised
verify-head = Fej
verify-head-found = A jegyzőkönyv a feljegyzett fejtől folytatódik.
verify-head-missing = A feljegyzett fej nincs a jegyzőkönyvben, tehát ez másik játék vagy másik múlt.
verify-head-advice = Aki fájlt ír, a láncát is megírhatja; többet mutat egy fej, amelyet egy eszköz a játék közben feljegyzett: --head.
verify-bad-head = „{ $given }” nem fej; add meg az asztalnál mutatott 64 hexadecimális számjegyet.
verify-no-secret = A játéknak vége, de a jegyzőkönyvben nincs titok, így a kockák nem ellenőrizhetők.
help-verify-head = Egy fej, amelyet egy eszköz a játék közben feljegyzett
web-head = A jegyzőkönyv feje
web-head-hint = Ez az eszköz feljegyzi a legújabb fejet. Más múltú jegyzőkönyvben az nincs meg.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = A tisztességes kockák 100 játékból { $games } játékban legalább ennyire egyenetlenek.

# yatzy export, yatzy import
help-export = Minden játékot, befejezettet és befejezetlent, egy fájlba ír
help-export-file = A megírandó fájl; még nem létezhet
help-import = Átveszi a játékokat egy fájlból, amelyet a „yatzy export” írt
help-import-file = Az exportált fájl
export-done = Kiírt játékok: { $count }
export-there = „{ $path }” már létezik; válassz másik nevet, hogy semmi se vesszen el.
import-done = Új játékok: { $count }. Már itt voltak: { $known }.
import-not = Ez nem olyan fájl, amilyet ennek a változatnak a „yatzy export” parancsa ír.
import-line = { $line }. sor: nem olvasható játékként, ezért semmi sem került be.
export-unwritable = „{ $path }” nem írható ({ $detail }); válassz másik helyet.
