# Learn: positions of games as exercises.

practise-title = Læra
practise-about = Stöður úr alvöru leikjum. Veldu eins og við borðið: geymdu teninga og kastaðu, eða ýttu á reit.

practise-question = Hvað gerir þú?
practise-question-call = Hvaða reit nefnir þú?

practise-number = Æfing { $number } af { $count }
practise-right = Rétt.
practise-wrong = Betra val er til.
practise-best = Bestu kostirnir
practise-fitted = Nákvæm gildi fyrir þennan leik eru ekki til: það sem val kostar er mat sem skeikar oftast mest { $error ->
    [one] { $error } stigi
   *[other] { $error } stigum
}.
practise-odds = Líkur
practise-next = Næsta æfing
practise-result = { $right } af { $count } rétt
practise-by-theme = { $theme }: { $right } af { $count }
practise-more = Tíu í viðbót

practise-theme = Efni
practise-theme-any = Öll efni
practise-level = Getustig
practise-level-any = Öll getustig
practise-start = Byrja
practise-none = Engin slík æfing fannst. Veldu annað efni eða getustig.
practise-making = Bý til æfingar…
practise-rating = Getustig þitt: { $level } ({ $rating })
practise-forget = Eyða öllu þessu
practise-kept = Þetta veit tækið um þig
practise-save = Vista sem skrá
practise-answers = Svör: { $count }
practise-streak = Dagar í röð: { $days }
practise-noted = Eigin mistök sem þú hefur svarað: { $count }
practise-day = Æfing dagsins
practise-day-about = Ein á dag fyrir hvern leik, sú sama fyrir alla. Aðeins fyrsta svarið þitt gildir.
practise-exercises = Æfingar
practise-solutions = Lausnir

practise-how = Skrifaðu teningana sem þú geymir, eins og „6-6“, eða reit, eins og „{ $id }“; „none“ kastar öllum, „odds“ sýnir líkurnar, „quit“ hættir.
practise-unclear = „{ $given }“ er ekki í boði hér; skrifaðu teninga sem liggja þarna, eins og „6-6“, eða lausan reit, eins og „{ $id }“.
practise-no-theme = Þessi leikur hefur ekki efnið „{ $given }“; efnin eru { $themes }.

practise-theme-bonus = Bónusinn
practise-theme-straights = Raðir
practise-theme-pairs = Pör og þrennur
practise-theme-cross-out = Hvað á að núlla
practise-theme-last-boxes = Síðustu reitirnir
practise-theme-saved-rethrows = Geymd aukaköst
practise-theme-jokers = Jókerar
practise-theme-declared = Nefndir reitir
practise-theme-columns = Dálkar

practise-mistakes = Þín eigin mistök
practise-mistakes-none = Spilaðu leik til enda á þessu tæki: dýrustu ákvarðanirnar koma hingað aftur sem æfingar.
practise-mistakes-done = Búið í bili. Það sem var rétt kemur aftur einu sinni eftir tvo daga.
practise-lessons = Er Yatzy nýtt fyrir þér? Átta stuttar kennslustundir
practise-dismiss = Nei takk

practise-lesson = Kennslustund { $number } af { $count }
practise-lesson-score = Eftir í mesta lagi þrjú köst er kastið skráð í einn reit, og hver reitur er notaður einu sinni. Tölurnar sýna hve mörg stig hver reitur gefur núna. Hvar á að skrá þessa teninga?
practise-lesson-keep = Ýttu á teningana sem þú geymir; hinum er kastað aftur, í mesta lagi tvisvar. Þrír eins eru góð byrjun.
practise-lesson-pairs = Tvö pör geta orðið að einhverju stærra með einu kasti í viðbót. Hvaða teninga geymir þú?
practise-lesson-bonus = Efri reitirnir gefa til samans bónus: þrír af hverri tölu rétt duga. Þrír reitir gefa 18 stig hér; hver þeirra kemur þér nær bónusnum?
practise-lesson-straight = Fjórir í röð geta lengst í báða enda. Geymdu það sem gefur flestar leiðir að röð.
practise-lesson-zero = Ef ekkert passar fær einn reitur núll. Núllaðu reitinn sem þú myndir varla fylla hvort sem er.
practise-lesson-chance = Í reitinn Áhætta passar hvaða kast sem er. Notaðu hann þegar kastið mistókst og allir aðrir reitir myndu líða fyrir það.
practise-lesson-stop = Þú þarft ekki að kasta þrisvar. Ef teningarnir eru eins góðir og þeir geta orðið skaltu skrá þá.
