# Starting, inviting, seeing whose turn it is and what it is about: the words that help people along.

## New game

# Who sits on a line of the form for a new game: nobody
people-nobody = enginn
people-players-hint = Í þeirri röð sem spilað er. Nafninu má sleppa.
# Options that were chosen by hand and contradict each other; $options is the list of their names
people-options-clash = Þetta fer ekki saman: { $options }. Settu eitt þeirra aftur eins og það var.

## Against the computer

people-computer = Spila við tölvuna
people-computer-which = Hversu vel á hún að spila?
# What each level does, as a short sentence without a subject
people-level-random = Gerir það sem henni dettur í hug.
people-level-greedy = Tekur alltaf það sem gefur mest núna.
people-level-beginner = Lærði reglurnar í gær.
people-level-casual = Spilar við fjölskylduna í fríinu.
people-level-club = Spilar í hverri viku og gleymir sjaldan bónusnum.
people-level-expert = Reiknar nánast villulaust.
people-level-perfect = Velur alltaf það besta; hitt er heppni.
# The mean total of a level, measured
people-level-mean = Að meðaltali { $mean }

## Inviting

people-invite = Bjóða
people-invite-how = Skannaðu myndina, eða opnaðu { $address } og sláðu inn kóðann.
people-code = Kóði
people-copy = Afrita tengilinn
people-copied = Afritað
people-share = Deila
# The seats of a table: who sits there, and whether they are here
people-seat-you = { $name }, þú
people-seat-here = { $name }, við borðið
people-seat-waiting = { $name }, ekki enn við borðið
people-seat-away = { $name }, ekki við
people-seat-open = laust
people-here-count = { $here } af { $all } við borðið
people-to-table = Að borðinu
# $option is how the server is started for other devices: --lan
people-only-here = Aðeins þessi vél getur opnað tenglana. Ræstu þjóninn með { $option } svo önnur tæki komist að.
people-link-hint = Hver sem opnar þennan tengil getur spilað undir nafninu { $name }. Hann breytist ekki.
people-link-new = Búa til nýjan tengil
people-link-new-sure = Gamli tengillinn virkar þá ekki lengur.

## At the table

# Above one's own column
people-you = þú
# The race for the bonus: the upper sum, and what it takes
people-race-of = { $sum } af { $needed }
people-race-behind = { $pace } á eftir
people-race-ahead = { $pace } á undan
people-race-even = á pari
# The box that the order of boxes asks for
people-next = næst
# What an extra yatzy brings on top
people-joker-enter = Skrá { $points } í reitinn { $box }, og { $extra } að auki
# A named box that the last throw does not fit
people-missed = Nefnt en náðist ekki: { $box }. Veldu hvar núllið lendir.
# Not to wait while something could still be undone
people-go-on = Áfram
# Beside the coach's advice: ticks the dice that it names
people-keep-these = Geyma þessa
people-standing = Staða
people-turns = Fyrri lotur
people-screen = Fyrir stóra skjáinn

## Hints of the first game, until they are put away

people-hint-throw = Kastaðu teningunum. Þú átt þrjú köst í hverri lotu.
people-hint-keep = Ýttu á teninga til að geyma þá og kastaðu hinum. Eða ýttu á tölu á blokkinni til að skrá hana.
people-hint-enter = Ýttu á tölu á blokkinni. Hver reitur nýtist einu sinni.
people-hint-gone = Ég skil

## After the game

people-finished = Loknir leikir
