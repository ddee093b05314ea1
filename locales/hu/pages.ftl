# Pages after the game and beside it: report, replay, records; the coach and the pad's conflicts.

## Luck and skill, after the game

page-report-title = Szerencse és tudás
page-report-thinking = Készül a jelentés. Magától megjelenik itt.
page-report-perfect = Tökéletes játék
page-report-good = Jó játék, becslés
page-report-to-come = Még hátravan
page-report-turns = Körről körre
page-report-boxes = Mezőről mezőre

## A game stepped through

page-replay-title = Visszajátszás
page-replay-step = { $step }. lépés, összesen { $steps }
page-replay-first = Az elejére
page-replay-previous = Vissza
page-replay-next = Tovább
page-replay-last = A végére
page-replay-keys = A nyílbillentyűkkel lapozható a játék.
page-replay-begins = Kezdődik a játék.
page-replay-throws = { $name } dobása: { $hand }.
page-replay-keeps = { $name } megtartja: { $keep }; új dobása: { $hand }.
page-replay-throws-again = { $name } minden kockát újradob: { $hand }.
page-replay-names = { $name } bemondja: { $box }.
page-replay-enters = { $name } { $points } pontot ír be ide: { $box }.
page-replay-tells = { $name }, { $hand }: { $points } pont itt: { $box }.
page-replay-takes-back = { $name } visszavonja a választást.
page-replay-corrects = Javítás: { $name }, { $round }. forduló: { $points } pont itt: { $box }.
page-replay-asks = { $name } tanácsot kér.
page-replay-best = Jobb nem volt.

## The dice, checked

page-dice-yourself = Ellenőrizd magad: töltsd le a jegyzőkönyvet, és futtasd
page-dice-agrees = Amit ez az eszköz a játék közben feljegyzett, egyezik a jegyzőkönyvvel.
page-dice-differs = Amit ez az eszköz a játék közben feljegyzett, nem egyezik a jegyzőkönyvvel: nem ezeket a kockákat látta.

## The coach

page-coach-may = Kérhető-e tanács?
page-coach-may-usual = Ha mindenki itt játszik
page-coach-may-yes = Igen
page-coach-may-no = Nem
page-coach-thinks = A tanácsadó gondolkodik…
server-no-coach = Ennél az asztalnál tanács nélkül játszunk; dönts magad.
server-not-asked = Előbb kérj tanácsot; ez bekerül a jegyzőkönyvbe.
server-no-report = Erről a játékról itt nem készíthető jelentés.

## Records, history, statistics

page-records-statistics = Statisztika
page-records-here = Ez a szerver
page-records-bonus = Megszerzett bónusz
page-records-totals = Melyik végösszeg milyen gyakori
page-records-people = Csak az emberek lapjai számítanak, a gépéi nem.
page-records-newest = Csak a legutóbbi { $count } játék számít.
page-records-own-options = módosított beállításokkal
page-records-thinking = Számoljuk a tökéletes játékot. A számok maguktól megjelennek itt.
page-records-no-perfect = A tökéletes játék itt nincs kiszámolva.
page-records-all = Minden játék
page-records-older = Régebbiek
page-records-newer = Újabbak
page-records-top = Legjobb eredmények

## Two phones wrote the same turn

page-conflict-title = Egy másik eszközön is beírták ezt a kört. Melyik számít?
page-conflict-theirs = A pontozólapon
page-conflict-mine = Ezen az eszközön, nincs mentve
page-conflict-keep = Maradjon, ami a pontozólapon van
page-conflict-replace = Az enyém kerüljön a helyére

## Who watches

page-watchers = Nézők: { $count }
