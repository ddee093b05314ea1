serve-database-server = Duomenų bazės „{ $database }“ serveriu negalima naudotis ({ $detail }); patikrink adresą, naudotoją, slaptažodį ir duomenų bazės pavadinimą.
