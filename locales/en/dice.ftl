# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Head of the game log
dice-fingerprint-hint = This device notes the newest head. A game log with another past doesn't have it.
# A command to type follows
dice-yourself = Check it yourself: download the game log, then run
dice-agrees = What this device noted during the game matches the game log.
dice-differs = What this device noted during the game does not match the game log: these are not the dice it saw.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = can be checked in a moment
dice-promise = Dice commitment
dice-secret = Dice secret
dice-check = Check the dice
dice-fair = What this shows: the server did not choose the throws of a seat that it doesn't control. What it can't show: a host who plays knows the secret; throws of the computer, and of pages without script, contain no bytes from a player.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Chain
verify-chain-kept = kept: every line is as it was written
verify-chain-none = none: the game log was written by hand or by an older version, so a changed line would not show
verify-chain-broken = broken
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Head
verify-fingerprint-found = The game log goes on from the head that you noted.
verify-fingerprint-missing = The head that you noted isn't in the game log, so this is another game or another past.
verify-fingerprint-advice = Whoever writes a file can write its chain too; a head that a device noted during the game shows more: --head.
verify-bad-fingerprint = “{ $given }” isn't a head; give the 64 hexadecimal digits that were shown at the table.
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
verify-dice-unbound = can't be checked: the game log has no commitment with its secret
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] One throw has no bytes from a player's device:
   *[other] { $count } throws have no bytes from a player's device:
}
verify-wrong-secret = The secret does not match the commitment, so the dice are not the ones the program was bound to.
verify-wrong-commitment = The commitment that you noted down is not the one in the game log, so this is not the game that was announced to you.
verify-wrong-throw = Throw { $number } is not what the secret and the player's bytes give, so it was changed.
verify-bad-commitment = “{ $given }” isn't a commitment; give the 64 hexadecimal digits that were shown before the first throw.
