# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, et { $also }.
coach-hint-so = { $action } ; { $also }. { $why }.
coach-cost = { $why }.
coach-cost-nothing = Il n’y a pas de meilleur choix.

## Moves

coach-throw = Lance tous les dés
coach-throw-again = Relance tous les dés
coach-keep = Garde { $dice }
coach-keep-one = Garde le { $face }
coach-keep-alike = Garde les { $face }
coach-enter = Inscris { $points } dans la case « { $box } »
coach-name = Annonce la case « { $box } »

## Reasons

coach-why-only = Les règles ne permettent rien d’autre
coach-why-box-less = Avec la case « { $box } », le total finit { $less } plus bas en moyenne
coach-why-box-equal = La case « { $box } » serait tout aussi bonne
coach-why-keep-less = Si tu gardes { $dice }, le total finit { $less } plus bas en moyenne
coach-why-throw-all-less = Si tu lances tous les dés, le total finit { $less } plus bas en moyenne
coach-why-throw-equal = Relancer serait tout aussi bon
coach-why-chance = { $chance } de chances de faire « { $box } »
coach-why-into = Dans { $chance } des cas, le lancer va dans la case « { $box } », pour { $points } en moyenne
coach-why-points = La case « { $box } » rapporte { $points } en moyenne
coach-why-least = C’est là qu’un zéro coûte le moins
coach-why-least-next = Un zéro dans la case « { $box } » coûterait { $more } de plus en moyenne

## What also speaks for it

coach-also-bonus-needs = il te faut encore { $points } pour le bonus
coach-also-bonus-left = il ne manque alors plus que { $points } pour le bonus
coach-also-bonus-earned = cela donne le bonus
coach-also-saves-chips = tu gagnes { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
coach-also-takes-chip = cela vaut bien un jeton
