# A second server on the same file is refused.
serve-owned = Another Yatzy on this machine already keeps its games in “{ $database }”; end that one first, or give another file with --database.
serve-owned-at = Another Yatzy on this machine already keeps its games in “{ $database }”; open { $address }, end it first, or give another file with --database.
help-play-lan = Let others join from phones and computers on the same network: shows a code and a QR code
play-owner-silent = Another Yatzy on this machine keeps the games but does not answer at { $address }; end it and try again.
