# Dutch at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key           infinitive: Terugnemen, Een vak kiezen
#   command help          imperative to one person: Toon deze hulp
#   status                participle or a whole sentence: Verstuurd. Anna is aan de beurt
#   heading, label        noun: Stand, Je doel
#   the coach's advice    imperative; other moves, to compare with, after “in plaats daarvan”
#   a move in the report  participle for what was done, infinitive for what would have been better

-address = je
    .never = uw, uzelf, alstublieft, jullie

# Leaflet: kolom, rij; a kolom here is a player's column
-box = vak
    .stems = vak
    .never = hokje, categorie

-hand = worp
    .stems = worp, dobbelstenen kan
    .never = worpje

# Leaflet: gooien, worp
-throw = gooien, worp
    .stems = gooi, worp
    .never = rol, rollen, werp

-rethrow = extra worp
    .stems = extra worp
    .never = herworp, herworpen

-keep = vasthouden
    .stems = houd, vast, vastgehouden
    .never = hield

# Leaflet: invullen
-enter = invullen
    .stems = vul, invul
    .never = noteer

-cross-out = schrappen
    .stems = schrap
    .never = opofferen, wegstrepen

-chip = fiche
    .stems = fiche
    .never = muntje, chip

-turn = beurt
    .stems = beurt
    .never = zetten

# Leaflet: ronde
-round = ronde
    .stems = ronde
    .never = omloop

-seat = plaats
    .stems = plaats
    .never = stoel

-host = gastheer
    .stems = gastheer
    .never = eigenaar

-undo = terugnemen
    .stems = terugnem, neem de, teruggenomen, neemt, terug te nemen, neem terug, neem
    .never = herroep

-game-log = verslag
    .stems = verslag
    .never = logboek, protocol

-record = record
    .stems = record
    .never = topscore

-bonus = bonus
    .stems = bonus
    .never = premie

-coach = coach
    .stems = coach
    .never = trainer, adviseur

-pad = blok
    .stems = blok
    .never = notitieblok

-call = noemen
    .stems = noem
    .never = aankondigen

-card = kaart
    .stems = kaart
    .never = formulier

-voice = alledaags
    .never = huis, pijn, statistiek

-die = dobbelsteen
    .stems = dobbelste
    .never = teerling, teerlingen

-button = Terugnemen
    .stems = *en, *aan

-help = Toon deze hulp
    .stems = *
