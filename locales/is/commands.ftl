# The command line: help, the manual, what commands answer and what was wrong with a command.

## Help

help-about = Yatzy: reglur úr hverjum bæklingi, til að spila, reikna og skýra.
help-usage = Notkun: { $usage }
help-commands = Skipanir
help-arguments = Viðföng
help-options = Rofar
help-everywhere = Alls staðar
help-more = „{ $command } COMMAND --help“ segir meira um skipun.
help-examples = Dæmi
help-help = Sýna þessa hjálp
help-version = Sýna útgáfu forritsins
help-lang = Nota þetta tungumál: { $langs }
help-json = Svara í JSON
help-data = Hafa gögn forritsins í þessari möppu (eða YATZY_DATA)
help-rules-flag = Reglurnar: auðkenni útgáfu eða slóð á regluskrá
help-set = Stilla valkost í reglunum; má endurtaka
help-threads = Nota svona marga þræði; svarið er alltaf það sama
help-output-file = Skráin sem á að skrifa; endingin segir hvers kyns: { $endings }
help-force = Skrifa yfir skrána ef hún er til
help-advise = Sýna besta valið og hvað allt annað kostar
help-advise-card = Fylltu reitirnir með stigum, eins og "ones=3,yatzy=0"; án þess er spjaldið autt
help-advise-hand = Teningarnir á borðinu; án þeirra er ekki byrjað að kasta
help-advise-rethrows = Ókeypis aukaköst sem eru eftir, 2 ef annað er ekki sagt; spilapeningar teljast ekki með hér
help-advise-chips = Spilapeningar sem eru til
help-advise-extra-yatzys = Auka-yatzy sem hafa gefið stig
help-advise-declared = Reiturinn sem var nefndur fyrir fyrsta kast
help-analyse = Líta yfir leik: hvað var heppni, hvað var kunnátta, hvað hefði verið betra
help-verify-head = Fingrafar sem tæki skráði í leiknum
# yatzy export, yatzy import
help-export = Skrifa alla leiki, lokna og ólokna, í eina skrá
help-games = Telja upp leiki sem bíða, eða lokna leiki
help-games-finished = Telja upp lokna leiki
help-games-name = Aðeins leikir með nafni sem inniheldur þetta
help-stats = Sýna met og meðaltöl allra
help-export-file = Skráin sem á að skrifa; hún má ekki vera til
help-import = Flytja inn leikina úr skrá sem „yatzy export“ skrifaði
help-import-file = Skráin sem var flutt út
help-goal = Að hverju þú stefnir: mean (ef ekkert er gefið upp), at-least:N (bestu líkur á N stigum) eða, gegn mótherjum, win; þegar leyst er á at-least eitt og sér við öll heildarstig
help-goal-against = Spjald annars sætis á sama sniði og --card, líka með extra-yatzys=N og chips=N; einu sinni fyrir hvern mótherja
help-rules = Telja upp leiki og útgáfur, eða skýra eina
help-rules-id = Útgáfan sem á að skýra
help-rules-game = Telja aðeins upp útgáfur þessa leiks
help-rules-in = Telja aðeins upp útgáfur á þessu tungumáli
help-rules-record = Skrifa upphaf leikskýrslu með þessum reglum
help-score = Sýna hvað hver reitur gefur fyrir kast
help-score-hand = Kastið, eins og 6-6-6-5-5, 66655 eða "6 6 6 5 5"; „-“ les eitt kast í línu af staðalinntaki og svarar hverju með einni línu af JSON
help-replay = Athuga leikskýrslu og sýna hana: blokkina, stöðuna, hverja lotu
help-replay-file = Leikskýrslan
help-join = Spila í sæti í netleik úr skipanaglugga, eða horfa á
help-join-address = Tengill sætisins, slóð borðsins eða kóði borðs eða keppni
help-join-name = Taka laust sæti undir þessu nafni
help-serve-proxy = Taka vistföng gesta frá þessum milliþjóni og engum öðrum; má endurtaka
help-serve-metrics = Leyfa þessu vistfangi líka að lesa /metrics; má endurtaka
help-help-command = Skýra forritið eða eina af skipunum þess
help-help-name = Skipunin sem á að skýra
help-serve-rules = Bjóða þessa regluskrá á síðunni fyrir nýja leiki; má endurtaka
help-play-lan = Leyfa öðrum að vera með úr símum og tölvum á sama neti: sýnir kóða og QR-kóða
help-serve = Keyra Yatzy-þjón; allir spila í vafra
help-serve-listen = Hlusta á þessu vistfangi; gátt 0 tekur lausa
help-serve-database = Geyma leikina í þessum gagnagrunni: sqlite:PATH eða postgres://HOST/NAME
help-serve-host = Svara líka þessu nafni; má endurtaka
help-serve-https = Fólk nær til þjónsins með HTTPS, gegnum milliþjón
help-lan = Leyfa öðrum á þínu neti að spila og sýna QR-kóða
help-sheet = Prenta stigablokk, auða eða útfyllta eftir leikskýrslu
help-sheet-players = Fyrir hve marga leikmenn, 1 til { $most }; annars eins marga og komast á síðu
help-sheet-columns = Hve margir þeirra hlið við hlið á síðu, 1 til { $most }
help-sheet-paper = Pappírinn: { $papers }
help-sheet-landscape = Prenta lárétt
help-sheet-large = Með stóru letri
help-sheet-record = Fylla blokkina út eftir þessari leikskýrslu
help-sheet-practise = Æfingar með lausnum í stað blokkar
help-leaflet = Prenta reglurnar sem bækling
help-practise = Æfa sig á stöðum úr leikjum, með nákvæmum svörum
help-practise-theme = Efnið: { $themes }
help-practise-level = Hve erfitt, frá 1, sem byrjendur ráða við, upp í 5
help-practise-count = Fjöldi æfinga, { $count } ef annað er ekki sagt
help-practise-seed = Sama tala gefur sömu æfingar
help-practise-today = Æfing dagsins, sú sama fyrir alla
help-practise-mistakes = Dýrustu ákvarðanirnar úr þínum eigin leikjum
help-practise-show = Sýna hvað er geymt um þig; með --json sem gögn
help-practise-forget = Eyða getustiginu, minnispunktunum og dögunum í röð
help-simulate = Láta tölvuna spila marga leiki og sýna hvernig fór
help-simulate-seat = Sæti; má endurtaka. Getustig: { $levels }
help-simulate-games = Fjöldi leikja, { $games } ef annað er ekki sagt
help-simulate-seed = Talan sem teningarnir koma úr: sama tala, sömu leikir
help-simulate-totals = Prenta lokastig hvers leiks, eina línu á leik, í stað samantektar
help-solve = Reikna út fullkominn einleik: vænt heildarstig, frávik, hvern reit
help-solve-expected-only = Aðeins vænt heildarstig, eins hratt og hægt er
help-solve-distribution = Einnig líkurnar á hverjum heildarstigum
help-solve-table = Geyma gildatöflu í gagnamöppunni; alltaf gert fyrir stóra leiki
help-completions = Prenta útfyllingar fyrir skel
help-completions-shell = Skelin: { $shells }
help-man = Skrifa handbókarsíðurnar í möppu
help-man-folder = Mappan
help-play = Spila í skipanaglugga
help-play-seat = Sæti: nafn, eða bot:LEVEL fyrir tölvuna; má endurtaka
help-play-real-dice = Þú kastar alvöru teningum, forritið skráir stigin
help-play-same = Spila án annarra með sömu teningum og vinur: áskorunarkóði eða tengill, leikskýrsla eða „new“ fyrir nýja teninga
help-play-match = Spila keppni: allir spila heilt spjald hver fyrir sig með sömu teningum; með --lan geta aðrir tekið þátt með kóða
help-today = Leikur dagsins: einu sinni á dag, sömu teningar fyrir alla
help-today-show = Sýna daga, stigatöflu og samfellda daga í stað þess að spila
help-today-again = Ein tilraun enn, sem gildir ekki
help-play-plain = Spila í einföldum línum, fyrir skjálesara og pípur
help-serve-log = Hve mikið þjónninn skrifar um sjálfan sig: error, warn, info eða debug (YATZY_LOG)
help-serve-new-games = Hve marga nýja leiki eitt vistfang má hefja á klukkustund
help-serve-keep-unplayed = Eyða leikjum sem voru aldrei leiknir eftir svona marga daga
help-verify = Athuga leikskýrslu: eru reglurnar haldnar og teningarnir heiðarlegir?
help-verify-file = Leikskýrslan
help-verify-commitment = Loforðið sem þú skrifaðir hjá þér fyrir fyrsta kast

## The manual pages

man-files = Skrár
man-environment = Umhverfisbreytur
man-exit = Skilakóði
man-file-house = Allir leikir. Skráin er í gagnamöppunni.
man-file-tables = Fullkominn leikur sem langan tíma tók að reikna út; „yatzy solve“ geymir hann hér.
man-variable-data = Gagnamappan, nema hún sé gefin upp með --data.
man-variable-xdg = Mappan þar sem forrit geyma gögn sín; gagnamappan er „yatzy“ í henni.
man-variable-lang = Tungumálið, nema það sé gefið upp með --lang. Fyrsta breytan sem er stillt gildir.
man-variable-no-colour = Ef hún er stillt notar leikurinn í skipanaglugga enga liti.
man-exit-done = Lokið, eða svarið er já.
man-exit-no = Svarið er nei: leikskýrsla brýtur reglu, eða teningar hennar stemma ekki við sönnunina.
man-exit-wrong = Eitthvað í skipuninni eða í skrá var rangt; setning segir hvað það var.
man-unwritable = Ekki er hægt að skrifa handbókarsíðurnar í „{ $path }“ ({ $detail }).

## What was wrong with a command line

usage-unknown-flag = Hér er enginn rofi „{ $flag }“; „{ $command } --help“ sýnir hvað er til.
usage-unknown-flag-near = Hér er enginn rofi „{ $flag }“; áttirðu við „{ $near }“?
usage-unknown-command = Engin skipun heitir „{ $given }“; skipanirnar eru { $commands }.
usage-missing = „{ $missing }“ vantar; svona er þetta notað: { $usage }
usage-no-value = „{ $flag }“ þarf gildi á eftir sér.
usage-conflict = „{ $flag }“ og „{ $other }“ fara ekki saman; slepptu öðru hvoru.
usage-twice = „{ $flag }“ var gefið tvisvar; gefðu það einu sinni.
usage-needless-value = „{ $flag }“ tekur ekkert gildi; slepptu „{ $value }“.
usage-unexpected = „{ $given }“ er ofaukið; svona er þetta notað: { $usage }
usage-not-text = Skipanalínan er ekki texti í UTF-8; skrifaðu hana í UTF-8.
usage-wrong = Skipanalínan er óskiljanleg; „{ $command } --help“ skýrir hana.
usage-unknown-command-near = Engin skipun heitir „{ $given }“; áttirðu við „{ $near }“?
lang-unknown = Yatzy talar ekki „{ $lang }“; tungumálin eru { $langs }.
number-wrong = { $flag } getur ekki verið „{ $given }“; gefðu upp heila tölu frá { $low } til { $high }.
input-failed = Ekki er hægt að lesa staðalinntak ({ $detail }).
output-failed = Ekki er hægt að skrifa úttakið ({ $detail }).

## yatzy score

score-title = { $hand } í { $title }
score-box = Reitur
score-points = Stig
score-column = ×{ $factor }

## yatzy advise: the best action, as a sentence; $value: the total to expect

advise-best-throw = Kastaðu. Með besta leik héðan í frá verða heildarstigin { $value } að meðaltali.
advise-best-keep = Best: geyma { $keep }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-throw-all = Best: kasta öllum teningum aftur. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-score = Best: skrá { $points } í reitinn { $box }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-strike = Best: núlla reitinn { $box }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-declare = Best: nefna reitinn { $box }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.

## yatzy advise: all actions, and what goes wrong

advise-title = { $title }, { $points } stig á spjaldinu
advise-title-hand = { $hand } í { $title }, { $points } stig á spjaldinu
advise-rethrows-left = { $rethrows ->
    [0] ekkert aukakast eftir
    [1] eitt aukakast eftir
    [one] { $rethrows } aukakast eftir
   *[other] { $rethrows } aukaköst eftir
}
advise-action = Val
advise-points = Stig
advise-value = Heildarstig
advise-cost = Kostar
advise-throw = kasta
advise-keep = geyma { $keep }
advise-throw-all = kasta öllum aftur
advise-score = { $box }
advise-strike = núlla: { $box }
advise-declare = nefna: { $box }
advise-over = Allir reitir á þessu spjaldi eru fylltir; ekkert er eftir að gera.
advise-rethrows = Á þessu spjaldi geta aukaköst mest verið { $most }, ekki { $found }.
advise-unreachable = Enginn leikur eftir þessum reglum endar á þessu spjaldi; athugaðu reitina.
advise-card-form = „{ $given }“ fyllir engan reit; skrifaðu BOX=POINTS, með kommum á milli, eins og í "ones=3,yatzy=0".
advise-card-points = „{ $given }“ getur ekki verið stig í reitnum { $box }; skrifaðu heila tölu, eins og í „{ $box }=0“.
advise-no-such-box = Enginn reitur „{ $id }“ er á þessari blokk; áttirðu við { $near }?
advise-no-such-box-far = Enginn reitur „{ $id }“ er á þessari blokk; reitirnir eru { $boxes }.
advise-no-such-cell-far = Enginn reitur „{ $id }“ er á þessari blokk; reitirnir eru { $boxes }, með { $columns } fyrir dálkinn.
advise-rethrows-without-hand = „--rethrows“ þarf kast; gefðu það upp með „--hand“, eins og í --hand 6-6-6-5-5.
advise-name-first = Í þessum leik er reitur nefndur fyrir fyrsta kast; segðu hver með „--declared BOX“.

## yatzy solve, and perfect play wherever it is asked for

solving = Reikna
solving-statistics = Reikna meðaltöl
solve-fitted-title = Besti þekkti leikur í { $title }
solve-fitted-error = Skekkja matsins
solve-fitted-why = Stöður þessa leiks eru of margar til að fara í gegnum þær allar, svo að virði spjalds er metið út frá mörgum þeirra. Hver lota og síðustu reitirnir ({ $cells }) eru reiknuð nákvæmlega.
solve-fitted-games = Reit fyrir reit, talið í hermdum leikjum ({ $games })
solve-takes = Tíminn sem það tekur að reikna þennan leik út er um það bil { $time } (þræðir: { $threads }, reiknitími: { $cpu }), minni { $memory } og diskpláss { $disk }, í { $path }. Stöðva má verkið; næst heldur það áfram eftir síðustu loknu lotu.
solve-resumes = Held áfram með töflu sem byrjað var á áður.
solve-interrupted = Stöðvað. Sama skipun heldur áfram eftir síðustu lotu sem lauk.
solve-first = Ekki er enn búið að reikna út fullkominn leik hér; „yatzy solve“ með sömu reglum gerir það einu sinni: reiknitími um { $time }, diskpláss { $disk }.
solve-too-many-cells = Reitirnir á þessari blokk eru of margir til að fara í gegnum ({ $cells }): fullkominn leikur er þekktur þegar þeir eru mest { $most }.
solve-title = Fullkominn leikur í { $title }
solve-expected = Vænt heildarstig
solve-deviation = Staðalfrávik
solve-bonus-chance = Líkur á bónus
solve-states = Stöður
solve-error = Reikniskekkja
solve-at-most = undir { $error }
solve-time = Tími fyrir heildarstigin
solve-time-all = Tími fyrir allt
solve-seconds = { $wall } s, reiknitími { $cpu } s
solve-box = Reitur
solve-mean = Meðaltal
solve-zero = Núll
solve-share = Hlutfall
solve-percentiles = Hlutfall leikja sem enda í mesta lagi í
solve-percentiles-simulated = Hlutfall hermdra leikja ({ $games }) sem enduðu í mesta lagi í

## The tables of values that yatzy solve keeps

solution-io = Ekki er hægt að lesa eða skrifa töfluna ({ $detail }).
solution-not-a-table = Þetta er ekki gildatafla; eyddu henni og „yatzy solve“ gerir nýja.
solution-version = Þessi tafla er af gerð { $found }, sem þetta forrit les ekki; eyddu henni og „yatzy solve“ gerir nýja.
solution-other-rules = Þessi tafla var gerð fyrir aðrar reglur; eyddu henni og „yatzy solve“ gerir nýja.
solution-length = Þessi tafla er { $found } bæti í stað { $expected }; eyddu henni og „yatzy solve“ gerir nýja.
solution-damaged = Þessi tafla er skemmd við bæti { $at }; eyddu henni og „yatzy solve“ gerir nýja.
data-no-folder = Enginn staður er fyrir gögn forritsins, því að kerfið nefnir enga heimamöppu; gefðu hana upp með --data DIR eða YATZY_DATA.
data-unwritable = Ekki er hægt að búa til möppuna „{ $path }“ ({ $detail }); gefðu upp aðra með --data DIR eða YATZY_DATA.

## yatzy simulate

simulate-title = { $title }, { $games ->
    [1] einn leikur
    [one] { $games } leikur
   *[other] { $games } leikir
}, fræ { $seed }
simulate-playing = Spila
simulate-seat = Sæti
simulate-mean = Meðaltal
simulate-error = ±
simulate-deviation = Frávik
simulate-wins = Sigrar
simulate-shared = Jafnt
simulate-no-bot = „{ $given }“ getur ekki spilað hér: tölvan spilar í öllum sætum hermdra leikja; skrifaðu bot:LEVEL, þar sem getustigið er { $levels }.
simulate-too-many-seats = Sætin eru of mörg ({ $found }); hafðu þau mest { $most }.

## yatzy export, yatzy import

export-done = Skrifaðir leikir: { $count }
export-there = „{ $path }“ er þegar til; veldu annað nafn svo ekkert glatist.
export-no-database = Enginn gagnagrunnur er í { $database }. Tilgreindu möppuna með --data DIR eða gagnagrunninn sjálfan með --database URL.
export-unwritable = Ekki er hægt að skrifa „{ $path }“ ({ $detail }); veldu annan stað.
import-done = Nýir leikir: { $count }. Þegar hér: { $known }.
import-not = Þetta er ekki skrá eins og „yatzy export“ þessarar útgáfu skrifar.
import-line = Línu { $line } er ekki hægt að lesa sem leik, svo ekkert var flutt inn.

## yatzy completions

completions-unknown = Engar útfyllingar eru til fyrir „{ $shell }“; skeljarnar eru { $shells }.

## Games with the same dice

same-rules = Áskorunin er með sínar eigin reglur. Slepptu --rules og --set.
same-total = { $name }: { $points }
same-challenge = Skoraðu á vin með sömu teningum:
help-match = Bera saman leiki með sömu teningum
help-match-game = Leikskýrsla lokins leiks með sameiginlegum teningum, eða áskorunarkóði
