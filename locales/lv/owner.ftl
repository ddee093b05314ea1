serve-owned = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; vispirms aizver to vai norādi citu failu ar --database.
serve-owned-at = Cits Yatzy šajā datorā jau glabā savas spēles failā “{ $database }”; atver { $address }, vispirms aizver to vai norādi citu failu ar --database.
help-play-lan = Ļauj citiem pievienoties no tālruņiem un datoriem tajā pašā tīklā: parāda kodu un QR kodu
play-owner-silent = Cits Yatzy šajā datorā glabā spēles, bet neatbild adresē { $address }; aizver to un mēģini vēlreiz.
