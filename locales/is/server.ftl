# Why the server says no, and what to do instead.

server-unknown-game = Þessi leikur er ekki til, eða tengillinn er ekki heill; biddu aftur um tengilinn.
server-unknown-page = Þessi síða er ekki til; farðu aftur á forsíðuna.
server-unknown-code = Enginn leikur er með þennan kóða; athugaðu hann eða biddu um tengilinn.
server-unknown-rules = Ekkert reglusafn og engin útgáfa heitir „{ $id }“; veldu úr listanum.
server-not-yours = Nú á { $player } leik, á öðru tæki; bíddu þar til kemur að þér.
server-only-watching = Þú horfir á þennan leik; taktu sæti í þeim næsta til að spila.
server-not-host = Aðeins gestgjafi leiksins getur gert þetta; biddu hann.
server-stale = Einhver varð fyrri til: leikurinn er kominn lengra. Svona er staðan núna; veldu aftur.
server-real-dice = Þessi leikur er spilaður með alvöru teningum; skráðu það sem liggur á borðinu.
server-key-reused = Þessi beiðni var notuð áður í annað; hladdu síðunni aftur og reyndu á ný.
server-seat-taken = Þar situr þegar einhver; veldu annað sæti.
server-table-full = Borðið er fullt; fjöldi sæta er { $most }.
server-no-seats = Enginn leikmaður er kominn; nefndu að minnsta kosti einn.
server-unknown-bot = Tölvan spilar ekki hér á getustiginu „{ $level }“; veldu annað.
server-name-empty = Nafnið er autt; skrifaðu nafn.
server-name-too-long = Nafnið er of langt; mesti fjöldi stafa í nafni er { $most }.
server-name-unruly = Í nafninu eru ósýnileg tákn; skrifaðu það aftur.
server-field = Svæðið „{ $field }“ vantar eða ekki er hægt að lesa það.
server-malformed = Ekki er hægt að lesa beiðnina ({ $detail }).
server-too-large = Beiðnin er of stór.
server-too-many = Þetta var mikið í einu; bíddu aðeins og reyndu aftur.
server-foreign = Þessi beiðni kemur af öðru vefsvæði; opnaðu síðuna á réttri slóð.
server-not-away = Sá sem á leik hefur ekki verið lengi frá; gefðu honum smástund.
server-not-over = Leikurinn stendur enn; kláraðu hann fyrst.
server-unavailable = Ekki er hægt að vista rétt núna; ekkert tapaðist, reyndu aftur eftir smástund.
