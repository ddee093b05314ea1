serve-owned = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; avsluta det först eller ange en annan fil med --database.
serve-owned-at = Ett annat Yatzy på den här datorn har redan sina spel i ”{ $database }”; öppna { $address }, avsluta det först eller ange en annan fil med --database.
