# Moves of the past, for looking back at a game

done-throw-again = relancé tous les dés
done-keep = gardé { $dice }
done-keep-one = gardé le { $face }
done-keep-alike = gardé les { $face }
done-enter = inscrit { $points } dans la case « { $box } »
done-name = annoncé la case « { $box } »

better-throw-again = relancer tous les dés
better-keep = garder { $dice }
better-keep-one = garder le { $face }
better-keep-alike = garder les { $face }
better-enter = inscrire { $points } dans la case « { $box } »
better-name = annoncer la case « { $box } »
