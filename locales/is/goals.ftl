# Playing for a total or for the win

help-goal = Að hverju þú stefnir: mean (ef ekkert er gefið upp), at-least:N (bestu líkur á N stigum) eða, gegn mótherjum, win; þegar leyst er á at-least eitt og sér við öll heildarstig
help-goal-against = Spjald annars sætis á sama sniði og --card, líka með extra-yatzys=N og chips=N; einu sinni fyrir hvern mótherja
goal-wrong = „{ $given }“ er ekki hægt að stefna að; skrifaðu { $goals }.
goal-for-total = heildarstig minnst { $total }
goal-for-every-total = öll heildarstig
goal-for-win = sigurinn
goal-chance = Bestu líkur
goal-chance-of-mean = Stefnt að meðaltalinu
goal-best = Best: { $action }. Með besta leik eftir það eru líkurnar { $chance }.
goal-estimate = Þessar líkur eru mat samkvæmt normaldreifingu, út frá meðaltali og dreifingu þess sem eftir er; fyrir þennan leik og þetta spjald eru þær ekki reiknaðar nákvæmlega.
goal-win-assumes = Gert er ráð fyrir að hinir stefni að hæsta meðaltali.
goal-against-missing = Til að stefna að sigri skaltu gefa upp spjald hvers mótherja með „--against“, eins og í --against "ones=3,yatzy=0".
goal-against-unused = „--against“ á við „--goal win“; gefðu upp hvort tveggja eða hvorugt.
