own-rules = Eigin reglur
own-rules-hint = Límdu regluskrá hér. Hún kemur í stað leiksins sem er valinn að ofan.
own-rules-file = Velja skrá
own-rules-wrong = Þessar reglur er ekki hægt að nota. { $reason }
help-serve-rules = Bjóða þessa regluskrá á síðunni fyrir nýja leiki; má endurtaka
