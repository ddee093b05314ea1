# A game explained: its rules in full, its options by name.

## The list

rules-game = { $title }: { $summary }
rules-most = mest { $max } stig
rules-list-hint = „yatzy rules ID“ skýrir eina; „yatzy score HAND --rules ID“ reiknar með henni.
rules-none = Engin útgáfa passar; slepptu --game eða --in.

## The guide

guide-summary = { $dice ->
    [1] einn teningur
    [one] { $dice } teningur
   *[other] { $dice } teningar
}, { $boxes ->
    [1] einn reitur
    [one] { $boxes } reitur
   *[other] { $boxes } reitir
}, { $turns ->
    [1] ein lota
    [one] { $turns } lota
   *[other] { $turns } lotur
}, mest { $max } stig
guide-edition = { $id } · bæklingur { $booklet } · { $language }
guide-turn = Lota
guide-turn-throws = { $dice ->
    [one] Kastaðu teningnum og svo aftur, í mesta lagi tvisvar.
   *[other] Kastaðu öllum teningunum, { $dice } talsins. Kastaðu svo aftur þeim sem þú vilt, í mesta lagi tvisvar; einnig má kasta aftur teningum sem þú geymdir áður.
} Þú mátt hætta eftir hvaða kast sem er.
guide-turn-throws-chips = { $dice ->
    [one] Kastaðu teningnum og svo aftur: tvisvar ókeypis og oftar fyrir spilapeninga.
   *[other] Kastaðu öllum teningunum, { $dice } talsins. Kastaðu svo aftur þeim sem þú vilt, tvisvar ókeypis og oftar fyrir spilapeninga; einnig má kasta aftur teningum sem þú geymdir áður.
} Þú mátt hætta eftir hvaða kast sem er.
guide-turn-entry = Skráðu svo kastið í einn lausan reit. Hvern reit má aðeins nota einu sinni, líka fyrir núll.
guide-turn-reading = Þú velur reitinn. Hann gefur alltaf það mesta sem hægt er að fá þar úr teningunum.
guide-turn-reading-named = Reitur gefur alltaf það mesta sem hægt er að fá þar úr teningunum: 4-4-4-4-1 er líka þrír eins.
guide-boxes = Reitir
guide-box = { $box } – { $rule }
guide-example = Dæmi
guide-pays = Stig
guide-most = Mest
guide-columns = { $columns ->
    [one] Á blokkinni er { $columns } dálkur sem gildir
   *[other] Á blokkinni eru { $columns } dálkar sem gilda
} { $factors }. Í hverri lotu fyllirðu einn reit í einum dálki og stigin þar margfaldast. Taflan sýnir ×1.
guide-options = Valkostir í gildi
guide-differs = * frábrugðið grunnleiknum, { $game }
guide-same = Eins og grunnleikurinn, { $game }.
guide-end-heading = Leikslok
guide-end = Leiknum lýkur þegar allir hafa átt { $turns ->
    [1] sína einu lotu
    [one] sína { $turns } lotu
   *[other] sínar { $turns } lotur
} og allir reitir eru fylltir. Sá vinnur sem fær flest stig; jafnir deila sæti.
guide-players = Fjöldi leikmanna er frjáls. Líka má spila án mótherja, á móti eigin meti.

## What a box needs, and what it pays

box-rule = { $needs }: { $pays }
needs-face = teningar sem sýna { $face }
needs-group = { $count ->
    [1] { $size ->
        [1] stakur teningur
        [2] par
       *[other] { $size } eins teningar
    }
   *[other] { $size ->
        [1] { $count } stakir teningar
        [2] { $count } pör
       *[other] { $count } sinnum { $size } eins teningar
    }
}
needs-different = { $groups } með ólíkum tölum
needs-run = allar tölur frá { $first } til { $last }
needs-run-of = { $length } tölur í röð, sama hverjar
needs-any = hvaða kast sem er
pays-matched = summa þeirra
pays-all = summa allra teninga
pays-fixed = { $points } stig
pays-fixed-and-all = { $points } stig og summa allra teninga

## Options by name, as forms and screens offer them

option-name-order = Röð reitanna
option-name-bonus = Bónus
option-name-chance = Áhætta
option-name-zero = Núll
option-name-declare = Reitur nefndur fyrir fram
option-name-chips = Aukaköst geymd sem spilapeningar
option-name-joker = Jókerar
option-name-yatzy = Yatzy gefur
option-and-choice = { $option }: { $choice }

## Their values

choice-order-free = hvaða röð sem er
choice-order-down = ofan frá og niður
choice-order-upper-first = efri hlutinn fyrst
# The sum of the upper boxes that the edition asks for, whichever it is
choice-bonus-at-least = venjuleg summa eða meira
choice-bonus-at-least-sum = { $sum } eða meira
choice-bonus-more-than = aðeins yfir venjulegri summu
choice-bonus-more-than-sum = aðeins yfir { $sum }
choice-bonus-none = enginn
choice-any = hvenær sem er
choice-last-resort = aðeins sem neyðarúrræði
choice-no = nei
choice-yes = já
choice-joker-none = engir
choice-joker-booklet = þegar yatzy hefur gefið stig
choice-joker-official = þegar yatzy-reiturinn er fylltur
choice-yatzy-fixed = 50
choice-yatzy-and-sum = 50 og summu teninganna

## What an option means

option-order-free = Reitir eru fylltir í hvaða röð sem er.
option-order-down = Reitir eru fylltir ofan frá og niður. Ef kastið passar ekki í næsta reit fær hann núll.
option-order-upper-first = Fyrst eru allir efri reitir fylltir, svo þeir neðri, í hvaða röð sem er innan hvors hluta.
option-bonus-none = Enginn bónus fæst fyrir efri reitina.
option-bonus-out-of-reach = Efri reitirnir gefa mest { $most }, svo hann næst aldrei.
option-bonus-at-least = { $bonus }: { $points } stig þegar efri reitirnir gefa samtals { $sum } eða meira.
option-bonus-more-than = { $bonus }: { $points } stig þegar efri reitirnir gefa samtals meira en { $sum }. Nákvæmlega { $sum } dugar ekki.
option-chance-any = { $chance }: þennan reit má nota hvenær sem er.
option-chance-any-in-order = { $chance }: þessi reitur er fylltur þegar að honum kemur.
option-chance-last-resort = { $chance } er neyðarúrræði: þann reit má aðeins nota þegar kastið gefur ekki stig í neinum öðrum lausum reit.
option-zero-any = Núll má skrá í hvaða lausan reit sem er ef kastið gefur ekkert þar, þótt annar reitur gæfi stig.
option-zero-any-in-order = Núll er skráð í þann reit, eða þann hluta blokkarinnar, sem komið er að, ef kastið gefur ekkert þar.
option-zero-last-resort = Núll er neyðarúrræði: það má aðeins skrá þegar kastið gefur ekki stig í neinum lausum reit.
option-declare-no = Reiturinn er valinn eftir köstin.
option-declare-yes = Fyrir fyrsta kast nefnir þú lausan reit. Ef kastið gefur stig þar skráir þú það þar. Annars velur þú: { $chance }, ef sá reitur er laus og kastið gefur ekki stig í neinum öðrum lausum reit, eða núll í hvaða öðrum lausum reit sem er, líka þar sem kastið hefði gefið stig, því að þú nefndir hann ekki. Reitinn { $chance } má líka nefna, og þá tekur hann hvaða kast sem er.
option-declare-yes-without-chance = Fyrir fyrsta kast nefnir þú lausan reit. Ef kastið gefur stig þar skráir þú það þar. Annars er núll skráð í hvaða lausan reit sem er, líka þar sem kastið hefði gefið stig, því að þú nefndir hann ekki.
option-chips-no = Aukaköst sem ekki eru notuð fara forgörðum.
option-chips-yes = Hvort aukakastanna tveggja sem þú sleppir gefur spilapening. Þegar bæði eru búin kostar hvert aukakast í viðbót einn spilapening, á meðan þú átt þá til. Allir byrja með engan, og spilapeningar sem eru eftir í lokin eru einskis virði.
option-joker-none = Engir jókerar eru: nýtt yatzy er kast eins og hvert annað.
option-joker-booklet = Ef reiturinn { $yatzy } er þegar með sín { $points } stig eru { $dice } eins auka-yatzy: { $extra } stig að auki, hvað sem á eftir kemur. Kastið verður að fara í efri reit sinnar tölu. Sé hann upptekinn er kastið jóker og gefur fullt gildi í hvaða lausum neðri reit sem er; sé enginn neðri reitur laus verður það núll í lausum efri reit. Á meðan reiturinn { $yatzy } er laus eða með núll gildir ekkert af þessu.
option-joker-official = Þegar reiturinn { $yatzy } er fylltur verða { $dice } eins að fara í efri reit sinnar tölu. Sé hann upptekinn er kastið jóker og gefur fullt gildi í hvaða lausum neðri reit sem er; sé enginn neðri reitur laus verður það núll í lausum efri reit. Ef { $yatzy } er með stig en ekki núll gefur hvert slíkt kast { $extra } stig í viðbót.
option-yatzy-fixed = { $yatzy } gefur { $points } stig.
option-yatzy-and-sum = { $yatzy } gefur { $points } stig og summu teninganna.

## At the table

rules-in-force = Reglur í gildi
rules-more = ↓: meira · esc lokar
