# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Kóði leiksins
home-join-do = Vera með
home-continue = Halda áfram
home-continue-none = Leikir sem þú byrjar eða tekur þátt í á þessu tæki birtast hér.
home-records = Met
home-rules = Reglur
home-games = Leikirnir þínir
home-games-waiting = Leikirnir þínir ({ $count } í gangi)

## A new game

# A button: the form then has more lines for players
new-more-lines = Fleiri línur
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Þetta fer ekki saman: { $options }. Settu eitt þeirra aftur eins og það var.
new-computer = Spila við tölvuna
new-computer-which = Hversu vel á hún að spila?
new-title = Nýr leikur
new-game = Leikur
new-edition = Útgáfa
new-options = Valkostir
new-seats = Sæti
new-starts = Hver byrjar
new-dice = Teningar
new-start = Byrja leikinn
new-plain = grunnreglur
new-options-set = { $count ->
    [0] eins og í útgáfunni
    [1] einum breytt
    [one] { $count } breytt
   *[other] { $count } breytt
}
new-unfold = enter sýnir þá
new-fold = enter felur þá
new-add-seat = + eitt sæti í viðbót
new-seat-bot = tölvan; ← →: getustig
new-seat-person = sláðu inn nafn; ← → lætur tölvuna spila
new-as-entered = í röðinni hér að ofan
new-drawn = með teningum: allir kasta, hæsta kastið byrjar
new-program-dice = stafrænir teningar
new-real-dice = alvöru teningar á borðinu
new-real-dice-remark = þú kastar, forritið skráir stigin
new-which = Hvaða leikur?
new-rules = Reglur: { $title }
new-plain-title = { $title }, grunnreglur
new-option-as-edition = eins og í útgáfunni
new-dice-question = Hvaða teningar?
new-dice-program = Stafrænir teningar
new-dice-table = Alvöru teningar sem þú kastar
new-players = Hverjir spila?
new-player = Leikmaður { $seat }
new-kind = Hvernig leikmaður { $seat } spilar
new-kind-here = á þessu tæki
new-kind-elsewhere = á sínu tæki
new-kind-open = opið öllum
new-kind-bot = tölva: { $level }
new-alone = Bættu við leikmönnum, eða byrjaðu án annarra sem { $name }.
new-add-name = Nafn næsta leikmanns
new-add = Bæta við
new-add-computer = Tölva
new-add-open = Laust sæti
new-move = Færa leikmann { $seat } upp
new-remove = Fjarlægja leikmann { $seat }
new-coach-on = með þjálfara
new-coach-off = án þjálfara
new-same-name = { $name } er tvisvar á listanum. Breyttu öðru nafninu, eða byrjaðu svona.

## Rules of one's own

new-own-rules = Eigin reglur
new-own-rules-hint = Límdu regluskrá hér. Hún kemur í stað leiksins sem er valinn hér að ofan.
new-own-rules-example = Dæmi til að byrja á:
new-own-rules-file = Velja skrá
new-own-rules-wrong = Þessar reglur er ekki hægt að nota. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: velja línu · ← →: breyta · esc: hætta
new-hint-seat = sláðu inn nafn · ← →: tölvan · bakktakki á auðri línu: einu sæti færra
new-hint-add = enter: eitt sæti í viðbót
new-hint-options = enter: sýna eða fela valkostina
new-hint-start = enter: byrja · ↑ ↓: velja línu · t: tölfræði · esc: hætta
# Part of the hint below the form for a new game
new-print = ctrl+p: stigablokk til prentunar

## Who starts

draw-title = Hver byrjar?
draw-throw = { $name } kastar { $hand }: { $sum }
draw-again = Jafnt: kastað aftur.
draw-first = { $name } byrjar.
draw-hint = enter: að borðinu · esc: til baka

## Inviting

invite-title = Bjóða öðrum að vera með
# $code: letters and digits to type
invite-code = Eða opnaðu { $address } og sláðu inn kóðann { $code }
invite-button = Bjóða
invite-how = Skannaðu QR-kóðann, eða opnaðu { $address } og sláðu inn kóðann.
invite-code-label = Kóði
invite-copy = Afrita tengilinn
invite-copy-seat = Afrita tengil: { $name }
invite-copied = Afritað
invite-share = Deila
invite-here-count = { $here } af { $all } við borðið
invite-to-table = Að borðinu
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Aðeins þessi vél getur opnað tenglana. Ræstu þjóninn með { $command } svo önnur tæki komist að.
invite-hint = Allir sem opna þessa síðu geta horft á. Kóðinn { $code } á forsíðunni vísar líka hingað.

## Seats

seat-rename-label = { $name }: nýtt nafn
seat-rename = Endurnefna
seat-rename-hint = Autt nafn eyðir því gamla fyrir fullt og allt.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, þú
seat-here = { $name }, við borðið
seat-waiting = { $name }, ekki enn við borðið
seat-away = { $name }, ekki við
seat-open = laust
seat-link-hint = Allir sem opna þennan tengil geta spilað sem { $name }. Tengillinn breytist ekki.
seat-link-new = Búa til nýjan tengil
seat-link-new-sure = Gamli tengillinn hættir þá að virka.
seat-number = sæti { $seat }
seat-twin = { $name } ({ $seat })
seat-title = Sæti fyrir þig
seat-offer = Með þessum tengli færð þú sæti í leik: { $title }.
seat-held = { $name } spilar nú þegar hér á öðru tæki. Ef þú tekur sætið færist það á þetta tæki.
seat-name = Nafnið þitt
seat-take = Taka þetta sæti
seat-move = Færa sætið á þetta tæki
seat-link = Tengill: { $name }
seat-link-title = Tengill á sæti
seat-join = Vera með sem nýr leikmaður
seat-who = Hver ert þú?
seat-invited = Þér er boðið í { $title }. Við borðið: { $names }.
seat-i-am = Ég er { $name }
seat-else = Einhver annar…
seat-watch = Bara horfa á
seat-expected = Hér er von á leikmanni: { $name }. Ert það þú?
seat-not-me = Ef ekki, skrifaðu annað nafn.
seat-other-name = { $name } situr þegar við borðið. Skrifaðu annað nafn.
seat-sit = Setjast við borðið
seat-add = Bæta leikmanni við á þessu tæki
seat-play-here = Spila á þessu tæki
seat-elsewhere = { $name }: á öðru tæki
seat-held-hint = Er eitt af þessum sætum þitt? Ýttu á það til að biðja um það.
seat-asked = Þú baðst um þetta sæti: { $name }. Beiðnin er númer { $number }. Gestgjafinn eða hitt tækið getur leyft hana innan tveggja mínútna.
seat-asked-players = Þú baðst um þetta sæti: { $name }. Beiðnin er númer { $number }. Gestgjafinn og hitt tækið eru ekki við, svo hvaða leikmaður sem er getur leyft hana innan tveggja mínútna.
seat-no-answer = Beiðninni var ekki svarað innan tveggja mínútna. Þú getur sent hana aftur.
seat-request = Annað tæki vill taka við þessu sæti: { $name }. Það sýnir númerið { $number }.
seat-allow = Leyfa
seat-refuse = Hafna

## Why a seat or a name is refused, and what to do instead

seat-taken = Þar situr þegar einhver. Veldu annað sæti.
seat-asked-already = Annað tæki bað um þetta sæti rétt í þessu. Reyndu aftur eftir tvær mínútur.
seat-refused = Beiðni þinni um sætið var hafnað. Þú getur sent aðra eftir tvær mínútur.
seat-request-over = Beiðninni hefur þegar verið svarað eða hún er útrunnin.
seat-table-full = Borðið er fullt. Fjöldi sæta er { $most }.
seat-no-players = Enginn leikmaður er kominn. Nefndu að minnsta kosti einn.
seat-name-empty = Nafnið er autt. Skrifaðu nafn.
seat-name-too-long = Nafnið er of langt. Mesti fjöldi stafa í nafni er { $most }.
seat-name-unruly = Í nafninu eru ósýnileg tákn. Skrifaðu það aftur.

## Players without a name

player-number = Leikmaður { $number }
bot-name = Tölva ({ $level })

## How well the computer plays, the weakest first

level-random = af handahófi
level-greedy = gráðug
level-beginner = byrjandi
level-casual = áhugamaður
level-club = klúbbspilari
level-expert = sérfræðingur
level-perfect = fullkomin
level-winner = keppir til sigurs
# What each level does, as a short sentence without a subject
level-hint-random = Gerir það sem henni dettur í hug.
level-hint-greedy = Tekur alltaf sem flest stig strax.
level-hint-beginner = Lærði reglurnar í gær.
level-hint-casual = Spilar við fjölskylduna í fríinu.
level-hint-club = Spilar í hverri viku og gleymir sjaldan bónusnum.
level-hint-expert = Gerir næstum aldrei mistök.
level-hint-perfect = Velur alltaf það besta; hitt er heppni.
level-hint-winner = Spilar til sigurs, ekki til að fá sem flest stig.
# The mean total of a level, measured
level-average = Að meðaltali { $mean } stig
level-unknown = Ekkert getustig heitir „{ $level }“; getustigin eru { $levels }.
level-unknown-near = Ekkert getustig heitir „{ $level }“; áttirðu við { $near }?
