# yatzy --help and its like

help-about = Yatzy: reglur úr hverjum bæklingi, til að spila, reikna og skýra.
help-usage = Notkun: { $usage }
help-commands = Skipanir
help-arguments = Viðföng
help-options = Rofar
help-everywhere = Alls staðar
help-more = „{ $command } COMMAND --help“ segir meira um skipun.

help-help = Sýna þessa hjálp
help-version = Sýna útgáfu forritsins
help-lang = Nota þetta tungumál: { $langs }
help-json = Svara í JSON
help-data = Hafa gögn forritsins í þessari möppu (eða YATZY_DATA)
help-rules-flag = Reglurnar: auðkenni útgáfu eða slóð á regluskrá
help-set = Stilla valkost í reglunum; má endurtaka

help-rules = Telja upp leiki og útgáfur, eða skýra eina
help-rules-id = Útgáfan sem á að skýra
help-rules-game = Telja aðeins upp útgáfur þessa leiks
help-rules-in = Telja aðeins upp útgáfur á þessu tungumáli

help-score = Sýna hvað hver reitur gefur fyrir kast
help-score-hand = Kastið, eins og 6-6-6-5-5, 66655 eða "6 6 6 5 5"; „-“ les eitt kast í línu af staðalinntaki og svarar hverju með einni línu af JSON

help-replay = Athuga leikskýrslu og sýna hana: blokkina, stöðuna, hverja lotu
help-replay-file = Leikskýrslan
