serve-owned = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; sulje se ensin tai anna toinen tiedosto valinnalla --database.
serve-owned-at = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; avaa { $address }, sulje se ensin tai anna toinen tiedosto valinnalla --database.
