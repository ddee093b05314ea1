# French at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key, command help   infinitive: Annuler, Montrer cette aide
#   status                      participle or a whole sentence: Envoyé. À Anna de jouer
#   heading, label              noun: Classement, Ton objectif
#   the coach's advice          imperative; other moves, to compare with, as infinitive with “plutôt”
#   a move in the report        participle for what was done, infinitive for what would have been better
# No sentence depends on the reader's gender.

-address = tu
    .never = vous, votre, vos, *issez, choisissez, lancez, veuillez

# Leaflet: case
-box = case
    .stems = case
    .never = catégorie, rubrique

-hand = lancer, dés
    .stems = lancer, dé
    .never = combinaison

# Leaflet: lancer
-throw = lancer
    .stems = lance
    .never = jet, jets, coup

# Leaflet: relancer
-rethrow = relance
    .stems = relance
    .never = rejet

# Leaflet: conserver, garder
-keep = garder
    .stems = gard, n’est pas dans
    .never = conserver, conserve

# Leaflet: inscrire
-enter = inscrire
    .stems = inscri
    .never = inscription, inscriptions

-cross-out = barrer
    .stems = barr
    .never = sacrifier

-chip = jeton
    .stems = jeton
    .never = pion

# Leaflet: tour de jeu
-turn = tour
    .stems = tour, de jouer
    .never = coups

# Leaflet: tour
-round = tour
    .stems = tour
    .never = manche, manches

-seat = place
    .stems = place
    .never = siège

-host = hôte
    .stems = hôte
    .never = propriétaire

-undo = annuler
    .stems = annul
    .never = reprendre, repris, reprends, reprend

-game-log = enregistrement
    .stems = enregistrement
    .never = journal, procès

-record = record
    .stems = record
    .never = exploit

-bonus = bonus
    .stems = bonus
    .never = prime

-coach = conseiller
    .stems = conseiller
    .never = entraîneur

-pad = feuille
    .stems = feuille
    .never = bloc, bloc-notes

-call = annoncer
    .stems = annonc
    .never = nommer, nommé

-card = fiche
    .stems = fiche
    .never = carte

-voice = de tous les jours
    .never = maison, mal

-die = dé
    .stems = dé
    .never = cube, cubes

-button = Annuler
    .stems = *er, *ir, *re

-help = Montrer cette aide
    .stems = *er, *ir, *re
