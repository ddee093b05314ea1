# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Fingerprint of the game log
dice-fingerprint-hint = This device notes the newest fingerprint. A changed game log doesn't have it.
# A command to type follows
dice-yourself = Check it yourself: download the game log, then run
dice-agrees = What this device noted during the game matches the game log.
dice-differs = What this device noted during the game does not match the game log: these are not the dice it saw.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = can be checked in a moment
# A label: the hash that binds the server to its dice, shown before the first throw (docs say commitment)
dice-promise = Dice promise
dice-secret = Dice secret
dice-check = Check the dice
dice-fair = What this proves: the server did not choose the throws of a seat that it doesn't control. What it can't prove: a host who plays knows the secret, and throws by the computer or on pages without script contain no bytes from a player.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Chain
verify-chain-kept = kept: every line is as it was written
verify-chain-none = none: the game log was written by hand or by an older version, so a changed line would not show
verify-chain-absent = none: the game began in an older version, or its chain was removed, so a changed line would not show
verify-chain-broken = broken
# A label: the newest hash of the chain, by which a later game log is recognised (docs say head)
verify-fingerprint = Fingerprint
verify-fingerprint-found = The game log goes on from the fingerprint that you noted.
verify-fingerprint-missing = The fingerprint that you noted isn't in the game log, so this is another game, or its earlier turns were changed.
verify-fingerprint-advice = Anyone who writes a file can write its chain too. A fingerprint that a device noted during the game proves more: --head.
verify-bad-fingerprint = “{ $given }” isn't a fingerprint; give the 64 hexadecimal digits that were shown at the table.
verify-no-secret = The game is over, but the game log does not have the secret, so its dice can't be checked.
verify-rules = Rules
verify-dice = Dice
# The verdict: every line keeps the rules
verify-rules-kept = kept in every line
verify-rules-broken = broken
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [one] verified: its one throw follows from the secret
   *[other] verified: all { $throws } throws follow from the secret
}
verify-dice-verified-all = verified: all throws follow from the secret
verify-dice-wrong = wrong
verify-dice-real = nothing to check: real dice
verify-dice-no-secret = can't be checked yet: the secret is published when the game ends
verify-dice-unbound = can't be checked: the game log has no promise with its secret
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] One throw has no bytes from a player's device:
   *[other] { $count } throws have no bytes from a player's device:
}
verify-wrong-secret = The secret does not match the promise, so these are not the dice that the program promised.
verify-wrong-commitment = The promise that you noted down is not the one in the game log, so this is not the game that was announced to you.
verify-wrong-throw = Throw { $number } is not what the secret and the player's bytes give, so it was changed.
verify-bad-commitment = “{ $given }” isn't a promise; give the 64 hexadecimal digits that were shown before the first throw.
