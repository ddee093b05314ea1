# The site: the whole game in a browser, without a server.

site-update-waits = Yatzyst on uus versioon. See tuleb, kui see mäng on läbi.
site-nearly-full = Selles seadmes pole Yatzyle peaaegu enam ruumi. Tee mängudest varukoopia ja kustuta mõni.
site-may-go = See brauser võib su mängud kustutada, kui seadmes saab ruum otsa. Paigalda Yatzy või hoia varukoopiat.
site-goes-after-a-week = Safari kustutab su mängud, kui sa pole Yatzyt seitse päeva avanud. Pane Yatzy avakuvale: seal jäävad need alles. Alguses on seal tühi; varukoopia toob su mängud kaasa.
site-back-up = Tee varukoopia
site-put-away = OK
site-install = Paigalda Yatzy
site-loading = Üks hetk, Yatzy on teel.
site-not-loaded = Yatzyt ei saanud laadida. Kontrolli ühendust ja proovi uuesti.
site-try-again = Proovi uuesti
site-cannot-keep = See brauser ei saa Yatzyt siin hoida. Ava see tavalises aknas, mitte privaatses, aadressil, mille alguses on https.
site-needs-script = Yatzy töötab sinu brauseris ja vajab selleks JavaScripti. Lülita see sisse.
site-language-away = Seda keelt pole veel seadmes. Loo korra ühendus ja see jääb.
site-paper-away = Seda, mis paberi valmis teeb, pole veel seadmes. Loo korra ühendus ja see jääb.
site-full = Selles seadmes pole enam ruumi, seega jäi see salvestamata. Tee mängudest varukoopia, kustuta mõni ja proovi uuesti.
site-dice-secret = Neid täringuid veeretab see seade ja tema teab ka nende saladust. Need on ausad, aga teistele ei tõesta need midagi.
site-one-device = Siin mängivad kõik selles ühes seadmes. Et mängida mitmes, käivitab keegi arvutis Yatzy-serveri; link või kood toob siis teised laua taha.
site-games = Mängud selles seadmes
site-back-up-hint = Kõik mängud ühes failis, lõpetatud või mitte. Hoia seda mujal: see toob mängud tagasi siia, teise seadmesse või Yatzy-serverisse.
site-restore = Too mängud tagasi
site-restore-hint = Varukoopiast või protokollist.
site-restore-not = See fail pole ei varukoopia ega protokoll.
site-records-here = See seade
site-records-title = Rekordid selles seadmes
