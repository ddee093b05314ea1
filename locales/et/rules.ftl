# yatzy rules: a game explained in full

## The list

rules-game = { $title }: { $summary }
rules-list-hint = „yatzy rules ID” selgitab üht; „yatzy score HAND --rules ID” arvutab selle järgi.
rules-none = Ükski väljaanne ei sobi; jäta --game või --in ära.

## The guide

guide-summary = { $dice ->
    [one] üks täring
   *[other] { $dice } täringut
}, { $boxes ->
    [one] üks lahter
   *[other] { $boxes } lahtrit
}, { $turns ->
    [one] üks käik
   *[other] { $turns } käiku
}, kuni { $max ->
    [one] { $max } punkt
   *[other] { $max } punkti
}
guide-edition = { $id } · reeglileht { $booklet } · { $language }
guide-turn = Käik
guide-turn-throws = { $dice ->
    [one] Viska täringut ja siis kuni kaks korda uuesti.
   *[other] Viska kõik { $dice } täringut. Siis viska uuesti neid, mida tahad, kuni kaks korda; uuesti võib visata ka varem alles jäetud täringuid.
} Lõpetada võid pärast iga viset.
guide-turn-throws-chips = { $dice ->
    [one] Viska täringut ja siis uuesti: kaks korda tasuta ja rohkem žetoonide eest.
   *[other] Viska kõik { $dice } täringut. Siis viska uuesti neid, mida tahad, kaks korda tasuta ja rohkem žetoonide eest; uuesti võib visata ka varem alles jäetud täringuid.
} Lõpetada võid pärast iga viset.
guide-turn-entry = Siis märgi vise ühte vabasse lahtrisse. Täidetud lahter, ka nulliga, jääb mängu lõpuni kinni.
guide-turn-reading = Sina valid lahtri, reeglid määravad punktid: lahter annab viske parima tõlgenduse ja keegi ei tohi vähem kirjutada.
guide-turn-reading-named = Lahter annab viske parima tõlgenduse: 4-4-4-4-1 on ka kolm ühesugust.
guide-boxes = Lahtrid
guide-example = Näide
guide-pays = Annab
guide-most = Kuni
guide-columns = Plokis on { $columns } veergu kordajatega { $factors }. Iga käik täidab ühe lahtri ühes veerus ja punktid korrutatakse. Tabel näitab ×1.
guide-options = Kehtivad reeglivalikud
guide-differs = * erineb põhimängust { $game }
guide-same = Sama mis põhimäng { $game }.
guide-end-heading = Lõpp
guide-end = Mäng lõpeb, kui igal kohal on mängitud { $turns ->
    [one] üks käik
   *[other] { $turns } käiku
} ja kõik lahtrid on täis. Võidab suurim lõppsumma; võrdsed jagavad kohta.
guide-players = Mängijaid võib olla ükskõik kui palju ja ka üksi saab mängida: ületa oma rekord.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = täringud, mis näitavad { $face }
needs-group = { $count ->
    [one] { $size ->
        [1] üksik täring
        [2] paar
       *[other] { $size } ühesugust
    }
   *[other] { $size ->
        [1] { $count } üksikut täringut
        [2] { $count } paari
       *[other] { $count } korda { $size } ühesugust
    }
}
needs-different = { $groups } eri arvudest
needs-run = kõik arvud { $first } kuni { $last }
needs-run-of = mis tahes { $length } järjestikust arvu
needs-any = mis tahes vise
pays-matched = nende summa
pays-all = kõigi täringute summa
pays-fixed = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
pays-fixed-and-all = { $points } ja kõigi täringute summa

## What an option means

option-order-free = Lahtreid täidetakse vabas järjekorras.
option-order-down = Lahtreid täidetakse ülalt alla; vise, mis järgmisesse lahtrisse ei sobi, on seal null.
option-order-upper-first = Enne täidetakse kõik ülemised lahtrid, siis alumised, kummaski osas vabas järjekorras.
option-bonus-none = Ülemised lahtrid boonust ei anna.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kui ülemiste lahtrite summa on vähemalt { $sum }.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kui ülemiste lahtrite summa on üle { $sum }; täpselt { $sum } ei ole küllalt.
option-chance-any = { $chance } sobib igal ajal.
option-chance-any-in-order = { $chance } täidetakse, kui kord selleni jõuab.
option-chance-last-resort = { $chance } on viimane võimalus: seda tohib võtta vaid siis, kui vise ei anna punkte üheski teises vabas lahtris.
option-zero-any = Nulli tohib kirjutada igasse vabasse lahtrisse, kus vise midagi ei anna, ka siis, kui mõni teine lahter annaks punkte.
option-zero-any-in-order = Null kirjutatakse lahtrisse või ploki ossa, mille kord on, kui vise seal midagi ei anna.
option-zero-last-resort = Null on viimane võimalus: seda tohib kirjutada vaid siis, kui vise ei anna punkte üheski vabas lahtris.
option-declare-no = Lahter valitakse pärast viskeid.
option-declare-yes = Enne esimest viset nimetad ühe vaba lahtri. Kui vise annab seal punkte, läheb see sinna. Kui ei, valid ise: { $chance }, kui see on vaba ja vise ei anna punkte üheski teises vabas lahtris, või null mis tahes teise vabasse lahtrisse, ka sellisesse, kus vise oleks punkte andnud, sest seda ei nimetatud. Ka { $chance } sobib nimetamiseks ja võtab siis vastu mis tahes viske.
option-declare-yes-without-chance = Enne esimest viset nimetad ühe vaba lahtri. Kui vise annab seal punkte, läheb see sinna. Kui ei, läheb null mis tahes vabasse lahtrisse, ka sellisesse, kus vise oleks punkte andnud, sest seda ei nimetatud.
option-chips-no = Kasutamata kordusvisked lähevad kaduma.
option-chips-yes = Kumbki kahest kordusviskest, mille jätad kasutamata, annab žetooni. Kui mõlemad on tehtud, maksab iga järgmine kordusvise ühe žetooni, nii mitu järjest, kui jõuad maksta. Kõik alustavad ilma žetoonideta ja lõpus alles jäänud žetoonid pole midagi väärt.
option-joker-none = Jokkereid ei ole: uus yatzy on vise nagu iga teine.
option-joker-booklet = Kui lahtris { $yatzy } on juba selle { $points } punkti, on { $dice } ühesugust lisa-yatzy: { $extra } punkti juurde, ükskõik mis edasi saab. Vise peab minema oma arvu ülemisse lahtrisse. Kui see on täis, on vise jokker ja annab mis tahes vabas alumises lahtris täispunktid; kui ükski alumine lahter pole vaba, läheb null vabasse ülemisse lahtrisse. Kuni { $yatzy } on vaba või sisaldab nulli, ei kehti sellest miski.
option-joker-official = Kui { $yatzy } on täidetud, peab { $dice } ühesugust minema oma arvu ülemisse lahtrisse. Kui see on täis, on vise jokker ja annab mis tahes vabas alumises lahtris täispunktid; kui ükski alumine lahter pole vaba, läheb null vabasse ülemisse lahtrisse. Kui lahtris { $yatzy } on punktid, mitte null, annab iga selline vise { $extra } juurde.
option-yatzy-fixed = { $yatzy } annab { $points } punkti.
option-yatzy-and-sum = { $yatzy } annab { $points } punkti ja täringute summa.
