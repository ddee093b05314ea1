# Learn: positions of games as exercises.

practise-title = Õpi
practise-about = Seisud päris mängudest. Vali nagu lauas: jäta täringuid alles ja veereta või puuduta lahtrit.

practise-question = Mida sa teed?
practise-question-call = Millise lahtri sa nimetad?

practise-number = Harjutus { $number }/{ $count }
practise-right = Õige.
practise-wrong = Parem valik on olemas.
practise-best = Parimad valikud
practise-fitted = Selle mängu täpseid väärtusi ei ole: valiku hind on hinnang, mille täpsus on enamasti { $error ->
    [one] { $error } punkt
   *[other] { $error } punkti
}.
practise-odds = Tõenäosused
practise-next = Järgmine harjutus
practise-result = Õigeid { $right }/{ $count }
practise-by-theme = { $theme }: { $right }/{ $count }
practise-more = Veel kümme

practise-theme = Teema
practise-theme-any = Kõik teemad
practise-level = Tase
practise-level-any = Kõik tasemed
practise-start = Alusta
practise-none = Sellist harjutust ei leitud. Vali teine teema või tase.
practise-making = Koostan harjutusi…
practise-rating = Sinu tase: { $level } ({ $rating })
practise-forget = Kustuta see kõik
practise-kept = Mida see seade sinust teab
practise-save = Salvesta failina
practise-answers = Vastuseid: { $count }
practise-streak = Päevi järjest: { $days }
practise-noted = Enda vigadele vastatud: { $count }
practise-day = Päeva harjutus
practise-day-about = Üks päevas iga mängu kohta, kõigile sama. Arvesse läheb ainult sinu esimene vastus.
practise-exercises = Harjutused
practise-solutions = Lahendused

practise-how = Kirjuta täringud, mille alles jätad, näiteks „6-6”, või lahter, näiteks „{ $id }”; „none” veeretab kõiki, „odds” näitab tõenäosusi, „quit” lõpetab.
practise-unclear = „{ $given }” siin ei sobi; kirjuta täringuid, mis laual on, näiteks „6-6”, või vaba lahter, näiteks „{ $id }”.
practise-no-theme = Selles mängus pole teemat „{ $given }”; teemad on { $themes }.

practise-theme-bonus = Boonus
practise-theme-straights = Read
practise-theme-pairs = Paarid ja kolmikud
practise-theme-cross-out = Mida nullida
practise-theme-last-boxes = Viimased lahtrid
practise-theme-saved-rethrows = Säästetud kordusveeretused
practise-theme-jokers = Jokkerid
practise-theme-declared = Nimetatud lahtrid
practise-theme-columns = Veerud

practise-mistakes = Sinu enda vead
practise-mistakes-none = Mängi selles seadmes mäng lõpuni: selle kalleimad valikud tulevad siia harjutustena tagasi.
practise-mistakes-done = Selleks korraks valmis. Mis oli õige, tuleb kahe päeva pärast veel kord.
practise-lessons = Kas Yatzy on sulle uus? Kaheksa lühikest õppetundi
practise-dismiss = Ei, aitäh

practise-lesson = Õppetund { $number }/{ $count }
practise-lesson-score = Pärast kuni kolme veeretust märgitakse täringud ühte lahtrisse ja iga lahtrit kasutatakse üks kord. Arvud näitavad, mitu punkti iga lahter praegu annab. Kuhu need täringud märkida?
practise-lesson-keep = Puuduta täringuid, mille alles jätad; teisi veeretatakse uuesti, kuni kaks korda. Kolm ühesugust on hea algus.
practise-lesson-pairs = Kahest paarist võib ühe veeretusega saada midagi suuremat. Millised täringud alles jätad?
practise-lesson-bonus = Ülemised lahtrid annavad kokku boonuse: kolmest iga arvu kohta piisab täpselt. Kolm lahtrit annavad siin 18 punkti; milline neist viib boonusele lähemale?
practise-lesson-straight = Neli järjest võib kasvada mõlemast otsast. Jäta alles need, mis annavad reaks kõige rohkem võimalusi.
practise-lesson-zero = Kui midagi ei sobi, saab üks lahter nulli. Nulli lahter, mida sa nagunii vaevalt täidaksid.
practise-lesson-chance = Lahtrisse Juhus sobivad mis tahes täringud. Kasuta seda, kui veeretus ebaõnnestus ja iga teine lahter kannataks.
practise-lesson-stop = Sa ei pea kolm korda veeretama. Kui täringud enam paremaks ei saa, märgi need lahtrisse.
