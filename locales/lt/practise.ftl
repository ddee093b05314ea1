# Learn: positions of games as exercises.

practise-title = Mokytis
practise-about = Padėtys iš tikrų žaidimų. Rinkis kaip prie stalo: pasilik kauliukus ir mesk arba paliesk langelį.

practise-question = Ką darai?
practise-question-call = Kurį langelį skelbi?

practise-number = { $number } užduotis iš { $count }
practise-right = Teisingai.
practise-wrong = Yra geresnis pasirinkimas.
practise-best = Geriausi pasirinkimai
practise-fitted = Tikslių šio žaidimo verčių nėra: kiek kainuoja pasirinkimas, nurodyta apytikriai, paprastai { $error } tšk. tikslumu.
practise-odds = Tikimybės
practise-next = Kita užduotis
practise-result = Teisingai { $right } iš { $count }
practise-by-theme = { $theme }: { $right } iš { $count }
practise-more = Dar dešimt

practise-theme = Tema
practise-theme-any = Visos temos
practise-level = Lygis
practise-level-any = Visi lygiai
practise-start = Pradėti
practise-none = Tokios užduoties nėra. Rinkis kitą temą arba lygį.
practise-making = Ruošiamos užduotys…
practise-rating = Tavo lygis: { $level } ({ $rating })
practise-forget = Ištrinti visa tai
practise-kept = Ką šis įrenginys žino apie tave
practise-save = Įrašyti į failą
practise-answers = Atsakymai: { $count }
practise-streak = Dienos iš eilės: { $days }
practise-noted = Atsakymai apie savo klaidas: { $count }
practise-day = Dienos užduotis
practise-day-about = Viena per dieną kiekvienam žaidimui, visiems ta pati. Skaičiuojamas tik pirmas tavo atsakymas.
practise-exercises = Užduotys
practise-solutions = Sprendimai

practise-how = Rašyk kauliukus, kuriuos pasilieki, pvz., „6-6“, arba langelį, pvz., „{ $id }“; „none“ meta visus, „odds“ rodo tikimybes, „quit“ baigia.
practise-unclear = „{ $given }“ čia netinka; rašyk gulinčius kauliukus, pvz., „6-6“, arba laisvą langelį, pvz., „{ $id }“.
practise-no-theme = Šis žaidimas neturi temos „{ $given }“; temos yra { $themes }.

practise-theme-bonus = Premija
practise-theme-straights = Eilės
practise-theme-pairs = Poros ir trys vienodi
practise-theme-cross-out = Ką išbraukti
practise-theme-last-boxes = Paskutiniai langeliai
practise-theme-saved-rethrows = Sukaupti permetimai
practise-theme-jokers = Džokeriai
practise-theme-declared = Paskelbti langeliai
practise-theme-columns = Stulpeliai

practise-mistakes = Tavo klaidos
practise-mistakes-none = Sužaisk šiame įrenginyje žaidimą iki galo: brangiausi jo pasirinkimai grįš čia kaip užduotys.
practise-mistakes-done = Kol kas viskas. Kas buvo teisinga, po dviejų dienų grįš dar kartą.
practise-lessons = Yatzy tau naujas? Aštuonios trumpos pamokos
practise-dismiss = Ne, ačiū

practise-lesson = { $number } pamoka iš { $count }
practise-lesson-score = Po ne daugiau kaip trijų metimų kauliukai įrašomi į vieną langelį, o kiekvienas langelis naudojamas vieną kartą. Skaičiai rodo, kiek taškų kiekvienas langelis duoda dabar. Kur įrašyti šiuos kauliukus?
practise-lesson-keep = Paliesk kauliukus, kuriuos pasilieki; likusieji permetami, ne daugiau kaip du kartus. Trys vienodi yra gera pradžia.
practise-lesson-pairs = Dvi poros dar vienu metimu gali virsti kuo nors didesniu. Kuriuos kauliukus pasilieki?
practise-lesson-bonus = Viršutiniai langeliai kartu duoda premiją: po tris kiekvieno skaičiaus kaip tik užtenka. Trys langeliai čia duoda 18 taškų. Kuris priartina premiją?
practise-lesson-straight = Keturis skaičius iš eilės galima pratęsti iš abiejų galų. Pasilik tai, kas duoda daugiausia galimybių surinkti eilę.
practise-lesson-zero = Jei niekas netinka, vienas langelis gauna nulį. Išbrauk langelį, kurio vis tiek vargu ar užpildytum.
practise-lesson-chance = Langeliui „Šansas“ tinka bet kokie kauliukai. Naudok jį, kai metimas nepavyko, o visi kiti langeliai nukentėtų.
practise-lesson-stop = Nebūtina mesti tris kartus. Jei kauliukai geresni nebebus, įrašyk juos.
