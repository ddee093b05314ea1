# The site: the whole game in a browser, without a server.

site-update-waits = Yatzy uus versioon on valmis. See läheb käima pärast seda mängu.
site-nearly-full = Selles seadmes pole Yatzyle peaaegu enam ruumi. Tee mängudest varukoopia ja kustuta mõni.
site-may-go = See brauser võib su mängud kustutada, kui seadmes saab ruum otsa. Paigalda Yatzy või tee varukoopia.
site-goes-after-a-week = Safari kustutab su mängud, kui sa pole Yatzyt seitse päeva avanud. Lisa Yatzy avakuvale, siis jäävad need alles. Alguses on seal tühi. Taasta mängud varukoopiast.
site-back-up = Tee varukoopia
site-put-away = OK
site-install = Paigalda Yatzy
site-loading = Üks hetk, Yatzy laadib.
site-not-loaded = Yatzyt ei saanud laadida. Kontrolli ühendust ja proovi uuesti.
site-try-again = Proovi uuesti
site-cannot-keep = See brauser ei saa Yatzyt siia salvestada. Ava see tavalises aknas, mitte privaatses, aadressil, mille alguses on https.
site-too-old = See brauser on Yatzy jaoks liiga vana. Uuenda seda või ava Yatzy brauseris Chrome või Edge alates versioonist 108, Firefox alates 121 või Safari alates 16.4.
site-needs-script = Yatzy töötab sinu brauseris ja vajab selleks JavaScripti. Lülita see sisse.
site-language-away = See keel on veel alla laadimata. Mine selleks korra võrku.
site-paper-away = Printimine on veel alla laadimata. Mine selleks korra võrku.
site-full = Selles seadmes pole enam ruumi, seega jäi see salvestamata. Tee mängudest varukoopia, kustuta mõni ja proovi uuesti.
site-dice-secret = Neid täringuid veeretab see seade ja tema teab ka nende saladust. Need on ausad, aga teistele sa seda tõestada ei saa.
site-games = Mängud selles seadmes
site-back-up-hint = Kõik mängud ühes failis, lõpetatud või mitte. Hoia seda mujal. Sellest saad mängud taastada siin, teises seadmes või Yatzy-serveris.
site-restore = Taasta mängud
site-restore-hint = Varukoopiast või protokollist.
site-restore-not = See fail pole ei varukoopia ega protokoll.
site-restore-secret = Selle mängu täringud on veel saladus. Kasuta varukoopiat või oota mängu lõpuni.
site-records-here = See seade
site-records-title = Rekordid selles seadmes
site-go-on-none = Mängud, mida selles seadmes alustad, on siin.
