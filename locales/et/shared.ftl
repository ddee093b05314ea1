# The same dice for everyone: challenges of friends, and today's game.

friend-challenge = Esita sõbrale väljakutse samade täringutega
friend-invites = { $name } esitab sulle väljakutse
friend-invites-you = Sulle esitati väljakutse
friend-how = Saad samad täringud ja mängid üksi. Pärast näed mõlema summat ja saad käik käigu haaval võrrelda.
friend-honour = Link sisaldab täringuid, seega mängitakse ausõna peale.
friend-start = Mängi nende täringutega
friend-go-on = Mängi edasi
friend-compare = Võrdle käik käigu haaval
friend-first = Mängi kõigepealt ise, uute täringutega. Siis saad lingi sõbrale, kes mängib samade täringutega.
friend-link = Kes selle lingi avab, mängib samade täringutega:
friend-code = Väljakutse kood või link
friend-open = Ava väljakutse
friend-log = Kleebi sõbra mängu protokoll
friend-copy = Kopeeri
friend-copy-link = Kopeeri link
today-title = Päeva mäng
today-same = Kõigil siin serveris on täna samad täringud. Sinu esimene katse läheb arvesse.
today-honour = Kõigil on täna samad täringud. Need tulenevad kuupäevast, seega mängitakse ausõna peale. Sinu esimene katse läheb arvesse.
today-play = Mängi
today-again = Veel kord (ei lähe arvesse)
today-give-up = Anna alla
today-second = See ei ole sinu tänane esimene katse, seega ei lähe see arvesse.
today-unfinished = lõpetamata
today-streak = { $days ->
    [one] { $days } päev järjest
    *[other] { $days } päeva järjest
}
today-days = Sinu päevad
today-board = Päeva edetabel
today-finished = Seni lõpetanud: { $count }
today-later = Teiste summasid näed siis, kui sinu enda mäng on läbi.
today-share = Jaga oma tulemust
today-closed = Täringud jäävad saladuseks kuni { $time } UTC.
today-cost-none = Ei maksnud midagi
today-cost-little = Maksis vähe
today-cost-much = Maksis palju
today-over = See päev on läbi ja selle täringud on avalikud. Mängi tänast mängu.
today-goes-on = Sinu katset päeva mängus ei saa kustutada enne, kui täringud on avalikud. Sa võid alla anda.
today-not-open = ei saa veel kontrollida: teised mängivad veel nende täringutega
