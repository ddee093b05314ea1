# The coach: what to do, and one reason. A friend who knows the game speaks.

# $action: one of the moves below; $why: one of the reasons, which begins the sentence
coach-move = { $action }.
coach-move-so = { $action } ; { $brings }.
coach-hint = { $action }. { $why }.
# $also: what also speaks for it
coach-hint-also = { $action }. { $why }, et { $also }.
coach-hint-so = { $action } ; { $brings }. { $why }.
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

coach-why-only = les règles ne permettent rien d’autre
coach-why-others-zero = toutes les autres cases prendraient un zéro
coach-why-others-less = aucune autre case ne rapporte autant
coach-why-full = la case « { $box } » ne peut pas rapporter plus
coach-why-enter-less = si tu prends { $points } dans la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-enter-same = si tu prends { $points } dans la case « { $box } », cela revient à peu près au même
coach-why-zero-less = avec un zéro dans la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-zero-same = avec un zéro dans la case « { $box } », cela revient à peu près au même
coach-why-keep-less = si tu gardes { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
}, ton total final baisse de { $less } en moyenne
coach-why-keep-same = si tu gardes { $size ->
    [single] seulement un { $dice }
   *[several] { $dice }
}, cela revient à peu près au même
coach-why-throw-all-less = si tu lances tous les dés, ton total final baisse de { $less } en moyenne
coach-why-throw-all-same = si tu lances tous les dés, cela revient à peu près au même
coach-why-name-less = si tu annonces la case « { $box } », ton total final baisse de { $less } en moyenne
coach-why-name-same = si tu annonces la case « { $box } », cela revient à peu près au même
coach-why-chance = en visant seulement « { $box } », tu réussis dans { $chance } des cas
coach-why-chance-chips = en visant seulement « { $box } », tu réussis dans { $chance } des cas sans autre jeton
coach-why-points = en visant seulement « { $box } », tu obtiens { $points } en moyenne
coach-why-points-chips = en visant seulement « { $box } », tu obtiens { $points } en moyenne sans autre jeton
coach-why-extra = en visant encore « { $box } », tu réussis dans { $chance } des cas, avec { $extra } en plus

## What comes with it

coach-also-bonus-needs = il te faut encore { $points } pour le bonus
coach-also-bonus-left = il manque alors encore { $points } pour le bonus
coach-also-extra = cela donne { $points } en plus
coach-also-bonus-earned = cela donne le bonus
coach-also-saves-chips = tu gagnes { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}
coach-also-takes-chip = cela vaut bien un jeton

## Where values are estimated

coach-fitted = { $clause } (estimation, à { $error } près)
coach-estimated = { $clause } (estimation grossière)
