serve-owned = Egy másik Yatzy ezen a gépen már itt tartja a játékait: „{ $database }”; előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
serve-owned-at = Egy másik Yatzy ezen a gépen már itt tartja a játékait: „{ $database }”; nyisd meg: { $address }, előbb zárd be, vagy adj meg másik fájlt a --database kapcsolóval.
help-play-lan = Engedd, hogy mások is beszálljanak az azonos hálózaton lévő telefonokról és gépekről: kódot és QR-kódot mutat
play-owner-silent = Egy másik Yatzy ezen a gépen tartja a játékokat, de nem válaszol itt: { $address }; zárd be, és próbáld újra.
