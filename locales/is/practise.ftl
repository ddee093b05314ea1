# Lærðu: stöður úr leikjum sem æfingar.

practise-title = Lærðu
practise-about = Stöður úr alvöru leikjum. Veldu eins og við borðið: haltu teningum eftir og kastaðu, eða ýttu á reit.

practise-question = Hvað gerir þú?
practise-question-call = Hvaða reit nefnir þú?

practise-number = Æfing { $number } af { $count }
practise-right = Rétt.
practise-wrong = Betra val er til.
practise-best = Bestu valkostirnir
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
practise-making = Verið er að búa til æfingar…
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

practise-how = Skrifaðu teningana sem þú heldur eftir, eins og „6-6“, „none“ til að kasta öllum, eða reit, eins og „{ $id }“; „odds“ sýnir líkurnar, „quit“ hættir.
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
practise-mistakes-none = Spilaðu leik til enda í þessu tæki: dýrustu valkostirnir koma hingað aftur sem æfingar.
practise-lessons = Er Yatzy nýtt? Átta stuttar kennslustundir
practise-dismiss = Nei takk

practise-lesson = Kennslustund { $number } af { $count }
practise-lesson-score = Eftir mest þrjú köst fara teningarnir í einn reit, og hver reitur er notaður einu sinni. Tölurnar sýna hvað hver þeirra gefur núna. Hvert fara þessir teningar?
practise-lesson-keep = Ýttu á teningana sem þú heldur eftir; hinum er kastað aftur, mest tvisvar. Þrír eins eru góð byrjun.
practise-lesson-pairs = Tvö pör geta orðið að einhverju stærra með einu kasti enn. Hvaða teningum heldur þú eftir?
practise-lesson-bonus = Efri reitirnir gefa saman bónus: þrír af hverri tölu duga rétt. Báðir reitirnir gefa 18 hér; hvor hjálpar bónusnum?
practise-lesson-straight = Fjórir í röð geta vaxið í báða enda. Haltu því eftir sem gefur flestar leiðir að röð.
practise-lesson-zero = Ef ekkert passar fær einn reitur núll. Núllaðu reitinn sem þú myndir varla fylla hvort sem er.
practise-lesson-chance = Áhættan tekur alla teninga. Notaðu hana þegar kastið mistókst og allir aðrir reitir myndu líða fyrir.
practise-lesson-stop = Þú þarft ekki að kasta þrisvar. Ef teningarnir eru eins góðir og þeir geta orðið skaltu skrá þá.
