serve-owned = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; sulge see enne või anna lipuga --database teine fail.
serve-owned-at = Teine Yatzy selles arvutis hoiab oma mänge juba failis „{ $database }”; ava { $address }, sulge see enne või anna lipuga --database teine fail.
help-play-lan = Lase teistel liituda sama võrgu telefonidest ja arvutitest: näitab koodi ja QR-koodi
play-owner-silent = Teine Yatzy selles arvutis hoiab mänge, aga ei vasta aadressil { $address }; sulge see ja proovi uuesti.
