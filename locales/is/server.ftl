# A server: how it starts, why it says no, and a table of it at a terminal.

## yatzy serve

serve-database-server = Ekki er hægt að nota gagnagrunnsþjóninn fyrir „{ $database }“ ({ $detail }); athugaðu vistfangið, notandann, lykilorðið og heiti gagnagrunnsins.
serve-proxy-wrong = „{ $given }“ er ekki vistfang milliþjóns; gefðu upp vistfang eins og 127.0.0.1.
serve-metrics-wrong = „{ $given }“ er ekki vistfang; gefðu upp vistfang eins og 192.0.2.7.
serve-owned = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; lokaðu því fyrst eða gefðu upp aðra skrá með --database.
serve-owned-at = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; opnaðu { $address }, lokaðu því fyrst eða gefðu upp aðra skrá með --database.
serve-open = Opnaðu { $url } í vafra.
serve-lan = Í símum á sama neti: { $url }
serve-end = Ctrl-C stöðvar þjóninn; leikirnir geymast.
serve-address = Ekki er hægt að hlusta á „{ $address }“ ({ $detail }); veldu annað með --listen.
serve-database = Ekki er hægt að opna gagnagrunninn „{ $database }“ ({ $detail }); gefðu upp sqlite:PATH að skrá sem má skrifa í.
serve-database-newer = Gagnagrunnurinn „{ $database }“ var gerður með nýrri útgáfu þessa forrits; notaðu hana.
serve-database-needs = Gagnagrunnurinn „{ $database }“ þarfnast útgáfu { $version } af þessu forriti eða nýrri.
serve-database-kind = „{ $database }“ er ekki gagnagrunnur sem Yatzy getur notað; gefðu upp sqlite:PATH eða postgres://HOST/NAME.
serve-no-folder = Engin mappa er til að geyma leiki í; gefðu hana upp með --data DIR.
serve-failed = Þjónninn stöðvaðist óvænt ({ $detail }).
serve-log-wrong = „{ $given }“ segir ekki hve mikið á að skrifa; gefðu upp error, warn, info eða debug.

## Why the server says no, and what to do instead

server-too-slow = Beiðnin var of lengi á leiðinni. Reyndu aftur.
server-wrong-method = Þetta er ekki hægt á þessari slóð.
server-no-coach = Við þetta borð er spilað án þjálfara. Ákvörðunin er þín.
server-not-asked = Spyrðu þjálfarann fyrst. Það er skráð í leikskýrsluna.
server-no-report = Ekki er hægt að reikna út yfirlit um þennan leik hér.
server-unknown-game = Þessi leikur er ekki til, eða tengillinn er ekki heill. Biddu aftur um tengilinn.
server-unknown-page = Þessi síða er ekki til. Farðu aftur á forsíðuna.
server-unknown-code = Enginn leikur er með þennan kóða. Athugaðu hann eða biddu um tengilinn.
server-unknown-rules = Ekkert reglusafn og engin útgáfa heitir „{ $id }“. Veldu úr listanum.
server-not-yours = Nú á { $player } leik, á öðru tæki. Bíddu þar til kemur að þér.
server-only-watching = Þú horfir á þennan leik. Taktu sæti í þeim næsta til að spila.
server-not-host = Aðeins gestgjafi leiksins getur gert þetta. Biddu hann.
server-stale = Einhver varð fyrri til: leikurinn er kominn lengra. Svona er staðan núna. Veldu aftur.
server-real-dice = Þessi leikur er spilaður með alvöru teningum. Skráðu það sem liggur á borðinu.
server-key-reused = Þessi beiðni var notuð áður í annað. Endurhladdu síðuna og reyndu aftur.
server-unknown-bot = Tölvan spilar ekki hér á getustiginu „{ $level }“. Veldu annað.
server-field = Svæðið „{ $field }“ vantar eða ekki er hægt að lesa það.
server-malformed = Ekki er hægt að lesa beiðnina ({ $detail }).
server-too-large = Beiðnin er of stór.
server-too-many = Þetta var mikið í einu. Bíddu aðeins og reyndu aftur.
server-foreign = Þessi beiðni kemur af öðru vefsvæði. Opnaðu síðuna á réttri slóð.
server-not-away = Sá sem á leik hefur ekki verið lengi frá. Gefðu honum smástund.
server-not-over = Leikurinn stendur enn. Kláraðu hann fyrst.
server-unavailable = Ekki er hægt að vista rétt núna. Ekkert tapaðist, reyndu aftur eftir smástund.
server-damaged = Þessi leikur er skemmdur og ekki er hægt að opna hann. Láttu þann vita sem sér um þjóninn.
server-computer-real-dice = Tölvan getur ekki kastað alvöru teningum. Veldu stafræna teninga eða spilaðu án tölvunnar.
server-shared-dice = Sameiginlegir teningar eru fyrir einn leikmann. Byrjaðu leikinn með einu nafni og án tölvunnar.

## Its tables at a terminal

online-again = Sama borð, nýr leikur.
online-again-soon = Sama borð, nýr leikur. Þú ert með eftir { $seconds } sek.
online-series = Unnir leikir í þessari leikjaröð: { $tally }
online-away = Ekki við: { $names }
online-came = { $name } sest við borðið.
online-seat-gone = Sætið þitt hefur færst á annað tæki. Hér horfir þú á.
online-not-your-choice = Síðasta valið átti { $name }. Aðeins sá sem valdi getur afturkallað það.
online-sit-question = Undir hvaða nafni viltu spila?
online-move = Spila áfram sem { $name } á öðru tæki
online-move-title = Opnaðu þessa slóð á hinu tækinu
online-no-host = Ekkert { $host } er á þessu neti. Athugaðu slóðina; gestgjafinn sér hana á skjánum sínum.
online-unsafe = Tengingin við { $host } væri ekki örugg: skilríkinu er ekki treystandi, eða það vantar. Á heimaneti byrja slóðir á http:// en ekki https://
online-other-name = { $host } er Yatzy-þjónn en svarar ekki þessu nafni. Notaðu slóðina sem gestgjafinn sér.
online-no-name = Þetta sæti hefur ekkert nafn enn. Gefðu upp þitt með --name NAME.
online-address = „{ $address }“ er ekki slóð á Yatzy-leik. Hún lítur út eins og http://192.168.1.7:8710/g/… , eins og gestgjafinn sér hana.
online-code-alone = Á hvaða þjóni er { $code }? Skrifaðu slóðina líka: yatzy join 192.168.1.7:8710/join?code={ $code }. Kóðinn einn nægir á þjóninum sem þú varst síðast á.
online-no-server = { $host } svarar ekki. Er þjónninn í gangi, og ertu á sama neti?
online-not-yatzy = { $host } svarar, en er ekki Yatzy-þjónn, eða ekki einn sem þessi útgáfa skilur.
online-no-seat = Ekkert sæti er laust við borðið. Slepptu --name til að horfa á.
online-turn = { $name } á leik.
online-waiting = Sent. Þjónninn hefur ekki svarað enn.
online-disconnected = Engin tenging. Reyni aftur.
online-connected = Tengingin er komin aftur.
online-gone = Gestgjafinn hefur eytt leiknum.
online-dice-verified = Teningarnir hafa verið athugaðir: hvert kast er eins og þjónninn lofaði fyrir leikinn.
online-dice-wrong = Teningarnir eru ekki þeir sem þjónninn lofaði fyrir leikinn. Geymdu leikskýrsluna og spurðu gestgjafann.
online-dice-not-noted = Ekki er hægt að athuga teningana: þetta tæki skráði ekki loforð þjónsins áður en leiknum lauk.
online-dice-verified-here = Teningarnir hafa verið athugaðir: hvert kast er eins og forritið lofaði fyrir leikinn.
online-dice-wrong-here = Teningarnir eru ekki þeir sem forritið lofaði fyrir leikinn. Geymdu leikskýrsluna.
online-void = Tengillinn gildir ekki lengur. Biddu gestgjafann um nýjan.

## The same in lines. These words are typed as they stand: again, quit, computer, sit, move.

online-plain-sit = Til að vera með skrifarðu sit og nafnið þitt: sit Anna
online-plain-expected = Hver ert þú? Beðið er eftir: { $names }. Ef það ert þú, skrifaðu sit og nafnið: sit { $name }
online-plain-request = Svaraðu með allow { $number } (leyfa) eða refuse { $number } (hafna)
online-plain-ask = { $name } er við borðið, á öðru tæki. Ef það ert þú, skrifaðu ask og nafnið: ask { $name }
online-plain-over = Skrifaðu again fyrir nýjan leik við sama borð, eða quit til að hætta.
online-plain-over-watching = Ef spilað er aftur við borðið sérðu það hér. Skrifaðu quit til að hætta.
online-plain-help-again = again: nýr leikur við sama borð þegar þessum er lokið
online-plain-help-computer = computer: láta tölvuna spila lotu þess sem er ekki við
online-plain-help-seats = sit Anna: taka sæti undir þessu nafni; move: slóð til að spila áfram á öðru tæki
online-plain-help-requests = ask Anna: biðja um sæti sem er á öðru tæki; allow 1234 eða refuse 1234: leyfa eða hafna slíkri beiðni
