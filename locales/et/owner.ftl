serve-owned = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; sulge see enne või anna valikuga --database teine fail.
serve-owned-at = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; ava { $address }, sulge see enne või anna valikuga --database teine fail.
