# yatzy verify: does a record keep the rules, and are its dice what they were bound to?

verify-rules = Règles
verify-dice = Dés
verify-rules-kept = respectées à chaque ligne
verify-rules-broken = non respectées
# $throws: how many throws the game had
verify-dice-verified = { $throws ->
    [1] vérifiés : le seul lancer découle du secret
   *[other] vérifiés : les { $throws } lancers découlent du secret
}
verify-dice-verified-all = vérifiés : tous les lancers découlent du secret
verify-dice-wrong = faux
verify-dice-real = rien à vérifier : vrais dés
verify-dice-no-secret = pas encore vérifiables : le secret est publié à la fin de la partie
verify-dice-unbound = invérifiables : l’enregistrement ne contient pas d’engagement avec son secret
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Pour { $count } lancer, aucun appareil de joueur n’a donné d’octets :
   *[other] Pour { $count } lancers, aucun appareil de joueur n’a donné d’octets :
}
verify-wrong-secret = Le secret ne correspond pas à l’engagement ; ce ne sont donc pas les dés promis par le programme.
verify-wrong-commitment = L’engagement que tu as noté n’est pas celui de l’enregistrement ; ce n’est donc pas la partie qu’on t’a annoncée.
verify-wrong-throw = Le lancer { $number } n’est pas ce que donnent le secret et les octets du joueur ; il a donc été changé.
verify-bad-commitment = « { $given } » n’est pas un engagement ; donne les 64 chiffres hexadécimaux affichés avant le premier lancer.

help-verify = Vérifier un enregistrement : règles respectées, dés honnêtes ?
help-verify-file = L’enregistrement
help-verify-commitment = L’engagement que tu as noté avant le premier lancer
