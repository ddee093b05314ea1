# Lists: games to go on with, finished games, records and statistics.

## Games to go on with

games-finished = Baigti žaidimai
games-search = Ieškoti pagal vardą
games-search-do = Ieškoti
games-end = Baigti arba ištrinti žaidimą
games-title = Tęsti žaidimą?
games-explained = Tęsk ten, kur sustojai.
games-one = { $names }, { $title }, { $round } raundas iš { $rounds }, pradėta { $date }
games-one-undated = { $names }, { $title }, { $round } raundas iš { $rounds }
games-go-on = tęsti
games-new = naujas žaidimas
games-statistics = statistika
games-unreadable = Išsaugotų žaidimų dabar nepavyksta perskaityti.
games-none = Nebaigtų žaidimų nėra.
games-delete-again = Dar kartą { $key } – ir šis žaidimas bus ištrintas visam laikui.
games-delete = ištrinti
games-find = ieškoti

## Games that are over: opened again, looked back at

finished-games = baigti žaidimai
finished-hint = f: baigti žaidimai
finished-open = atverti
finished-back = atgal
finished-later = Pirmiau užbaik šį žaidimą arba išeik iš jo.
finished-none = Baigto žaidimo tokiu numeriu nėra; juos išvardija „finished“.
finished-plain-open = Įrašyk open ir numerį, kad pažiūrėtum dar kartą: open 1
finished-plain-over = Įrašyk report, replay arba save, kad peržvelgtum žaidimą arba išsaugotum jo protokolą.
finished-plain-help = finished, open 1: baigti žaidimai ir vienas iš jų dar kartą; report, replay, save: baigto žaidimo sėkmė ir sprendimai, kiekvienas žingsnis ir protokolas

## Records

records-people = Žaidėjai
records-statistics = Statistika
records-here = Šis serveris
records-bonus = Gauta premija
records-totals = Sumų pasiskirstymas
records-people-only = Skaičiuojamos tik žmonių kortelės, ne kompiuterio.
records-newest = Skaičiuojami tik naujausi žaidimai: { $count }.
records-own-options = su pakeistomis parinktimis
records-thinking = Skaičiuojamas tobulas žaidimas. Jo skaičiai pasirodys čia, kai bus paruošti.
records-no-perfect = Tobulas žaidimas čia neapskaičiuotas.
records-all = Visi žaidimai
records-older = Senesni
records-newer = Naujesni
records-top = Geriausi rezultatai
records-first = { $name }: pirmasis rekordas šiame leidime, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}.
records-new = { $name }: naujas rekordas, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}, { $better } daugiau nei iki šiol.
records-stands = { $name }: rekordas šiame leidime – { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}.
records-title = Rekordai šiame serveryje
records-none = Čia dar joks žaidimas nebaigtas.
records-best = Rekordas
records-mean = Vidurkis
records-games = Žaidimai
records-edition = Leidimas
records-latest = Naujausi žaidimai

## Statistics: averages beside perfect play

statistics-boxes-beside = Langelių vidurkiai (tobulas žaidimas)
statistics-perfect = Tobulas žaidimas vidutiniškai duoda { $mean } tšk., o premiją – { $rate } žaidimų.
statistics-perfect-points = Tobulas žaidimas vidutiniškai duoda { $mean } tšk.
statistics-thinking = Skaičiuojamas tobulas žaidimas…
statistics-title = Rekordai ir vidurkiai
statistics-none = Dar joks žaidimas nebaigtas. Sužaisk, ir jis atsiras čia.
statistics-hint = ← →: kitas leidimas · kitas klavišas: atgal
statistics-summary = Žaidimų: { $games }, rekordas { $best }, vidutiniškai { $mean }
statistics-bonus = Premija gauta { $rate } žaidimų.
statistics-boxes = Langelių vidurkiai
statistics-totals = Bendros sumos
