# Learn: positions of games as exercises.

practise-title = Mācīties
practise-about = Pozīcijas no īstām spēlēm. Izvēlies kā pie galda: paturi kauliņus un met vai pieskaries lauciņam.

practise-question = Ko tu dari?
practise-question-call = Kuru lauciņu tu piesaki?

practise-number = { $number }. uzdevums no { $count }
practise-right = Pareizi.
practise-wrong = Ir labāka izvēle.
practise-best = Labākās izvēles
practise-fitted = Šīs spēles precīzu vērtību nav: izvēles cena ir aplēse, parasti ar precizitāti līdz { $error ->
    [zero] { $error } punktiem
    [one] { $error } punktam
   *[other] { $error } punktiem
}.
practise-odds = Izredzes
practise-next = Nākamais uzdevums
practise-result = Pareizi { $right } no { $count }
practise-by-theme = { $theme }: { $right } no { $count }
practise-more = Vēl desmit

practise-theme = Tēma
practise-theme-any = Visas tēmas
practise-level = Līmenis
practise-level-any = Visi līmeņi
practise-start = Sākt
practise-none = Tāda uzdevuma nav. Izvēlies citu tēmu vai līmeni.
practise-making = Veidojam uzdevumus…
practise-rating = Tavs līmenis: { $level } ({ $rating })
practise-forget = Dzēst to visu
practise-kept = Ko šī ierīce zina par tevi
practise-save = Saglabāt failā
practise-answers = Atbildes: { $count }
practise-streak = Dienas pēc kārtas: { $days }
practise-noted = Atbildes par savām kļūdām: { $count }
practise-day = Dienas uzdevums
practise-day-about = Viens dienā katrai spēlei, visiem vienāds. Skaitās tikai tava pirmā atbilde.
practise-exercises = Uzdevumi
practise-solutions = Atrisinājumi

practise-how = Raksti kauliņus, ko paturi, piemēram, “6-6”, vai lauciņu, piemēram, “{ $id }”; “none” met visus, “odds” rāda izredzes, “quit” beidz.
practise-unclear = “{ $given }” te neder; raksti kauliņus, kas tur ir, piemēram, “6-6”, vai brīvu lauciņu, piemēram, “{ $id }”.
practise-no-theme = Šai spēlei nav tēmas “{ $given }”; tēmas ir { $themes }.

practise-theme-bonus = Prēmija
practise-theme-straights = Rindas
practise-theme-pairs = Pāri un trīs vienādi
practise-theme-cross-out = Ko upurēt
practise-theme-last-boxes = Pēdējie lauciņi
practise-theme-saved-rethrows = Krātie atkārtotie metieni
practise-theme-jokers = Džokeri
practise-theme-declared = Pieteiktie lauciņi
practise-theme-columns = Kolonnas

practise-mistakes = Tavas kļūdas
practise-mistakes-none = Izspēlē šajā ierīcē spēli līdz galam: tās dārgākās izvēles atgriezīsies šeit kā uzdevumi.
practise-mistakes-done = Pagaidām viss. Tas, kas bija pareizi, pēc divām dienām atgriezīsies vēlreiz.
practise-lessons = Yatzy tev ir jauns? Astoņas īsas nodarbības
practise-dismiss = Nē, paldies

practise-lesson = { $number }. nodarbība no { $count }
practise-lesson-score = Pēc ne vairāk kā trim metieniem kauliņus ieraksta vienā lauciņā, un katru lauciņu izmanto vienreiz. Skaitļi rāda, cik punktu katrs lauciņš dod tagad. Kur ierakstīt šos kauliņus?
practise-lesson-keep = Pieskaries kauliņiem, ko paturi; pārējos met vēlreiz, ne vairāk kā divreiz. Trīs vienādi ir labs sākums.
practise-lesson-pairs = Divi pāri ar vēl vienu metienu var kļūt par ko lielāku. Kurus kauliņus tu paturi?
practise-lesson-bonus = Augšējie lauciņi kopā dod prēmiju: ar trim no katra skaitļa tieši pietiek. Trīs lauciņi šeit dod 18 punktus. Kurš tuvina prēmijai?
practise-lesson-straight = Četrus skaitļus pēc kārtas var papildināt abos galos. Paturi to, kas dod visvairāk iespēju savākt rindu.
practise-lesson-zero = Ja nekas neder, viens lauciņš saņem nulli. Upurē lauciņu, ko tik un tā diez vai aizpildītu.
practise-lesson-chance = Lauciņā “Izdevība” der jebkuri kauliņi. Izmanto to, kad metiens neizdevās un visi citi lauciņi ciestu.
practise-lesson-stop = Nav jāmet trīs reizes. Ja kauliņi labāki vairs nebūs, ieraksti tos.
