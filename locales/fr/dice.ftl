# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Empreinte de l’enregistrement
dice-fingerprint-hint = Cet appareil note l’empreinte la plus récente. Un enregistrement modifié ne l’a pas.
dice-yourself = Vérifie toi-même : télécharge l’enregistrement, puis exécute
dice-agrees = Ce que cet appareil a noté pendant la partie concorde avec l’enregistrement.
dice-differs = Ce que cet appareil a noté pendant la partie ne concorde pas avec l’enregistrement : ce ne sont pas les dés qu’il a vus.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = vérifiables dans un instant
dice-promise = Promesse sur les dés
dice-secret = Secret des dés
dice-check = Vérifier les dés
dice-fair = Ce que cela prouve : le serveur n’a pas choisi les lancers d’une place qu’il ne contrôle pas. Ce que cela ne peut pas prouver : un hôte qui joue connaît le secret, et les lancers de l’ordinateur ou des pages sans script ne contiennent pas d’octets d’un joueur.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Chaîne
verify-chain-kept = intacte : chaque ligne est telle qu’elle a été écrite
verify-chain-none = aucune : l’enregistrement a été écrit à la main ou par une version plus ancienne ; une ligne changée ne se verrait pas
verify-chain-absent = aucune : la partie a commencé dans une version plus ancienne ou sa chaîne a été retirée ; une ligne changée ne se verrait pas
verify-chain-broken = rompue
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Empreinte
verify-fingerprint-found = L’enregistrement continue à partir de l’empreinte que tu as notée.
verify-fingerprint-missing = L’empreinte que tu as notée n’est pas dans l’enregistrement : c’est une autre partie, ou des tours précédents ont été modifiés.
verify-fingerprint-advice = Toute personne qui écrit un fichier peut aussi écrire sa chaîne. Une empreinte qu’un appareil a notée pendant la partie prouve davantage : --head.
verify-bad-fingerprint = « { $given } » n’est pas une empreinte ; donne les 64 chiffres hexadécimaux affichés à la table.
verify-no-secret = La partie est finie, mais le secret n’est pas dans l’enregistrement ; ses dés sont invérifiables.
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
verify-dice-unbound = impossible à vérifier : l’enregistrement n’a pas de promesse avec son secret
# $count: how many throws; their numbers follow
verify-without-bytes = { $count ->
    [one] Pour { $count } lancer, aucun appareil de joueur n’a donné d’octets :
   *[other] Pour { $count } lancers, aucun appareil de joueur n’a donné d’octets :
}
verify-wrong-secret = Le secret ne correspond pas à la promesse : ce ne sont pas les dés que le programme avait promis.
verify-wrong-commitment = La promesse que tu as notée n’est pas celle de l’enregistrement : ce n’est pas la partie qui t’avait été annoncée.
verify-wrong-throw = Le lancer { $number } n’est pas ce que donnent le secret et les octets du joueur ; il a donc été changé.
verify-bad-commitment = « { $given } » n’est pas une promesse ; donne les 64 chiffres hexadécimaux affichés avant le premier lancer.
