# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = senki
people-players-hint = A játék sorrendjében. A név elhagyható.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Ezek nem férnek össze: { $options }. Állítsd vissza az egyiket.

## Against the computer

people-computer = Játék a gép ellen
people-computer-which = Milyen jól játsszon?
# What each level does, as a short sentence without a subject
people-level-random = Azt teszi, ami éppen eszébe jut.
people-level-greedy = Mindig azt veszi el, ami most a legtöbbet ér.
people-level-beginner = Tegnap tanulta meg a szabályokat.
people-level-casual = Nyaraláskor játszik a családdal.
people-level-club = Minden héten játszik, és ritkán felejti el a bónuszt.
people-level-expert = Szinte hiba nélkül számol.
people-level-perfect = Mindig a legjobbat választja; a többi szerencse.
# The mean total of a level, measured
people-level-mean = Átlagosan { $mean }

## Inviting

people-invite = Meghívás
people-invite-how = Olvasd be a képet, vagy nyisd meg: { $address }, és írd be a kódot.
people-code = Kód
people-copy = Link másolása
people-copied = Másolva
people-share = Megosztás
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, te
people-seat-here = { $name }, itt van
people-seat-waiting = { $name }, még nincs itt
people-seat-away = { $name }, távol
people-seat-open = szabad
people-here-count = { $here }/{ $all } itt van
people-to-table = A játékhoz
# $option is how the server is started for other devices: --lan
people-only-here = Ezeket a linkeket csak ez a gép tudja megnyitni. Indítsd a szervert ezzel: { $option }, hogy más eszközök is játszhassanak.
people-link-hint = Aki megnyitja ezt a linket, ezen a helyen játszhat: { $name }. A link ugyanaz marad.
people-link-new = Új link készítése
people-link-new-sure = A régi link akkor már nem él.

## At the table

# Above one's own column
people-you = te
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum }/{ $needed }
people-race-behind = lemaradás { $pace }
people-race-ahead = előny { $pace }
people-race-even = éppen jól áll
# The box that the order of boxes asks for
people-next = következő
# What an extra yatzy brings on top
people-joker-enter = Beírás, { $points }: { $box }, és ráadásul { $extra }
# A named box that the last throw does not fit
people-missed = Bemondva, de nem jött: { $box }. Válaszd ki, hova kerüljön a nulla.
# Not to wait while something could still be undone
people-go-on = Tovább
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Ezeket tartom meg
people-standing = Állás
people-turns = A korábbi körök
people-screen = Nagy képernyőre

## Hints of the first game, until they are put away

people-hint-throw = Dobj a kockákkal. Minden körben hármat dobhatsz.
people-hint-keep = Érintsd meg a megtartandó kockákat, és dobj a többivel. Vagy érints meg egy számot a pontozólapon, hogy beírd.
people-hint-enter = Érints meg egy számot a pontozólapon. Minden mező egyszer használható.
people-hint-gone = Értem

## After the game

people-finished = Befejezett játékok
