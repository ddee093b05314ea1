# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Keðjan slitnar hér: þessari línu, eða einhverju sem hún er bundin við, hefur verið breytt.
# $number: of the throw, from 1
record-no-such-throw = Kast { $number } var aldrig gert, svo engin bæti geta tilheyrt því.

# yatzy verify: a row each
verify-chain = Keðja
verify-chain-kept = heil: hver lína er eins og hún var skrifuð
verify-chain-none = engin: leikskýrslan er handskrifuð eða úr eldri útgáfu, svo breytt lína myndi ekki sjást
verify-chain-broken = slitin
# The newest hash of the chain, by which a later game log is recognised
verify-head = Haus
verify-head-found = Leikskýrslan heldur áfram frá hausnum sem þú skrifaðir hjá þér.
verify-head-missing = Hausinn sem þú skrifaðir hjá þér er ekki í leikskýrslunni, svo þetta er annar leikur eða önnur fortíð.
verify-head-advice = Sá sem skrifar skrá getur líka skrifað keðju hennar; haus sem tæki skráði í leiknum sýnir meira: --head.
verify-bad-head = „{ $given }“ er ekki haus; gefðu upp þá 64 sextándakerfisstafi sem birtust við borðið.
verify-no-secret = Leiknum er lokið en leyndarmálið er ekki í leikskýrslunni, svo ekki er hægt að athuga teningana.
help-verify-head = Haus sem tæki skráði í leiknum
web-head = Haus leikskýrslunnar
web-head-hint = Þetta tæki skráir nýjasta hausinn. Leikskýrsla með aðra fortíð hefur hann ekki.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Heiðarlegir teningar eru að minnsta kosti svona ójafnir í { $games } leikjum af 100.

# yatzy export, yatzy import
help-export = Skrifa alla leiki, lokna og ólokna, í eina skrá
help-export-file = Skráin sem á að skrifa; hún má ekki vera til
help-import = Taka inn leikina úr skrá sem „yatzy export“ skrifaði
help-import-file = Skráin sem var flutt út
export-done = Skrifaðir leikir: { $count }
export-there = „{ $path }“ er þegar til; veldu annað nafn svo ekkert glatist.
import-done = Nýir leikir: { $count }. Þegar hér: { $known }.
import-not = Þetta er ekki skrá eins og „yatzy export“ þessarar útgáfu skrifar.
import-line = Línu { $line } er ekki hægt að lesa sem leik, svo ekkert var tekið inn.
export-unwritable = Ekki er hægt að skrifa „{ $path }“ ({ $detail }); veldu annan stað.
