# The first page, a new game, inviting, seats and the computer's levels.

## First page

home-join-label = A játék kódja
home-join-do = Csatlakozás
home-continue = Folytatás
home-continue-none = Itt jelennek meg a játékok, amelyeket ezen az eszközön kezdesz, vagy amelyekhez csatlakozol.
home-records = Rekordok
home-rules = Szabályok
home-games = Játékaid
home-games-waiting = Játékaid ({ $count } folyamatban)

## A new game

# A button: the form then has more lines for players
new-more-lines = Több sor
# Options that were chosen by hand and contradict each other; $options is the list of their names
new-options-clash = Ezek nem férnek össze: { $options }. Állítsd vissza az egyiket.
new-computer = Játék a gép ellen
new-computer-which = Milyen jól játsszon?
new-title = Új játék
new-game = Játék
new-edition = Kiadás
new-options = Beállítások
new-seats = Helyek
new-starts = Ki kezd
new-dice = Kockák
new-start = Játék kezdése
new-plain = alapszabályok
new-options-set = { $count ->
    [0] a kiadás szerint
   *[other] { $count } módosítva
}
new-unfold = enter megmutatja
new-fold = enter elrejti
new-add-seat = + még egy hely
new-seat-bot = a gép; balra és jobbra: a szintje
new-seat-person = írj be egy nevet; balra és jobbra: a gép
new-as-entered = a fenti sorrendben
new-drawn = kockával: mindenki dob, a legtöbbet dobó kezd
new-program-dice = virtuális kockák
new-real-dice = igazi kockák az asztalon
new-real-dice-remark = te dobsz, a program pontoz
new-which = Melyik játék?
new-rules = Szabályok: { $title }
new-plain-title = { $title }, alapszabályok
new-option-as-edition = ahogy a kiadásban
new-dice-question = Milyen kockákkal?
new-dice-program = Virtuális kockák
new-dice-table = Igazi kockák az asztalon
new-players = Ki játszik?
new-player = { $seat }. játékos
new-kind = Hogyan játszik: { $seat }. játékos
new-kind-here = ezen az eszközön
new-kind-elsewhere = a sajátján
new-kind-open = bárki csatlakozhat
new-kind-bot = gép: { $level }
new-alone = Adj hozzá játékosokat, vagy kezdj egyedül ({ $name }).
new-add-name = A következő játékos neve
new-add = Hozzáadás
new-add-computer = Gép
new-add-open = Szabad hely
new-move = { $seat }. játékos feljebb
new-remove = { $seat }. játékos törlése
new-coach-on = tanácsokkal
new-coach-off = tanács nélkül
new-same-name = { $name } kétszer szerepel. Írd át az egyik nevet, vagy kezdd így.

## Rules of one's own

new-own-rules = Saját szabályok
new-own-rules-hint = Illessz be ide egy szabályfájlt. A fent választott játék helyére lép.
new-own-rules-example = Egy példa kezdetnek:
new-own-rules-file = Fájl kiválasztása
new-own-rules-wrong = Ezek a szabályok nem használhatók. { $reason }

## A new game: keys of the terminal

new-hint = fel és le: sor választása · balra és jobbra: módosítás · esc: kilépés
new-hint-seat = balra és jobbra: a gép · backspace üres sorban: eggyel kevesebb hely
new-hint-add = enter: még egy hely
new-hint-options = enter: a beállítások megmutatása vagy elrejtése
new-hint-start = enter: kezdés · fel és le: sor választása · t: statisztika · esc: kilépés
# Part of the hint below the form for a new game
new-print = ctrl+p: pontozólap nyomtatásra

## Who starts

draw-title = Ki kezd?
draw-throw = { $name } dobása { $hand }: { $sum }
draw-again = Egyenlő: új dobás.
draw-first = { $name } kezd.
draw-hint = enter: az asztalhoz · esc: vissza

## Inviting

invite-title = Mások meghívása
# $code: letters and digits to type
invite-code = Vagy nyisd meg: { $address }, és írd be a kódot: { $code }
invite-button = Meghívás
invite-how = Olvasd be a QR-kódot, vagy nyisd meg: { $address }, és írd be a kódot.
invite-code-label = Kód
invite-copy = Link másolása
invite-copy-seat = Link másolása: { $name }
invite-copied = Másolva
invite-share = Megosztás
invite-here-count = { $here }/{ $all } itt van
invite-to-table = Az asztalhoz
# $command: how the server is started for other devices: yatzy --lan
invite-only-here = Ezeket a linkeket csak ez a gép tudja megnyitni. Indítsd a szervert ezzel: { $command }, hogy más eszközök is játszhassanak.
invite-hint = Aki megnyitja ezt az oldalt, nézheti a játékot. A kezdőlapon ez a kód is ide vezet: { $code }.

## Seats

seat-rename-label = { $name }: új név
seat-rename = Átnevezés
seat-rename-hint = Az üres név végleg törli a régit.
# The seats of a table: who sits there, and whether they are here
seat-you = { $name }, te
seat-here = { $name }, itt van
seat-waiting = { $name }, még nincs itt
seat-away = { $name }, távol
seat-open = szabad
seat-link-hint = Aki megnyitja ezt a linket, ezen a helyen játszhat: { $name }. A link ugyanaz marad.
seat-link-new = Új link készítése
seat-link-new-sure = A régi link nem fog működni.
# How a seat is called when it has no name
seat-number = { $seat }. hely
# Two players of the same name are told apart by their seats
seat-twin = { $name } ({ $seat })
seat-title = Egy hely neked
seat-offer = Ezzel a linkkel helyed van ebben a játékban: { $title }.
seat-held = { $name } itt már egy másik eszközön játszik. Ha elfoglalod a helyet, átkerül erre.
seat-name = A neved
seat-take = A hely elfoglalása
seat-move = A hely áthozása erre az eszközre
seat-link = Link ehhez a helyhez: { $name }
seat-link-title = Link egy helyhez
seat-join = Csatlakozás új játékosként
seat-who = Ki vagy?
seat-invited = Meghívtak egy játékra: { $title }. Az asztalnál: { $names }.
seat-i-am = { $name } vagyok
seat-else = Valaki más…
seat-watch = Csak nézőként
seat-expected = Te vagy { $name }, akit várnak?
seat-not-me = Ha nem, írj be egy másik nevet.
seat-other-name = { $name } már az asztalnál ül. Írj be egy másik nevet.
seat-sit = Leülés az asztalhoz
seat-add = Játékos hozzáadása ezen az eszközön
seat-play-here = Játék ezen az eszközön
seat-elsewhere = { $name }: egy másik eszközön
seat-held-hint = Valamelyik hely a tiéd? Koppints rá, és kérd el.
seat-asked = Ezt a helyet kérted: { $name }. A kérésed száma { $number }. A házigazda vagy a másik eszköz két percen belül engedélyezheti.
seat-asked-players = Ezt a helyet kérted: { $name }. A kérésed száma { $number }. A házigazda és a másik eszköz távol van, ezért két percen belül bármelyik játékos engedélyezheti.
seat-no-answer = Két percig senki sem válaszolt a kérésedre. Újra kérheted.
seat-request = Egy másik eszköz át akarja venni ezt a helyet: { $name }. Ezt a számot mutatja: { $number }.
seat-allow = Engedélyezés
seat-refuse = Elutasítás

## Why a seat or a name is refused, and what to do instead

seat-taken = Ott már ül valaki. Válassz másik helyet.
seat-asked-already = Egy másik eszköz épp most kérte ezt a helyet. Próbáld újra két perc múlva.
seat-refused = A helyre vonatkozó kérésedet elutasították. Két perc múlva újra kérheted.
seat-request-over = Erre a kérésre már válaszoltak, vagy lejárt.
seat-table-full = Az asztal tele van. { $most } hely van.
seat-no-players = Még nincs játékos. Adj meg legalább egyet.
seat-name-empty = A név üres. Írj be egyet.
seat-name-too-long = Ez a név túl hosszú. Legfeljebb { $most } karakter lehet.
seat-name-unruly = Ebben a névben láthatatlan karakterek vannak. Írd be újra.

## Players without a name

player-number = { $number }. játékos
bot-name = Gép ({ $level })

## How well the computer plays, the weakest first

level-random = találomra
level-greedy = mohó
level-beginner = kezdő
level-casual = alkalmi játékos
level-club = klubtag
level-expert = szakértő
level-perfect = tökéletes
level-winner = győzelemre játszik
# What each level does, as a short sentence without a subject
level-hint-random = Azt teszi, ami éppen eszébe jut.
level-hint-greedy = Mindig a legtöbb pontot veszi el, azonnal.
level-hint-beginner = Tegnap tanulta meg a szabályokat.
level-hint-casual = Nyaraláskor játszik a családdal.
level-hint-club = Minden héten játszik, és ritkán felejti el a bónuszt.
level-hint-expert = Szinte soha nem hibázik.
level-hint-perfect = Mindig a legjobbat választja; a többi szerencse.
level-hint-winner = Győzni akar, nem a legtöbb pontot gyűjteni.
# The mean total of a level, measured
level-average = Átlagosan { $mean } pont
level-unknown = Nincs ilyen szint: „{ $level }”; a szintek: { $levels }.
level-unknown-near = Nincs ilyen szint: „{ $level }”; talán { $near }?
