serve-owned = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; lokaðu því fyrst eða gefðu upp aðra skrá með --database.
serve-owned-at = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; opnaðu { $address }, lokaðu því fyrst eða gefðu upp aðra skrá með --database.
help-play-lan = Leyfðu öðrum að vera með úr símum og tölvum á sama neti: sýnir kóða og QR-kóða
play-owner-silent = Annað Yatzy á þessari tölvu geymir leikina en svarar ekki á { $address }; lokaðu því og reyndu aftur.
