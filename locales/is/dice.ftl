# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Fingrafar leikskýrslunnar
dice-fingerprint-hint = Þetta tæki skráir nýjasta fingrafarið. Leikskýrsla sem hefur verið breytt hefur það ekki.
dice-yourself = Til að athuga þetta: sæktu leikskýrsluna og keyrðu svo
dice-agrees = Það sem þetta tæki skráði í leiknum stemmir við leikskýrsluna.
dice-differs = Það sem þetta tæki skráði í leiknum stemmir ekki við leikskýrsluna: þetta eru ekki teningarnir sem það sá.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = hægt að athuga eftir augnablik
dice-promise = Loforð um teningana
dice-secret = Leyndarmál teninganna
dice-check = Athuga teningana
dice-fair = Það sem þetta sannar: þjónninn valdi ekki köst sætis sem hann stjórnar ekki. Það sem þetta getur ekki sannað: gestgjafi sem spilar þekkir leyndarmálið, og í köstum tölvunnar eða af síðum án skripta eru engin bæti frá leikmanni.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Keðja
verify-chain-kept = heil: hver lína er eins og hún var skrifuð
verify-chain-none = engin: leikskýrslan er handskrifuð eða úr eldri útgáfu, svo breytt lína myndi ekki sjást
verify-chain-absent = engin: leikurinn hófst í eldri útgáfu eða keðjan var fjarlægð, svo breytt lína myndi ekki sjást
verify-chain-broken = slitin
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Fingrafar
verify-fingerprint-found = Leikskýrslan heldur áfram frá fingrafarinu sem þú skrifaðir hjá þér.
verify-fingerprint-missing = Fingrafarið sem þú skrifaðir hjá þér er ekki í leikskýrslunni, svo þetta er annar leikur eða fyrri lotum hans hefur verið breytt.
verify-fingerprint-advice = Sá sem skrifar skrá getur líka skrifað keðju hennar. Fingrafar sem tæki skráði í leiknum sannar meira: --head.
verify-bad-fingerprint = „{ $given }“ er ekki fingrafar; gefðu upp þá 64 sextándakerfisstafi sem birtust við borðið.
verify-no-secret = Leiknum er lokið en leyndarmálið er ekki í leikskýrslunni, svo ekki er hægt að athuga teningana.
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
verify-dice-unbound = ekki hægt að athuga: í leikskýrslunni fylgir ekkert loforð leyndarmálinu
verify-without-bytes = { $count ->
    [1] Í einu kasti lagði ekkert tæki leikmanns til bæti:
    [one] Í { $count } kasti lagði ekkert tæki leikmanns til bæti:
   *[other] Í { $count } köstum lagði ekkert tæki leikmanns til bæti:
}
verify-wrong-secret = Leyndarmálið passar ekki við loforðið, svo þetta eru ekki teningarnir sem forritið lofaði.
verify-wrong-commitment = Loforðið sem þú skrifaðir hjá þér er ekki það sem er í leikskýrslunni, svo þetta er ekki leikurinn sem þér var sagt frá.
verify-wrong-throw = Kast { $number } er ekki það sem leyndarmálið og bæti leikmannsins gefa, svo því hefur verið breytt.
verify-bad-commitment = „{ $given }“ er ekki loforð; gefðu upp þá 64 sextándakerfisstafi sem birtust fyrir fyrsta kast.
