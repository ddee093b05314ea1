serve-owned = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; sulje se ensin tai anna toinen tiedosto valitsimella --database.
serve-owned-at = Toinen Yatzy tällä koneella pitää jo pelejään tiedostossa ”{ $database }”; avaa { $address }, sulje se ensin tai anna toinen tiedosto valitsimella --database.
help-play-lan = Päästä muut mukaan saman verkon puhelimista ja tietokoneista: näyttää koodin ja QR-koodin
play-owner-silent = Toinen Yatzy tällä koneella pitää pelejä, mutta se ei vastaa osoitteessa { $address }; sulje se ja yritä uudelleen.
