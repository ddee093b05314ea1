# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = Kod partii
home-join-do = Dołącz
home-continue = Graj dalej
home-continue-none = Tu pojawią się partie zaczęte na tym urządzeniu i te, do których na nim dołączysz.
home-records = Rekordy
home-rules = Zasady
home-games = Twoje partie
home-games-waiting = Twoje partie (w toku: { $count })

## A new game

# A button: the form then has more lines for players
new-more-lines = Więcej wierszy
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = To do siebie nie pasuje: { $options }. Przywróć jedno z nich.
new-computer = Zagraj z komputerem
new-computer-which = Jak dobrze ma grać?
new-title = Nowa partia
new-game = Gra
new-edition = Wydanie
new-options = Opcje
new-seats = Miejsca
new-starts = Kto zaczyna
new-dice = Kostki
new-start = Zacznij partię
new-plain = zasady podstawowe
new-options-set = { $count ->
    [0] jak w wydaniu
    [one] { $count } zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionych
}
new-unfold = enter pokazuje
new-fold = enter chowa
new-add-seat = + jeszcze miejsce
new-seat-bot = komputer; ← → zmieniają siłę gry
new-seat-person = wpisz imię; ← →: gra komputer
new-as-entered = w kolejności powyżej
new-drawn = kostkami: każdy rzuca, najwyższy wynik zaczyna
new-program-dice = wirtualne kostki
new-real-dice = prawdziwe kostki na stole
new-real-dice-remark = ty rzucasz, program liczy punkty
new-which = Jaka gra?
new-rules = Zasady: { $title }
new-plain-title = { $title }, zasady podstawowe
new-option-as-edition = jak w wydaniu
new-dice-question = Jakie kostki?
new-dice-program = Wirtualne kostki
new-dice-table = Prawdziwe kostki na stole
new-players = Kto gra?
new-player = Gracz { $seat }
new-kind = Jak gra gracz { $seat }
new-kind-here = na tym urządzeniu
new-kind-elsewhere = na swoim
new-kind-open = otwarte dla każdego
new-kind-bot = komputer: { $level }
new-alone = Dodaj graczy albo zacznij w pojedynkę jako { $name }.
new-add-name = Imię następnego gracza
new-add = Dodaj
new-add-computer = Komputer
new-add-open = Wolne miejsce
new-move = Przesuń gracza { $seat } w górę
new-remove = Usuń gracza { $seat }
new-coach-on = z radami
new-coach-off = bez rad
new-same-name = { $name } występuje dwa razy. Zmień jedno z imion albo zacznij tak.

## Rules of one's own

new-own-rules = Własne zasady
new-own-rules-hint = Wklej tu plik zasad. Zastąpi grę wybraną powyżej.
new-own-rules-example = Przykład na początek:
new-own-rules-file = Wybierz plik
new-own-rules-wrong = Tych zasad nie da się użyć. { $reason }

## A new game: keys of the terminal

new-hint = ↑ ↓: wiersz · ← →: zmień · esc: wyjdź
new-hint-seat = wpisz imię · ← →: komputer · backspace w pustym wierszu: jedno miejsce mniej
new-hint-add = enter: jeszcze jedno miejsce
new-hint-options = enter: pokaż lub schowaj opcje
new-hint-start = enter: zacznij · ↑ ↓: wiersz · t: statystyki · esc: wyjdź
# Part of the hint below the form for a new game
new-print = ctrl+p: arkusz do druku

## Who starts

draw-title = Kto zaczyna?
draw-throw = { $name } rzuca { $hand }: { $sum }
draw-again = Remis: rzut jeszcze raz.
draw-first = { $name } zaczyna.
draw-hint = enter: do stołu · esc: wróć

## Inviting

invite-title = Zaproś innych
# $code: letters and digits to type
invite-code = Albo otwórz { $address } i wpisz kod { $code }
invite-button = Zaproś
invite-how = Zeskanuj kod QR albo otwórz { $address } i wpisz kod.
invite-code-label = Kod
invite-copy = Skopiuj link
invite-copy-seat = Skopiuj link: { $name }
invite-copied = Skopiowano
invite-share = Udostępnij
invite-here-count = Jest { $here } z { $all }
invite-to-table = Do stołu
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Te linki otworzy tylko ten komputer. Uruchom serwer poleceniem { $command }, żeby inne urządzenia mogły dołączyć.
invite-hint = Kto otworzy tę stronę, może oglądać. Prowadzi tu też kod { $code } na stronie głównej.

## Seats

seat-rename-label = { $name }: nowe imię
seat-rename = Zmień imię
seat-rename-hint = Puste imię usuwa stare na dobre.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, ty
seat-here = { $name }, przy stole
seat-waiting = { $name }, jeszcze nie przy stole
seat-away = { $name }, offline
seat-open = wolne
seat-link-hint = Kto otworzy ten link, może grać na tym miejscu ({ $name }). Link się nie zmienia.
seat-link-new = Utwórz nowy link
seat-link-new-sure = Stary link przestanie działać.
# How a seat is called when it has no name
seat-number = miejsce { $seat }
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Miejsce dla ciebie
seat-offer = Z tym linkiem zajmiesz miejsce w partii: { $title }.
seat-held = { $name } gra tu już na innym urządzeniu. Jeśli zajmiesz to miejsce, przejdzie ono na to urządzenie.
seat-name = Twoje imię
seat-take = Zajmij to miejsce
seat-move = Przenieś miejsce na to urządzenie
seat-link = Link: { $name }
seat-link-title = Link do miejsca
seat-join = Dołącz jako nowy gracz
seat-who = Kim jesteś?
seat-invited = Zaproszenie do gry { $title }. Przy stole: { $names }.
seat-i-am = To ja, { $name }
seat-else = Ktoś inny…
seat-watch = Tylko oglądaj
seat-expected = Czekamy tu na kogoś o imieniu { $name }. Czy to ty?
seat-not-me = Jeśli nie, wpisz inne imię.
seat-other-name = { $name } już siedzi przy stole. Wpisz inne imię.
seat-sit = Usiądź do stołu
seat-add = Dodaj gracza na tym urządzeniu
seat-play-here = Graj na tym urządzeniu
seat-elsewhere = { $name }: na innym urządzeniu
seat-held-hint = Czy jedno z tych miejsc jest twoje? Dotknij go, aby o nie poprosić.
seat-asked = Prośba o to miejsce została wysłana: { $name }. Jej numer to { $number }. Gospodarz albo drugie urządzenie może się zgodzić w ciągu dwóch minut.
seat-asked-players = Prośba o to miejsce została wysłana: { $name }. Jej numer to { $number }. Gospodarz i drugie urządzenie są offline, więc w ciągu dwóch minut może się zgodzić każdy gracz.
seat-no-answer = Nie było odpowiedzi na prośbę przez dwie minuty. Możesz poprosić ponownie.
seat-request = Inne urządzenie chce przejąć to miejsce: { $name }. Pokazuje numer { $number }.
seat-allow = Zezwól
seat-refuse = Odmów

## Why a seat or a name is refused, and what to do instead

seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
seat-asked-already = Inne urządzenie właśnie poprosiło o to miejsce. Spróbuj ponownie za dwie minuty.
seat-refused = Twoja prośba o to miejsce została odrzucona. Za dwie minuty możesz poprosić ponownie.
seat-request-over = Na tę prośbę już odpowiedziano albo wygasła.
seat-table-full = Stół jest pełny. Wszystkich miejsc jest { $most }.
seat-no-players = Nie ma jeszcze żadnego gracza. Podaj choć jednego.
seat-name-empty = Imię jest puste. Wpisz je.
seat-name-too-long = To imię jest za długie. Może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaków
}.
seat-name-unruly = W tym imieniu są niewidoczne znaki. Wpisz je na nowo.

## Players without a name

player-number = Gracz { $number }
bot-name = Komputer ({ $level })

## How well the computer plays, the weakest first

level-random = losowy
level-greedy = zachłanny
level-beginner = nowicjusz
level-casual = amator
level-club = gracz klubowy
level-expert = ekspert
level-perfect = idealny
level-winner = gra o wygraną
# What each level does, as a short sentence without a subject
level-hint-random = Robi, co mu przyjdzie do głowy.
level-hint-greedy = Zawsze bierze najwięcej punktów tu i teraz.
level-hint-beginner = Zasady zna od wczoraj.
level-hint-casual = Gra z rodziną w wakacje.
level-hint-club = Gra co tydzień i rzadko zapomina o bonusie.
level-hint-expert = Prawie nigdy się nie myli.
level-hint-perfect = Zawsze wybiera najlepiej; reszta to szczęście.
level-hint-winner = Gra o wygraną, a nie o najwięcej punktów.
# The mean total of a level, measured
level-average = Średnio { $mean } pkt
level-unknown = Nie ma poziomu „{ $level }”; poziomy to { $levels }.
level-unknown-near = Nie ma poziomu „{ $level }”; może { $near }?
