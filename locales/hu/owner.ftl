serve-owned = Egy másik Yatzy ezen a gépen már a(z) „{ $database }” fájlban tartja a játékait; előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
serve-owned-at = Egy másik Yatzy ezen a gépen már a(z) „{ $database }” fájlban tartja a játékait; nyisd meg: { $address }, előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
