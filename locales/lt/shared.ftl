# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Mesti draugui iššūkį tais pačiais kauliukais
friend-invites = { $name } meta tau iššūkį
friend-invites-you = Tau mestas iššūkis
friend-how = Gauni tuos pačius kauliukus ir žaidi atskirai. Paskui matai abi sumas ir palygini ėjimą po ėjimo.
friend-honour = Nuorodoje yra kauliukai, todėl žaidimas grindžiamas pasitikėjimu.
friend-start = Žaisti šiais kauliukais
friend-go-on = Žaisti toliau
friend-compare = Palyginti ėjimą po ėjimo
friend-first = Pirma sužaisk naujais kauliukais. Paskui gausi nuorodą draugui, kuris žais tais pačiais kauliukais.
friend-link = Kiekvienas, kas atvers šią nuorodą, žais tais pačiais kauliukais:
friend-code = Iššūkio kodas arba nuoroda
friend-open = Atverti iššūkį
friend-log = Įklijuoti draugo protokolą
friend-copy = Kopijuoti
friend-copy-link = Kopijuoti nuorodą
today-title = Dienos žaidimas
today-same = Šiandien visi šiame serveryje turi tuos pačius kauliukus. Skaičiuojamas tavo pirmas bandymas.
today-honour = Šiandien visi turi tuos pačius kauliukus. Jie priklauso nuo datos, todėl žaidimas grindžiamas pasitikėjimu. Skaičiuojamas tavo pirmas bandymas.
today-play = Žaisti
today-again = Dar kartą (neskaičiuojama)
today-give-up = Pasiduoti
today-second = Tai ne pirmas tavo bandymas šiandien, todėl jis neskaičiuojamas.
today-unfinished = nebaigtas
today-streak = { $days ->
    [one] { $days } diena iš eilės
    [few] { $days } dienos iš eilės
    [many] { $days } dienos iš eilės
    *[other] { $days } dienų iš eilės
}
today-days = Tavo dienos
today-board = Dienos rezultatų lentelė
today-finished = Jau baigė: { $count }
today-later = Kitų sumas pamatysi, kai baigsi savo žaidimą.
today-share = Pasidalyti rezultatu
today-closed = Kauliukai lieka paslaptyje iki { $time } UTC.
today-cost-none = Nieko nekainavo
today-cost-little = Kainavo mažai
today-cost-much = Kainavo daug
today-over = Ta diena baigėsi, ir jos kauliukai žinomi. Žaisk šios dienos žaidimą.
today-goes-on = Tavo dienos žaidimo bandymo negalima ištrinti, kol kauliukai nevieši. Gali pasiduoti.
today-not-open = dar negalima patikrinti: kiti dar žaidžia šiais kauliukais
