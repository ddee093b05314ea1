serve-owned = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; pirma jį užverk arba nurodyk kitą failą su --database.
serve-owned-at = Kitas Yatzy šiame kompiuteryje jau laiko savo žaidimus faile „{ $database }“; atverk { $address }, pirma jį užverk arba nurodyk kitą failą su --database.
help-play-lan = Leisk kitiems prisijungti iš telefonų ir kompiuterių tame pačiame tinkle: rodo kodą ir QR kodą
play-owner-silent = Kitas Yatzy šiame kompiuteryje laiko žaidimus, bet neatsako adresu { $address }; užverk jį ir bandyk dar kartą.
