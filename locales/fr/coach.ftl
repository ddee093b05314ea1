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

coach-why-only = Les règles ne laissent pas d’autre choix
coach-why-box-less = La case « { $box } » rapporte { $less } de moins en moyenne
coach-why-box-equal = La case « { $box } » vaudrait tout autant
coach-why-keep-less = Garder { $dice } rapporte { $less } de moins en moyenne
coach-why-throw-all-less = Lancer tous les dés rapporte { $less } de moins en moyenne
coach-why-throw-equal = Relancer vaudrait tout autant
coach-why-chance = Tu as { $chance } de chances pour la case « { $box } »
coach-why-into = Dans { $chance } des cas, ce sera la case « { $box } », avec { $points } en moyenne
coach-why-points = La case « { $box } » rapporte { $points } en moyenne
coach-why-least = C’est là qu’un zéro fait le moins mal
coach-why-least-next = Un zéro dans la case « { $box } » coûterait { $more } de plus en moyenne

## What also speaks for it

coach-also-bonus-needs = il te faut encore { $points } pour le bonus
coach-also-bonus-left = il ne manque alors plus que { $points } pour le bonus
coach-also-bonus-earned = cela donne le bonus
coach-also-saves-chips = tu mets de côté { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
coach-also-takes-chip = cela vaut bien un jeton
