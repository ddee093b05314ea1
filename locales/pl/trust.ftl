# What a server says when it can't do what was asked, and how much it writes down.

server-damaged = Ta partia jest uszkodzona i nie da się jej otworzyć; powiedz o tym osobie, która prowadzi serwer.
server-computer-real-dice = Komputer nie może rzucać prawdziwymi kostkami; niech rzuca program albo graj bez komputera.
help-serve-log = Ile serwer pisze o sobie: error, warn, info lub debug (YATZY_LOG)
serve-log-wrong = „{ $given }” nie mówi, ile pisać; podaj error, warn, info lub debug.
