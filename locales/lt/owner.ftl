serve-owned = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; pirma jį užverk arba nurodyk kitą failą su --database.
serve-owned-at = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; atverk { $address }, pirma jį užverk arba nurodyk kitą failą su --database.
