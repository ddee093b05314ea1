own-rules = Oma reeglid
own-rules-hint = Kleebi siia reeglifail. See tuleb ülal valitud mängu asemele.
own-rules-file = Vali fail
own-rules-wrong = Neid reegleid ei saa kasutada. { $reason }
help-serve-rules = Paku seda reeglifaili uue mängu lehel; võib korrata
