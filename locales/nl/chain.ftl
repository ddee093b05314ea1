# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = De keten breekt hier: deze regel, of iets waaraan die gebonden is, is veranderd.
# $number: of the throw, from 1
record-no-such-throw = Worp { $number } is nooit gedaan, dus er kunnen geen bytes bij horen.

# yatzy verify: a row each
verify-chain = Keten
verify-chain-kept = heel: elke regel is zoals hij geschreven is
verify-chain-none = geen: het verslag is met de hand of door een oudere versie geschreven, dus een veranderde regel zou niet opvallen
verify-chain-broken = gebroken
# The newest hash of the chain, by which a later game log is recognised
verify-head = Kop
verify-head-found = Het verslag gaat verder vanaf de kop die je hebt genoteerd.
verify-head-missing = De kop die je hebt genoteerd, staat niet in het verslag, dus dit is een ander spel of een ander verleden.
verify-head-advice = Wie een bestand schrijft, kan ook de keten schrijven; een kop die een apparaat tijdens het spel noteerde, laat meer zien: --head.
verify-bad-head = “{ $given }” is geen kop; geef de 64 hexadecimale cijfers op die aan tafel te zien waren.
verify-no-secret = Het spel is afgelopen, maar het geheim staat niet in het verslag, dus de dobbelstenen zijn niet te controleren.
help-verify-head = Een kop die een apparaat tijdens het spel noteerde
web-head = Kop van het verslag
web-head-hint = Dit apparaat noteert de nieuwste kop. Een verslag met een ander verleden heeft die niet.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Eerlijke dobbelstenen zijn in { $games } van de 100 spellen minstens zo ongelijk.

# yatzy export, yatzy import
help-export = Schrijf alle spellen, af of niet, in één bestand
help-export-file = Het bestand om te schrijven; het mag nog niet bestaan
help-import = Neem de spellen over uit een bestand dat “yatzy export” schreef
help-import-file = Het geëxporteerde bestand
export-done = Geschreven spellen: { $count }
export-there = “{ $path }” bestaat al; kies een andere naam, zodat er niets verloren gaat.
import-done = Nieuwe spellen: { $count }. Al aanwezig: { $known }.
import-not = Dit is geen bestand zoals “yatzy export” van deze versie het schrijft.
import-line = Regel { $line } is niet als spel te lezen, dus er is niets overgenomen.
export-unwritable = “{ $path }” kan niet worden geschreven ({ $detail }); kies een andere plek.
