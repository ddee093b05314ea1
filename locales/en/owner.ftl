# A second server on the same file is refused.
serve-owned = Another Yatzy on this machine already keeps its games in “{ $database }”; end that one first, or give another file with --database.
serve-owned-at = Another Yatzy on this machine already keeps its games in “{ $database }”; open { $address }, end it first, or give another file with --database.
