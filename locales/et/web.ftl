# The web pages.

## On every page

web-app = Yatzy
web-home = Avaleht
web-language = Keel
web-refused = See ei õnnestunud
web-back = Tagasi

## First page

web-new-game = Uus mäng
web-join = Liitu
web-join-label = Mängu kood
web-join-do = Liitu
web-go-on = Jätka
web-go-on-none = Mängud, mida selles seadmes alustad või millega liitud, on siin.
web-records = Rekordid
web-rules-link = Reeglid
web-go-on-game = { $title }: { $names }

## New game

web-new-title = Uus mäng
web-new-which = Milline mäng?
web-new-rules = Reeglid: { $title }
web-new-edition = Väljaanne
web-new-plain = { $title }, põhimäng
web-new-option-as-edition = nagu väljaandes
web-new-dice = Millised täringud?
web-new-dice-program = Programm veeretab
web-new-dice-table = Veeretame päris täringuid
web-new-players = Kes mängivad?
web-new-player = Mängija { $seat }
web-new-kind = Kuidas mängija { $seat } mängib
web-new-kind-here = selles seadmes
web-new-kind-elsewhere = oma seadmes, lingiga
web-new-kind-open = kes iganes liitub
web-new-kind-bot = arvuti: { $level }
web-new-more = Veel mängijaid
web-new-start = Alusta mängu

## Seats

web-seat-title = Koht sulle
web-seat-offer = See link on koht mängus { $title }.
web-seat-held = { $name } mängib siin teises seadmes. Kui võtad koha, tuleb see siia seadmesse.
web-seat-name = Sinu nimi
web-seat-take = Istu lauda
web-seat-move = Too koht siia seadmesse
web-seat-link = Link: { $name }
web-seat-link-title = Link kohale
web-seat-join = Liitu uue mängijana
web-invite-hint = Igaüks, kes selle lehe avab, saab vaadata. Ka avalehel viib kood { $code } siia.

## The table

web-turn = Käigul { $name }
web-turn-yours = Sinu käik
web-turn-named = Nimetatud: { $box }
web-twin = { $name } ({ $seat })
web-round = voor { $round }/{ $rounds }
web-throw-of = veeretus { $throw }/{ $throws }
web-watching = Sa vaatad mängu.
web-away = eemal
web-left = lahkus
web-step-in = Lase arvutil see käik teha
web-step-in-wait = { $name } on eemal. { $seconds ->
    [one] Ühe sekundi
   *[other] { $seconds } sekundi
} pärast saab arvuti selle käigu teha.
web-coach = Küsi treenerilt
web-rules-in-force = Kehtivad reeglid
web-pad = Punktiplokk
web-box = Lahter
web-dice = Täringud
web-die = { $face }, täring { $place }
web-throw-all = { $dice ->
    [one] Veereta täringut
   *[other] Veereta { $dice } täringut
}
web-throw-rest = Veereta ülejäänud täringuid
web-throw-chip = { $throw } · maksab 1 žetooni · sul on { $chips }
web-chips = { $chips ->
    [one] 1 žetoon
   *[other] { $chips } žetooni
}
web-no-throw-left = Veeretusi pole alles. Vali lahter.
web-name-first = Nimeta lahter, mida püüad, ja veereta siis.
web-enter = Märgi { $points }: { $box }
web-name-box = Nimeta: { $box }
web-zero-ask = Kas märkida 0 lahtrisse { $box }?
web-zero-why = Siis on lahter mängu lõpuni kinni.
web-zero-yes = Märgi 0
web-zero-no = Vali teine lahter
web-take-back = Võta tagasi
web-more = Veel
web-leave = Lahku mängust: { $name }
web-abandon = Lõpeta mäng kõigi jaoks
web-delete = Kustuta mäng jäädavalt
web-record = Protokoll
web-columns-of = Veerud: { $name }
web-race-ahead = +{ $pace }
web-race-behind = −{ $pace }
web-not-saved = veel salvestamata
web-offline = Ühendust pole. Kanded ootavad selles seadmes.
web-offline-program = Ühendust pole. Mäng jätkub, kui see on tagasi.
web-keys = Klahvid
web-keys-list = 1 kuni 6: jäta täring alles · tühik: veereta · tähed: lahter · enter: märgi · c: treener · u: võta tagasi · ?: see abi

## Real dice

web-tell-title = Mida täringud näitavad?
web-tell-hint = Puuduta täringuid, siis lahtrit. Või puuduta lahtrit ja vali punktid.
web-tell-hand = Veeretus
web-tell-show = Näita, mida see annab
web-tell-clear = Tühjenda
web-tell-die = Lisa { $face }
web-tell-throws = Mitme veeretuse järel?
web-tell-named = Milline lahter nimetati?
web-tell-points = Mitu punkti lahtrisse { $box }?
web-tell-extra = { $points } ja lisa-yatzy
web-correct = Paranda
web-correct-title = Parandus: { $name }, voor { $round }
web-correct-hint = Veeretus või ainult punktid.
web-correct-points = Punkte
web-correct-do = Paranda
web-corrected = parandatud

## The end

web-over = Mäng on läbi
web-over-abandoned = Mäng katkestati
web-won = { $name } võidab, punkte { $points }
web-won-shared = { $names } jagavad esikohta, punkte { $points }
web-alone = { $points ->
    [one] 1 punkt
   *[other] { $points } punkti
}
web-place = Koht
web-player = Mängija
web-points = Punkte
web-rematch = Mängi uuesti
web-rematch-go = Järgmisesse mängu
web-series = Võidetud mängud selles seerias
web-record-download = Laadi protokoll alla
web-check-dice = Kontrolli täringuid
web-commitment = Täringute kinnistus
web-secret = Täringute saladus
web-fair = Mida see näitab: server ei valinud veeretusi kohale, mida ta ei juhi. Mida see näidata ei saa: mängiv korraldaja teab saladust; arvuti veeretustes ja skriptita lehtedelt tulnud veeretustes pole mängija baite.

## Records

web-records-title = Rekordid selles serveris
web-records-none = Siin pole veel ühtki mängu lõpuni mängitud.
web-records-best = Parim
web-records-mean = Keskmine
web-records-games = Mänge
web-records-edition = Väljaanne
web-records-latest = Viimased mängud
