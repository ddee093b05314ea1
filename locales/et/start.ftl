# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Mängu kood
home-join-do = Liitu
home-continue = Jätka
home-continue-none = Mängud, mida selles seadmes alustad või millega liitud, on siin.
home-records = Rekordid
home-rules = Reeglid
home-games = Sinu mängud
home-games-waiting = Sinu mängud ({ $count } pooleli)

## A new game

# A button: the form then has more lines for players
new-more-lines = Veel ridu
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Need ei sobi kokku: { $options }. Sea üks neist tagasi.
new-computer = Mängi arvuti vastu
new-computer-which = Kui hästi ta mängima peaks?
new-title = Uus mäng
new-game = Mäng
new-edition = Väljaanne
new-options = Reeglivalikud
new-seats = Kohad
new-starts = Kes alustab
new-dice = Täringud
new-start = Alusta mängu
new-plain = tavareeglid
new-options-set = { $count ->
    [0] nagu väljaandes
    [one] üks muudetud
   *[other] { $count } muudetud
}
new-unfold = enter näitab neid
new-fold = enter peidab need
new-add-seat = + veel üks koht
new-seat-bot = arvuti; ← → muudab, kui hästi ta mängib
new-seat-person = kirjuta nimi; ← → laseb arvutil mängida
new-as-entered = ülal olevas järjekorras
new-drawn = täringutega: kõik veeretavad, suurim alustab
new-program-dice = virtuaalsed täringud
new-real-dice = päris täringud laual
new-real-dice-remark = sina veeretad, programm peab arvet
new-which = Milline mäng?
new-rules = Reeglid: { $title }
new-plain-title = { $title }, tavareeglid
new-option-as-edition = nagu väljaandes
new-dice-question = Millised täringud?
new-dice-program = Virtuaalsed täringud
new-dice-table = Päris täringud, mida ise veeretad
new-players = Kes mängivad?
new-player = Mängija { $seat }
new-kind = Kuidas mängija { $seat } mängib
new-kind-here = selles seadmes
new-kind-elsewhere = oma seadmes
new-kind-open = kõigile avatud
new-kind-bot = arvuti: { $level }
new-alone = Lisa mängijaid või alusta üksi nimega { $name }.
new-add-name = Järgmise mängija nimi
new-add = Lisa
new-add-computer = Arvuti
new-add-open = Vaba koht
new-move = Vii mängija { $seat } üles
new-remove = Eemalda mängija { $seat }
new-coach-on = treeneriga
new-coach-off = treenerita
new-same-name = { $name } on kirjas kaks korda. Muuda üht nime või alusta nii.

## Rules of one's own

new-own-rules = Oma reeglid
new-own-rules-hint = Kleebi siia reeglifail. See tuleb ülal valitud mängu asemele.
new-own-rules-example = Näide, millest alustada:
new-own-rules-file = Vali fail
new-own-rules-wrong = Neid reegleid ei saa kasutada. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: vali rida · ← →: muuda · esc: lahku
new-hint-seat = kirjuta nimi · ← →: arvuti · tagasilüke tühjal real: koht vähemaks
new-hint-add = enter: veel üks koht
new-hint-options = enter: näita või peida reeglivalikud
new-hint-start = enter: alusta · ↑ ↓: vali rida · t: statistika · esc: lahku
# Part of the hint below the form for a new game
new-print = ctrl+p: plokk printimiseks

## Who starts

draw-title = Kes alustab?
draw-throw = { $name } veeretab { $hand }: { $sum }
draw-again = Viik: veereta uuesti.
draw-first = { $name } alustab.
draw-hint = enter: lauda · esc: tagasi

## Inviting

invite-title = Kutsu teised mängu
# $code: letters and digits to type
invite-code = Või ava { $address } ja kirjuta kood { $code }
invite-button = Kutsu
invite-how = Skanni QR-kood või ava { $address } ja kirjuta kood.
invite-code-label = Kood
invite-copy = Kopeeri link
invite-copy-seat = Kopeeri link: { $name }
invite-copied = Kopeeritud
invite-share = Jaga
invite-here-count = { $here }/{ $all } kohal
invite-to-table = Mängu juurde
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Neid linke saab avada ainult see arvuti. Käivita server käsuga { $command }, siis pääsevad ka teised seadmed mängu.
invite-hint = Igaüks, kes selle lehe avab, saab vaadata. Siia viib ka kood { $code } avalehel.

## Seats

seat-rename-label = { $name }: uus nimi
seat-rename = Nimeta ümber
seat-rename-hint = Tühi nimi kustutab vana jäädavalt.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, sina
seat-here = { $name }, kohal
seat-waiting = { $name }, veel tulemata
seat-away = { $name }, eemal
seat-open = vaba
seat-link-hint = Igaüks, kes selle lingi avab, saab mängida nime all { $name }. Link jääb samaks.
seat-link-new = Tee uus link
seat-link-new-sure = Vana link lakkab töötamast.
seat-number = koht { $seat }
seat-twin = { $name } ({ $seat })
seat-title = Koht sulle
seat-offer = Selle lingiga saad koha mängus { $title }.
seat-held = { $name } mängib siin juba teises seadmes. Kui võtad koha, tuleb see siia seadmesse.
seat-name = Sinu nimi
seat-take = Võta see koht
seat-move = Too koht siia seadmesse
seat-link = Link: { $name }
seat-link-title = Link kohale
seat-join = Liitu uue mängijana
seat-who = Kes sa oled?
seat-invited = Oled kutsutud mängu { $title }. Lauas: { $names }.
seat-i-am = Mina olen { $name }
seat-else = Keegi teine…
seat-watch = Vaatan ainult
seat-expected = Kas sina oled see { $name }, keda oodatakse?
seat-not-me = Kui ei, kirjuta teine nimi.
seat-other-name = { $name } on juba lauas. Kirjuta teine nimi.
seat-sit = Istu lauda
seat-add = Lisa mängija selles seadmes
seat-play-here = Mängi selles seadmes
seat-elsewhere = { $name }: teises seadmes
seat-held-hint = Kas mõni neist kohtadest on sinu? Selle palumiseks puuduta seda.
seat-asked = Sa palusid seda kohta: { $name }. Sinu palve number on { $number }. Korraldaja või teine seade saab seda kahe minuti jooksul lubada.
seat-asked-players = Sa palusid seda kohta: { $name }. Sinu palve number on { $number }. Korraldaja ja teine seade on eemal, seega saab seda kahe minuti jooksul lubada iga mängija.
seat-no-answer = Sinu palvele ei vastatud kahe minuti jooksul. Võid uuesti paluda.
seat-request = Teine seade soovib seda kohta üle võtta: { $name }. Seal on näha number { $number }.
seat-allow = Luba
seat-refuse = Keela

## Why a seat or a name is refused, and what to do instead

seat-taken = Seal juba istub keegi. Vali teine koht.
seat-asked-already = Teine seade palus just seda kohta. Proovi kahe minuti pärast uuesti.
seat-refused = Sinu palve saada see koht lükati tagasi. Kahe minuti pärast võid uuesti paluda.
seat-request-over = Sellele palvele on juba vastatud või see on aegunud.
seat-table-full = Laud on täis. Kohti on { $most }.
seat-no-players = Mängijaid veel ei ole. Nimeta vähemalt üks.
seat-name-empty = Nimi on tühi. Kirjuta nimi.
seat-name-too-long = See nimi on liiga pikk. Nimes on kuni { $most } märki.
seat-name-unruly = Selles nimes on nähtamatuid märke. Kirjuta see uuesti.

## Players without a name

player-number = Mängija { $number }
bot-name = Arvuti ({ $level })

## How well the computer plays, the weakest first

level-random = juhuslik
level-greedy = ahne
level-beginner = algaja
level-casual = harrastaja
level-club = klubimängija
level-expert = asjatundja
level-perfect = täiuslik
level-winner = võidu peale
# What each level does, as a short sentence without a subject
level-hint-random = Teeb, mis pähe tuleb.
level-hint-greedy = Võtab alati kohe kõige rohkem punkte.
level-hint-beginner = Õppis reeglid alles eile selgeks.
level-hint-casual = Mängib puhkusel perega.
level-hint-club = Mängib iga nädal ja unustab boonuse harva.
level-hint-expert = Eksib väga harva.
level-hint-perfect = Valib alati parima; ülejäänu on õnn.
level-hint-winner = Tahab võita, mitte kõige rohkem punkte koguda.
# The mean total of a level, measured
level-average = Keskmiselt { $mean } punkti
level-unknown = Taset „{ $level }” ei ole; tasemed on { $levels }.
level-unknown-near = Taset „{ $level }” ei ole; kas mõtlesid { $near }?
