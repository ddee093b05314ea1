serve-owned = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; avsluta det först eller ange en annan fil med --database.
serve-owned-at = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; öppna { $address }, avsluta det först eller ange en annan fil med --database.
help-play-lan = Låt andra vara med från mobiler och datorer i samma nätverk: visar en kod och en QR-kod
play-owner-silent = Ett annat Yatzy på den här datorn har spelen men svarar inte på { $address }; avsluta det och försök igen.
