# yatzy advise

advise-title = { $title }, { $points } stig á spjaldinu
advise-title-hand = { $hand } í { $title }, { $points } stig á spjaldinu
advise-rethrows-left = { $rethrows ->
    [0] ekkert aukakast eftir
    [1] eitt aukakast eftir
    [one] { $rethrows } aukakast eftir
   *[other] { $rethrows } aukaköst eftir
}

## The best action

advise-best-throw = Kastaðu. Með besta leik héðan í frá verða heildarstigin { $value } að meðaltali.
advise-best-keep = Best: geyma { $keep }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-throw-all = Best: kasta öllum teningum aftur. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-score = Best: { $box } fyrir { $points }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-strike = Best: núlla reitinn { $box }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.
advise-best-declare = Best: nefna reitinn { $box }. Með besta leik eftir það verða heildarstigin { $value } að meðaltali.

## The table

advise-action = Val
advise-points = Stig
advise-value = Heildarstig
advise-cost = Kostar
advise-throw = kasta
advise-keep = geyma { $keep }
advise-throw-all = kasta öllum aftur
advise-score = { $box }
advise-strike = núlla: { $box }
advise-declare = nefna: { $box }

## What goes wrong

advice-over = Allir reitir á þessu spjaldi eru fylltir; ekkert er eftir að gera.
advice-rethrows = Á þessu spjaldi geta aukaköst mest verið { $most }, ekki { $found }.
advice-unreachable = Enginn leikur eftir þessum reglum endar á þessu spjaldi; athugaðu reitina.
advise-card-form = „{ $given }“ fyllir engan reit; skrifaðu BOX=POINTS, með kommum á milli, eins og í "ones=3,yatzy=0".
advise-card-points = „{ $given }“ getur ekki verið stig í reitnum { $box }; skrifaðu heila tölu, eins og í „{ $box }=0“.
advise-no-such-box = Enginn reitur „{ $id }“ er á þessari blokk; áttirðu við { $near }?
advise-no-such-box-far = Enginn reitur „{ $id }“ er á þessari blokk; reitirnir eru { $boxes }.
advise-no-such-cell-far = Enginn reitur „{ $id }“ er á þessari blokk; reitirnir eru { $boxes }, með { $columns } fyrir dálkinn.
advise-rethrows-without-hand = „--rethrows“ þarf kast; gefðu það upp með „--hand“, eins og í --hand 6-6-6-5-5.
advise-name-first = Í þessum leik er reitur nefndur fyrir fyrsta kast; segðu hver með „--declared BOX“.

help-advise = Sýna besta valið og hvað allt annað kostar
help-advise-card = Fylltu reitirnir með stigum, eins og "ones=3,yatzy=0"; án þess er spjaldið autt
help-advise-hand = Teningarnir á borðinu; án þeirra er ekki byrjað að kasta
help-advise-rethrows = Ókeypis aukaköst sem eru eftir, 2 ef annað er ekki sagt; spilapeningar teljast ekki með hér
help-advise-chips = Spilapeningar sem eru til
help-advise-extra-yatzys = Auka-yatzy sem hafa gefið stig
help-advise-declared = Reiturinn sem var nefndur fyrir fyrsta kast
