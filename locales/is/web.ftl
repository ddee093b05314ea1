# The web pages.

## On every page

web-app = Yatzy
web-home = Forsíða
web-language = Tungumál
web-refused = Þetta tókst ekki
web-back = Til baka

## First page

web-new-game = Nýr leikur
web-join = Vera með
web-join-label = Kóði leiksins
web-join-do = Vera með
web-go-on = Halda áfram
web-go-on-none = Leikir sem þú byrjar eða tekur þátt í á þessu tæki birtast hér.
web-records = Met
web-rules-link = Reglur
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Nýr leikur
web-new-which = Hvaða leikur?
web-new-rules = Reglur: { $title }
web-new-edition = Útgáfa
web-new-plain = { $title }, grunnleikur
web-new-option-as-edition = eins og í útgáfunni
web-new-dice = Hvaða teningar?
web-new-dice-program = Forritið kastar
web-new-dice-table = Við köstum alvöru teningum
web-new-players = Hverjir spila?
web-new-player = Leikmaður { $seat }
web-new-kind = Hvernig leikmaður { $seat } spilar
web-new-kind-here = á þessu tæki
web-new-kind-elsewhere = á sínu tæki, með tengli
web-new-kind-open = hver sem vill vera með
web-new-kind-bot = tölva: { $level }
web-new-more = Fleiri leikmenn
web-new-start = Byrja leikinn

## Seats

web-seat-title = Sæti fyrir þig
web-seat-offer = Þessi tengill er sæti í leik: { $title }.
web-seat-held = { $name } spilar hér á öðru tæki. Ef þú tekur sætið færist það á þetta tæki.
web-seat-name = Nafnið þitt
web-seat-take = Setjast
web-seat-move = Færa sætið á þetta tæki
web-seat-link = Tengill: { $name }
web-seat-link-title = Tengill á sæti
web-seat-join = Vera með sem nýr leikmaður
web-invite-hint = Allir sem opna þessa síðu geta horft á. Kóðinn { $code } á forsíðunni vísar líka hingað.

## The table

web-turn = { $name } á leik
web-turn-yours = Þú átt leik
web-turn-named = Nefnt: { $box }
web-twin = { $name } ({ $seat })
web-round = umferð { $round } af { $rounds }
web-throw-of = kast { $throw } af { $throws }
web-watching = Þú horfir á.
web-away = ekki við
web-left = hætti
web-step-in = Láta tölvuna spila þessa lotu
web-step-in-wait = { $name } er ekki við. Eftir { $seconds ->
    [1] eina sekúndu
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
} getur tölvan spilað þessa lotu.
web-coach = Spyrja þjálfarann
web-rules-in-force = Reglur í gildi
web-pad = Stigablokk
web-box = Reitur
web-dice = Teningar
web-die = { $face }, teningur { $place }
web-throw-all = { $dice ->
    [1] Kasta teningnum
    [one] Kasta { $dice } teningi
   *[other] Kasta { $dice } teningum
}
web-throw-rest = Kasta hinum teningunum
web-throw-chip = { $throw } · kostar 1 spilapening · þú átt { $chips }
web-chips = { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}
web-no-throw-left = Ekkert kast er eftir. Veldu reit.
web-name-first = Nefndu reitinn sem þú stefnir á og kastaðu svo.
web-enter = Skrá { $points } í reitinn { $box }
web-name-box = Nefna: { $box }
web-zero-ask = Skrá 0 í reitinn { $box }?
web-zero-why = Þá er reiturinn lokaður það sem eftir er leiks.
web-zero-yes = Skrá 0
web-zero-no = Velja annan reit
web-take-back = Afturkalla
web-more = Meira
web-leave = Hætta í leiknum: { $name }
web-abandon = Ljúka leiknum fyrir alla
web-delete = Eyða leiknum fyrir fullt og allt
web-record = Leikskýrsla
web-columns-of = Dálkar: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = ekki vistað enn
web-offline = Ekkert samband. Færslur bíða á þessu tæki.
web-offline-program = Ekkert samband. Leikurinn heldur áfram þegar það kemst á aftur.
web-keys = Takkar
web-keys-list = 1 til 6: geyma tening · bilslá: kasta · stafir: reitur · enter: skrá · c: þjálfari · u: afturkalla · ?: þessi hjálp

## Real dice

web-tell-title = Hvað sýna teningarnir?
web-tell-hint = Ýttu á teningana og svo á reit. Eða ýttu á reit og veldu stigin.
web-tell-hand = Kast
web-tell-show = Sýna hvað það gefur
web-tell-clear = Hreinsa
web-tell-die = Bæta við { $face }
web-tell-throws = Eftir hve mörg köst?
web-tell-named = Hvaða reitur var nefndur?
web-tell-points = Hve mörg stig í reitinn { $box }?
web-tell-extra = { $points } og auka-yatzy
web-correct = Leiðrétta
web-correct-title = Leiðrétta: { $name }, umferð { $round }
web-correct-hint = Kastið, eða bara stigin.
web-correct-points = Stig
web-correct-do = Leiðrétta
web-corrected = leiðrétt

## The end

web-over = Leiknum er lokið
web-over-abandoned = Leiknum lauk snemma
web-won = { $name } vinnur með { $points }
web-won-shared = { $names } deila fyrsta sæti með { $points }
web-alone = { $points } stig
web-place = Röð
web-player = Leikmaður
web-points = Stig
web-rematch = Spila aftur
web-rematch-go = Í næsta leik
web-series = Unnir leikir í þessari leikjaröð
web-record-download = Sækja leikskýrsluna
web-check-dice = Athuga teningana
web-commitment = Skuldbinding teninganna
web-secret = Leyndarmál teninganna
web-fair = Það sem þetta sýnir: þjónninn valdi ekki köst sætis sem hann stjórnar ekki. Það sem þetta getur ekki sýnt: gestgjafi sem spilar þekkir leyndarmálið; í köstum tölvunnar, og af síðum án skripta, eru engin bæti frá leikmanni.

## Records

web-records-title = Met á þessum þjóni
web-records-none = Engum leik er lokið hér enn.
web-records-best = Best
web-records-mean = Meðaltal
web-records-games = Leikir
web-records-edition = Útgáfa
web-records-latest = Síðustu leikir
