# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Kedjan bryts här: den här raden, eller något som den är bunden till, har ändrats.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } gjordes aldrig, så inga byte kan höra till det.

# yatzy verify: a row each
verify-chain = Kedja
verify-chain-kept = hel: varje rad är som den skrevs
verify-chain-none = ingen: spelloggen är skriven för hand eller av en äldre version, så en ändrad rad skulle inte märkas
verify-chain-broken = bruten
# The newest hash of the chain, by which a later game log is recognised
verify-head = Huvud
verify-head-found = Spelloggen går vidare från huvudet som du skrev upp.
verify-head-missing = Huvudet som du skrev upp finns inte i spelloggen, så det här är ett annat spel eller ett annat förflutet.
verify-head-advice = Den som skriver en fil kan också skriva dess kedja; ett huvud som en enhet noterade under spelet visar mer: --head.
verify-bad-head = ”{ $given }” är inget huvud; ange de 64 hexadecimala siffrorna som visades vid bordet.
verify-no-secret = Spelet är slut, men hemligheten finns inte i spelloggen, så tärningarna går inte att kontrollera.
help-verify-head = Ett huvud som en enhet noterade under spelet
web-head = Spelloggens huvud
web-head-hint = Den här enheten noterar det nyaste huvudet. En spellogg med ett annat förflutet har det inte.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Ärliga tärningar är minst så ojämna i { $games } spel av 100.

# yatzy export, yatzy import
help-export = Skriv alla spel, färdiga eller inte, till en fil
help-export-file = Filen att skriva; den får inte finnas än
help-import = Ta in spelen från en fil som ”yatzy export” skrev
help-import-file = Filen som exporterades
export-done = Skrivna spel: { $count }
export-there = ”{ $path }” finns redan; välj ett annat namn, så att inget går förlorat.
import-done = Nya spel: { $count }. Fanns redan: { $known }.
import-not = Det här är ingen fil som ”yatzy export” i den här versionen skriver.
import-line = Rad { $line } går inte att läsa som ett spel, så inget togs in.
export-unwritable = ”{ $path }” går inte att skriva ({ $detail }); välj en annan plats.
