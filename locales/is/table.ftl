# A game that is being played, on pages and in the terminal.

## Whose turn it is, and who is here

table-turn = { $name } á leik
table-turn-of = { $name } á leik
table-turn-yours = Þú átt leik
table-turn-called = Nefndur reitur: { $box }
table-box-called = nefndur
table-round = umferð { $round } af { $rounds }
# Above one's own column
table-you = þú
table-away = ekki við
table-left = hætti
table-seat-left = { $name } hefur hætt. Dálkurinn stendur.
table-bot-thinking = Tölvan er að hugsa…
table-bot-took-over = { $name }: tölvan spilar áfram.
table-step-in = Láta tölvuna spila þessa lotu
table-step-in-wait = { $name } er ekki við. Eftir { $seconds ->
    [1] eina sekúndu
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
} getur tölvan spilað þessa lotu.
table-watching = Þú horfir á.
table-spectators = Áhorfendur: { $count }

## Throwing and keeping

table-throw = Kast { $throw } af { $throws }
table-throw-of = kast { $throw } af { $throws }
table-throw-all = { $dice ->
    [1] Kasta teningnum
    [one] Kasta { $dice } teningi
   *[other] Kasta { $dice } teningum
}
table-throw-rest = Kasta hinum teningunum
table-throw-chip = { $throw } · kostar 1 spilapening · þú átt { $chips }
table-first-throw = Kastaðu teningunum.
table-no-throw-left = Ekkert kast er eftir. Veldu reit.
table-dice = Teningar
table-die = { $face }, teningur { $place }
table-chips = { $chips ->
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}
table-kept = geymdur
# Beside the coach's advice: ticks the dice that it names
table-keep-these = Geyma þessa

## Calling a box, entering, undoing

table-call = Nefna: { $box }
table-call-a-box = Nefndu reit áður en þú kastar.
table-call-first = Nefndu reitinn sem þú stefnir á og kastaðu svo.
table-called = Nefndur reitur: { $box }. Kastaðu teningunum.
table-for = í reitinn { $box }
# A named box that the last throw does not fit
table-missed = Þú nefndir reitinn { $box } en náðir honum ekki. Veldu reit fyrir núllið.
table-enter = Skrá { $points } í reitinn { $box }
# What an extra yatzy brings on top
table-enter-joker = Skrá { $points } í reitinn { $box }, +{ $extra } að auki
table-joker-upper = Annað yatzy fer í reit sinnar tölu: { $box } gefur { $points } stig.
table-joker-extra = Annað yatzy fer í reit sinnar tölu: { $box } gefur { $points } stig, +{ $extra } að auki.
table-joker-lower = Annað yatzy, og reitur tölunnar er upptekinn: það er jóker og gefur fullt gildi í hvaða lausum neðri reit sem er.
table-joker-zero = Annað yatzy, en reitir þess eru uppteknir: aðeins núll er eftir.
table-zero-why = Þú getur ekki notað reitinn aftur.
table-zero-yes = Skrá 0
table-zero-no = Velja annan reit
# The box that the order of boxes asks for
table-next = næst
table-take-back = Afturkalla
table-taken-back = Afturkallað. Veldu aftur.
# Not to wait while something could still be undone
table-go-on = Áfram

## Real dice

# An answer to "Which box was named?": the very box that is then entered
table-entry-named-entered = reiturinn sem skráð er í
table-entry-title = Hvað sýna teningarnir?
table-entry-hint = Ýttu á teningana og svo á reit. Eða ýttu á reit og veldu stigin.
table-entry-hand = Kast
table-entry-show = Sýna stigin
table-entry-clear = Hreinsa
table-entry-die = Bæta við { $face }
table-entry-throws = Eftir hve mörg köst?
table-entry-named = Hvaða reitur var nefndur?
table-entry-points = Hve mörg stig í reitinn { $box }?
table-entry-extra = { $points } og auka-yatzy
# Real dice
table-type-dice = Þessi leikur er spilaður með alvöru teningum: kastaðu og sláðu svo inn { $dice ->
    [1] það sem teningurinn sýnir
   *[other] það sem teningarnir { $dice } sýna
}.
table-real-dice = Sláðu inn það sem teningarnir sýna.
table-real-points = Sláðu inn stigin, veldu reitinn.
table-real-throws = { $throws ->
    [1] Eitt kast
    [one] { $throws } kast
   *[other] { $throws } köst
} í þessari lotu
table-points-typed = Stig: { $points }
table-points-missing = Sláðu fyrst inn stigin.
table-extra-yatzy = með auka-yatzy
table-no-extra-yatzy = án auka-yatzy
table-dice-missing = { $missing ->
    [1] Einn tening vantar.
    [one] { $missing } tening vantar.
   *[other] { $missing } teninga vantar.
} Sláðu inn það sem vantar.

## Corrections

table-correct = Leiðrétta
table-correct-title = Leiðrétta: { $name }, umferð { $round }
table-correct-hint = Kastið, eða bara stigin.
table-correct-points = Stig
table-correct-do = Leiðrétta
table-corrected = leiðrétt
table-correction = Leiðrétt: { $name }, lota { $round }
table-correcting = Sláðu inn hvað lota { $round } var í raun ({ $name }), veldu reitinn og ýttu á enter. Esc lætur hana standa.

## The pad and the rest of the table

table-standing = Staða
table-turns = Fyrri lotur
table-screen = Fyrir stóra skjáinn
table-record = Metið þitt í þessari útgáfu: { $points } stig
table-pad = Stigablokk
table-box = Reitur
table-more = Meira
table-players-links = Leikmenn og tenglar
table-large = Stórar tölur
table-sort = Raða teningunum
table-about-dice = Um teningana
table-leave = Hætta í leiknum: { $name }
table-abandon = Ljúka leiknum fyrir alla
table-delete = Eyða leiknum fyrir fullt og allt
table-game-log = Leikskýrsla
table-columns-of = Dálkar: { $name }
table-not-saved = ekki vistað enn
table-offline = Ekkert samband. Það sem þú skráir geymist á þessu tæki.
table-offline-program = Ekkert samband. Leikurinn heldur áfram þegar það kemst á aftur.

## The race for the bonus

# The race for the bonus: the upper sum, and what it takes
bonus-race-of = { $sum } af { $needed }
bonus-race-behind = { $pace } á eftir
bonus-race-ahead = { $pace } á undan
bonus-race-even = á áætlun
# The race for the bonus
bonus-earned = Bónusinn er þinn: +{ $points }.
bonus-gone = Bónusinn, +{ $points }, næst ekki lengur.
bonus-short = { $bonus } +{ $points }: { $sum } af { $needed }, { $pace } á eftir áætlun
bonus-on-pace = { $bonus } +{ $points }: { $sum } af { $needed }, { $pace ->
    [0] alveg á áætlun
   *[other] { $pace } á undan áætlun
}
bonus-ahead-of-it = { $bonus } +{ $points }: { $needed } eða meira í efri reitum
bonus-pace-ahead = +{ $pace }
bonus-pace-behind = −{ $pace }

## Chips: rethrows saved for later

# Chips: rethrows saved for later
chips-have = { $chips ->
    [0] Engir spilapeningar
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}
chips-stopping = { $chips ->
    [0] Engir spilapeningar
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}; hættu nú og fáðu { $earns ->
    [1] einn
   *[other] { $earns }
}
chips-cost = { $chips ->
    [1] Einn spilapeningur
    [one] { $chips } spilapeningur
   *[other] { $chips } spilapeningar
}; aukakast kostar einn

## A zero

zero-question = Skrá 0 í reitinn { $box }?
zero-yes = Já, núlla reitinn
zero-no = Nei, velja aftur

## Two phones wrote the same turn

conflict-title = Þessi lota var líka skráð á öðru tæki. Hvor færslan gildir?
conflict-theirs = Á blokkinni
conflict-mine = Á þessu tæki, óvistað
conflict-keep = Halda því sem er á blokkinni
conflict-replace = Skrá mína í staðinn

## That it is one's turn: heard and felt

signal-turn = Hljóð og titringur þegar þú átt leik
signal-bell = Hljóðmerki skipanagluggans þegar þú átt leik, kveikt eða slökkt
signal-bell-on = hljóðmerki: kveikt
signal-bell-off = hljóðmerki: slökkt

## Hints of the first game, until they are put away

tip-throw = Kastaðu teningunum. Þú átt þrjú köst í hverri lotu.
tip-keep = Ýttu á teninga til að geyma þá og kastaðu hinum. Eða ýttu á tölu á blokkinni til að skrá hana.
tip-enter = Ýttu á tölu á blokkinni. Hver reitur nýtist einu sinni.
tip-gone = Ég skil

## Leaving, ending, deleting

# What leaving, ending and deleting lead to, before someone does it
leave-sure = { $name } spilar þá ekki fleiri lotur í þessum leik.
leave-abandon-sure = Leiknum lýkur þá hér og ekki er hægt að halda honum áfram.
leave-delete-sure = Leikurinn og leikskýrslan hverfa þá fyrir fullt og allt.
leave-question = Fara frá borðinu?
leave-saved = Hætta; leikurinn er vistaður
leave-seat = { $name } hættir, hin halda áfram
leave-bot = { $name }: tölvan spilar áfram
leave-abandon = Ljúka leiknum hér, fyrir alla
leave-not = Vera áfram

## The end

over-nobody = Leiknum er lokið.
over-abandoned = Leiknum lauk snemma.
over-again = Spila aftur
over-report = Líta til baka á leikinn: heppni og val
over-save = Vista leikskýrsluna hér sem skrá
over-statistics = Tölfræði
over-undo = Afturkalla síðustu færslu
over-leave = Hætta
over-saved = Leikskýrslan er í { $path }.
over-not-saved = Ekki er hægt að skrifa { $path } ({ $detail }).
over-heading = Leiknum er lokið
over-heading-abandoned = Leiknum lauk snemma
over-heading-won = { $name } vinnur með { $points } stig
over-heading-shared = { $names } deila fyrsta sæti með { $points } stig
over-heading-alone = { $points } stig
over-place = Röð
over-player = Leikmaður
over-points = Stig
over-again-go = Í næsta leik
over-series = Unnir leikir í þessari leikjaröð
over-game-log = Sækja leikskýrsluna
