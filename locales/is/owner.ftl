serve-owned = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; lokaðu því fyrst eða gefðu upp aðra skrá með --database.
serve-owned-at = Annað Yatzy á þessari tölvu geymir leikina sína þegar í „{ $database }“; opnaðu { $address }, lokaðu því fyrst eða gefðu upp aðra skrá með --database.
