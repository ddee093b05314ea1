# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

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

help-verify = Check a game log: are its rules kept, and its dice honest?
help-verify-file = The game log
help-verify-commitment = The commitment that you noted down before the first throw
