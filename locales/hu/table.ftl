# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } jön
table-turn-of = { $name } jön
table-turn-yours = Te jössz
table-turn-called = Bemondva: { $box }
table-box-called = bemondva
table-round = { $round }/{ $rounds }. forduló
# Above one's own column
table-you = te
table-away = távol
table-left = kilépett
table-seat-left = { $name } kilépett. Az oszlop marad.
table-bot-thinking = A gép gondolkodik…
table-bot-took-over = { $name } helyett a gép játszik.
table-step-in = Játssza ezt a kört a gép
table-step-in-wait = { $name } távol van. { $seconds } másodperc múlva ezt a kört a gép játszhatja.
table-watching = Nézőként vagy itt.
table-spectators = Nézők: { $count }

## Throwing and keeping

table-throw = { $throw }/{ $throws }. dobás
table-throw-of = { $throw }/{ $throws }. dobás
table-throw-all = Dobás { $dice ->
    [1] a kockával
   *[other] { $dice } kockával
}
table-throw-rest = Dobás a többi kockával
table-throw-chip = { $throw } · 1 zsetonba kerül · { $chips } zsetonod van
table-first-throw = Dobj a kockákkal.
table-no-throw-left = Nincs több dobás. Válassz mezőt.
table-dice = Kockák
table-die = { $face }, { $place }. kocka
table-chips = { $chips } zseton
table-kept = megtartva
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Ezek megtartása

## Calling a box, entering, undoing

table-call = { $box } bemondása
table-call-a-box = Mondj be egy mezőt, mielőtt dobsz.
table-call-first = Mondd be a mezőt, amire játszol, aztán dobj.
table-called = Bemondva: { $box }. Dobj a kockákkal.
# After "Throw 2 of 3 ·": the box named before the throw
table-for = { $box_onto }
# A named box that the last throw does not fit
table-missed = Bemondtad { $box_acc }, de nem jött össze. Válassz mezőt a nullának.
table-enter = { $points } pont beírása { $box_into }
# What an extra yatzy brings on top
table-enter-joker = { $points } pont beírása { $box_into }, +{ $extra } ráadás
table-joker-upper = Még egy Yatzy: a saját száma mezőjébe kerül, { $box_the } { $points } pontot ér.
table-joker-extra = Még egy Yatzy: a saját száma mezőjébe kerül, { $box_the } { $points } pontot ér, +{ $extra } ráadás.
table-joker-lower = Még egy Yatzy, de a saját száma mezője foglalt: joker, és bármelyik szabad alsó mező teljes értékét éri.
table-joker-zero = Még egy Yatzy, de a mezői foglaltak: csak nulla maradt.
table-zero-why = Ez a mező többet nem használható.
table-zero-yes = Nulla beírása
table-zero-no = Másik mező választása
# The box that the order of boxes asks for
table-next = következő
table-take-back = Visszavonás
table-taken-back = Visszavonva. Válassz újra.
# Not to wait while something could still be undone
table-go-on = Tovább

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = amelyikbe a beírás kerül
table-entry-title = Mit mutatnak a kockák?
table-entry-hint = Koppints a kockákra, aztán egy mezőre. Vagy koppints egy mezőre, és válaszd ki a pontját.
table-entry-hand = Kockák
table-entry-show = A pontok mutatása
table-entry-clear = Törlés
table-entry-die = Új kocka: { $face }
table-entry-throws = Hány dobás után?
table-entry-named = Melyik mező volt bemondva?
table-entry-points = Hány pont kerül { $box_into }?
table-entry-extra = { $points } és egy ráadás Yatzy
# Real dice
table-type-dice = Igazi kockákkal játsszuk: dobj, aztán írd be, { $dice ->
    [1] mit mutat a kocka
   *[other] mit mutatnak a kockák ({ $dice })
}.
table-real-dice = Írd be, mit mutatnak a kockák.
table-real-points = Írd be a pontot, válassz mezőt.
# Rethrows that were not taken become chips, so the number of throws counts
table-real-throws = { $throws } dobás ebben a körben
table-points-typed = Pont: { $points }
table-points-missing = Előbb írd be a pontot.
table-extra-yatzy = ráadás Yatzyval
table-no-extra-yatzy = ráadás Yatzy nélkül
table-dice-missing = Még { $missing } kocka hiányzik. Írd be, mit mutat.

## Corrections

table-correct = Javítás
table-correct-title = Javítás: { $name }, { $round }. forduló
table-correct-hint = A kockák, vagy csak a pont.
table-correct-points = Pont
table-correct-do = Javítás
table-corrected = javítva
table-correction = Javítás: { $name }, { $round }. kör
table-correcting = Írd be, mi volt valójában ebben a körben: { $name }, { $round }. kör; válassz mezőt, aztán Enter. Az Esc mindent úgy hagy.

## The pad and the rest of the table

table-standing = Állás
table-turns = A korábbi körök
table-screen = Nagy képernyőre
table-record = A rekordod ebben a kiadásban: { $points } pont
table-pad = Pontozólap
table-box = Mező
table-more = Egyéb
table-players-links = Játékosok és linkek
table-large = Nagy számjegyek
table-sort = Kockák sorba rakása
table-about-dice = Ezekről a kockákról
table-leave = Kilépés a játékból: { $name }
table-abandon = A játék befejezése mindenkinek
table-delete = A játék végleges törlése
table-game-log = Jegyzőkönyv
table-columns-of = { $name } oszlopai
table-not-saved = még nincs mentve
table-offline = Nincs kapcsolat. A beírásaid ezen az eszközön megmaradnak.
table-offline-program = Nincs kapcsolat. Ha helyreáll, a játék folytatódik.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum }/{ $needed }
bonus-race-behind = lemaradás { $pace }
bonus-race-ahead = előny { $pace }
bonus-race-even = éppen jól áll
# The race for the bonus
bonus-earned = Tiéd a bónusz: +{ $points }.
bonus-gone = A bónusz (+{ $points }) már nem érhető el.
bonus-short = { $bonus } +{ $points }: { $sum } / { $needed }, lemaradás { $pace }
bonus-on-pace = { $bonus } +{ $points }: { $sum } / { $needed }, { $pace ->
    [0] éppen jól áll
   *[other] előny { $pace }
}
bonus-ahead-of-it = { $bonus } +{ $points }: { $needed } vagy több a felső mezőkben
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Nincs zseton
   *[other] { $chips } zseton
}
chips-stopping = { $chips ->
    [0] Nincs zseton
   *[other] { $chips } zseton
}; ha megállsz, kapsz { $earns }
chips-cost = { $chips } zseton; egy újradobás egybe kerül

## A zero

zero-question = Beírod a nullát { $box_into }?
zero-yes = Igen, kihúzom
zero-no = Nem, mást választok

## Two phones wrote the same turn

conflict-title = Egy másik eszközön is beírták ezt a kört. Melyik számít?
conflict-theirs = A pontozólapon
conflict-mine = Ezen az eszközön, nincs mentve
conflict-keep = A pontozólapon lévő megtartása
conflict-replace = Az enyém beírása helyette

## That it is one's turn: heard and felt

signal-turn = Hang és rezgés, amikor te jössz
signal-bell = A terminál hangjelzése, amikor te jössz, be vagy ki
signal-bell-on = hangjelzés: be
signal-bell-off = hangjelzés: ki

## Hints of the first game, until they are put away

tip-throw = Dobj a kockákkal. Minden körben hármat dobhatsz.
tip-keep = Koppints a megtartandó kockákra, és dobj a többivel. Vagy koppints egy számra a pontozólapon, hogy beírd.
tip-enter = Koppints egy számra a pontozólapon. Minden mező egyszer használható.
tip-gone = Értem

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } többet nem játszik ebben a játékban.
leave-abandon-sure = A játék itt véget ér, és nem folytatható.
leave-delete-sure = A játék és a jegyzőkönyve végleg elvész.
leave-question = Felállsz az asztaltól?
leave-saved = Kilépés, a játék mentve van
leave-seat = { $name } kilép, a többiek folytatják
leave-bot = { $name } helyett a gép játszik
leave-abandon = A játék befejezése mindenkinek
leave-not = Maradok

## The end

over-nobody = A játéknak vége.
over-abandoned = A játék a vége előtt félbeszakadt.
over-again = Még egy játék
over-report = Visszanézés a játékra: szerencse és döntések
over-save = A jegyzőkönyv mentése fájlba
over-statistics = Statisztika
over-undo = Az utolsó beírás visszavonása
over-leave = Kilépés
over-saved = A jegyzőkönyv itt van: { $path }.
over-not-saved = Nem írható: { $path } ({ $detail }).
over-heading = A játéknak vége
over-heading-abandoned = A játék a vége előtt félbeszakadt
over-heading-won = { $name } nyer: { $points } pont
over-heading-shared = { $names } közös első helyen: { $points } pont
over-heading-alone = { $points } pont
over-place = Helyezés
over-player = Játékos
over-points = Pont
over-again-go = A következő játékhoz
over-series = Győzelmek ebben a sorozatban
over-game-log = A jegyzőkönyv letöltése
