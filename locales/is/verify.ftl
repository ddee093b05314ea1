# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Reglur
verify-dice = Teningar
verify-rules-kept = haldnar í hverri línu
verify-rules-broken = brotnar
verify-dice-verified = { $throws ->
    [1] staðfest: eina kastið leiðir af leyndarmálinu
    [one] staðfest: öll köstin ({ $throws }) leiða af leyndarmálinu
   *[other] staðfest: öll { $throws } köstin leiða af leyndarmálinu
}
verify-dice-verified-all = staðfest: öll köstin leiða af leyndarmálinu
verify-dice-wrong = rangir
verify-dice-real = ekkert að athuga: alvöru teningar
verify-dice-no-secret = ekki hægt að athuga enn: leyndarmálið birtist þegar leiknum lýkur
verify-dice-unbound = ekki hægt að athuga: í leikskýrslunni er engin skuldbinding við leyndarmálið
verify-without-bytes = { $count ->
    [1] Í einu kasti lagði ekkert tæki leikmanns til bæti:
    [one] Í { $count } kasti lagði ekkert tæki leikmanns til bæti:
   *[other] Í { $count } köstum lagði ekkert tæki leikmanns til bæti:
}
verify-wrong-secret = Leyndarmálið passar ekki við skuldbindinguna, svo teningarnir eru ekki þeir sem forritið var bundið af.
verify-wrong-commitment = Skuldbindingin sem þú skrifaðir hjá þér er ekki úr leikskýrslunni, svo þetta er ekki leikurinn sem þér var sagt frá.
verify-wrong-throw = Kast { $number } er ekki það sem leyndarmálið og bæti leikmannsins gefa, svo því hefur verið breytt.
verify-bad-commitment = „{ $given }“ er ekki skuldbinding; gefðu upp þá 64 sextándakerfisstafi sem birtust fyrir fyrsta kast.

help-verify = Athuga leikskýrslu: eru reglurnar haldnar og teningarnir heiðarlegir?
help-verify-file = Leikskýrslan
help-verify-commitment = Skuldbindingin sem þú skrifaðir hjá þér fyrir fyrsta kast
