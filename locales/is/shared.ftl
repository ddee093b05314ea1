# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Skora á vin með sömu teningum
friend-invites = { $name } skorar á þig
friend-invites-you = Skorað er á þig
friend-how = Þú færð sömu teninga og spilar á eigin vegum. Síðan sérðu stig ykkar beggja og berð þau saman lotu fyrir lotu.
friend-honour = Tengillinn geymir teningana, svo spilað er upp á æru og trú.
friend-start = Spila með þessum teningum
friend-go-on = Spila áfram
friend-compare = Bera saman lotu fyrir lotu
friend-first = Spilaðu fyrst með nýjum teningum. Að leik loknum færð þú tengil handa vini sem spilar með sömu teningum.
friend-link = Sá sem opnar þennan tengil spilar með sömu teningum:
friend-code = Kóði eða tengill áskorunar
friend-open = Opna áskorun
friend-log = Líma inn leikskýrslu vinar
friend-copy = Afrita
friend-copy-link = Afrita tengilinn
today-title = Leikur dagsins
today-same = Allir á þessum þjóni fá sömu teninga í dag. Fyrsta tilraun þín gildir.
today-honour = Allir fá sömu teninga í dag. Þeir ráðast af dagsetningunni, svo spilað er upp á æru og trú. Fyrsta tilraun þín gildir.
today-play = Spila
today-again = Einu sinni enn (gildir ekki)
today-give-up = Gefast upp
today-second = Þetta er ekki fyrsta tilraun þín í dag og hún gildir ekki.
today-unfinished = ólokið
today-streak = { $days ->
    [one] { $days } dagur í röð
    *[other] { $days } dagar í röð
}
today-days = Dagarnir þínir
today-board = Stigatafla dagsins
today-finished = Lokið hingað til: { $count }
today-later = Þú sérð stig hinna þegar þínum eigin leik er lokið.
today-share = Deila niðurstöðunni
today-closed = Teningarnir eru leyndarmál til { $time } UTC.
today-cost-none = Kostaði ekkert
today-cost-little = Kostaði lítið
today-cost-much = Kostaði mikið
today-over = Þessi dagur er liðinn og teningar hans eru öllum kunnir. Spilaðu leik dagsins í dag.
today-goes-on = Ekki er hægt að eyða tilraun þinni í leik dagsins fyrr en teningarnir eru opinberir. Þú getur gefist upp.
today-not-open = ekki hægt að athuga enn: aðrir eru að spila með þessum teningum
