# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = kõige rohkem { $max } punkti
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
    [one] Veereta täringut ja siis kuni kaks korda uuesti.
   *[other] Veereta kõiki { $dice } täringut. Siis veereta uuesti neid, mida tahad, kuni kaks korda; uuesti võib veeretada ka varem alles jäetud täringuid.
} Lõpetada võid pärast iga veeretust.
guide-turn-throws-chips = { $dice ->
    [one] Veereta täringut ja siis uuesti: kaks korda tasuta ja rohkem žetoonide eest.
   *[other] Veereta kõiki { $dice } täringut. Siis veereta uuesti neid, mida tahad, kaks korda tasuta ja rohkem žetoonide eest; uuesti võib veeretada ka varem alles jäetud täringuid.
} Lõpetada võid pärast iga veeretust.
guide-turn-entry = Siis märgi veeretus ühte vabasse lahtrisse. Iga lahtrit saab kasutada ainult ühe korra, ka nulli jaoks.
guide-turn-reading = Lahtri valid sina. See annab alati nii palju, kui su täringutest seal välja tuleb.
guide-turn-reading-named = Lahter annab alati nii palju, kui su täringutest seal välja tuleb: 4-4-4-4-1 on ka kolm ühesugust.
guide-boxes = Lahtrid
guide-box = { $box } – { $rule }
guide-example = Näide
guide-pays = Punkte
guide-most = Enim
guide-columns = Plokis on { $columns } veergu kordajatega { $factors }. Iga käiguga täidad ühe lahtri ühes veerus ja selle punktid korrutatakse. Tabel näitab ×1.
guide-options = Kehtivad reeglivalikud
guide-differs = * erineb tavamängust { $game }
guide-same = Sama mis tavamäng { $game }.
guide-end-heading = Lõpp
guide-end = Mäng lõpeb, kui kõik on teinud { $turns ->
    [one] oma ainsa käigu
   *[other] oma { $turns } käiku
} ja kõik lahtrid on täis. Võidab suurim lõppsumma; võrdsed jagavad kohta.
guide-players = Mängijaid võib olla ükskõik kui palju. Mängida saab ka üksi, oma rekordi vastu.

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
needs-any = mis tahes veeretus
pays-matched = nende summa
pays-all = kõigi täringute summa
pays-fixed = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
pays-fixed-and-all = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
} ja kõigi täringute summa

## Options by name, as forms and screens offer them

option-name-order = Lahtrite järjekord
option-name-bonus = Boonus
option-name-chance = Juhus
option-name-zero = Null
option-name-declare = Lahter nimetatakse enne veeretust
option-name-chips = Kordusveeretused žetoonideks
option-name-joker = Jokkerid
option-name-yatzy = Yatzy annab
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = vaba
choice-order-down = ülalt alla
choice-order-upper-first = ülemine osa enne
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = vähemalt tavalise summaga
choice-bonus-at-least-sum = vähemalt { $sum } punktiga
choice-bonus-more-than = alles üle tavalise summa
choice-bonus-more-than-sum = alles üle { $sum } punkti
choice-bonus-none = ei ole
choice-any = igal ajal
choice-last-resort = ainult viimase võimalusena
choice-no = ei
choice-yes = jah
choice-joker-none = ei ole
choice-joker-booklet = kui yatzy on andnud punkte
choice-joker-official = kui yatzy lahter on täidetud
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 ja täringute summa

## What an option means

option-order-free = Lahtreid täidetakse vabas järjekorras.
option-order-down = Lahtreid täidetakse ülalt alla. Kui su täringud järgmisesse lahtrisse ei sobi, läheb sinna null.
option-order-upper-first = Enne täidetakse kõik ülemised lahtrid, siis alumised, kummaski osas vabas järjekorras.
option-bonus-none = Ülemised lahtrid boonust ei anna.
option-bonus-out-of-reach = Ülemised lahtrid annavad kõige rohkem { $most }, nii et seda ei saa kunagi.
option-bonus-at-least = { $bonus }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kui ülemiste lahtrite summa on vähemalt { $sum }.
option-bonus-more-than = { $bonus }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}, kui ülemiste lahtrite summa on üle { $sum }. Täpselt { $sum } ei ole küllalt.
option-chance-any = { $chance } sobib igal ajal.
option-chance-any-in-order = { $chance } täidetakse, kui kord selleni jõuab.
option-chance-last-resort = { $chance } on viimane võimalus: seda tohib kasutada vaid siis, kui veeretus ei anna punkte üheski teises vabas lahtris.
option-zero-any = Nulli tohib märkida igasse vabasse lahtrisse, kus veeretus midagi ei anna, ka siis, kui mõni teine lahter annaks punkte.
option-zero-any-in-order = Null märgitakse lahtrisse või ploki ossa, mille kord on, kui veeretus seal midagi ei anna.
option-zero-last-resort = Null on viimane võimalus: seda tohib märkida vaid siis, kui veeretus ei anna punkte üheski vabas lahtris.
option-declare-no = Lahter valitakse pärast veeretusi.
option-declare-yes = Enne esimest veeretust nimetad ühe vaba lahtri. Kui su täringud annavad seal punkte, märgid need sinna. Kui ei anna, valid ise: { $chance }, kui see on vaba ja täringud ei anna punkte üheski teises vabas lahtris, või null mis tahes teise vabasse lahtrisse, ka sellisesse, kus täringud oleksid punkte andnud, sest seda sa ei nimetanud. Ka { $chance } sobib nimetamiseks ja võtab siis vastu mis tahes täringud.
option-declare-yes-without-chance = Enne esimest veeretust nimetad ühe vaba lahtri. Kui su täringud annavad seal punkte, märgid need sinna. Kui ei anna, läheb null mis tahes vabasse lahtrisse, ka sellisesse, kus täringud oleksid punkte andnud, sest seda sa ei nimetanud.
option-chips-no = Kasutamata kordusveeretused lähevad kaduma.
option-chips-yes = Kumbki kahest kordusveeretusest, mille jätad tegemata, annab žetooni. Kui mõlemad on tehtud, maksab iga järgmine kordusveeretus ühe žetooni, kuni žetoone jätkub. Alguses pole kellelgi žetoone ja lõpus alles jäänud žetoonid pole midagi väärt.
option-joker-none = Jokkereid ei ole: uus yatzy on veeretus nagu iga teine.
option-joker-booklet = Kui lahtris { $yatzy } on juba selle { $points } punkti, on { $dice } ühesugust lisa-yatzy: { $extra } punkti juurde, ükskõik mis edasi saab. Veeretus peab minema oma arvu ülemisse lahtrisse. Kui see on täis, on veeretus jokker ja annab mis tahes vabas alumises lahtris täispunktid; kui ükski alumine lahter pole vaba, läheb null vabasse ülemisse lahtrisse. Kuni { $yatzy } on vaba või sisaldab nulli, ei kehti sellest miski.
option-joker-official = Kui { $yatzy } on täidetud, peab { $dice } ühesugust minema oma arvu ülemisse lahtrisse. Kui see on täis, on veeretus jokker ja annab mis tahes vabas alumises lahtris täispunktid; kui ükski alumine lahter pole vaba, läheb null vabasse ülemisse lahtrisse. Kui lahtris { $yatzy } on punktid, mitte null, annab iga selline veeretus { $extra } punkti juurde.
option-yatzy-fixed = { $yatzy } annab { $points } punkti.
option-yatzy-and-sum = { $yatzy } annab { $points } punkti ja täringute summa.

## At the table

rules-in-force = Kehtivad reeglid
rules-more = ↓: veel · esc sulgeb
