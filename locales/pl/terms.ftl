# Polish at the table. What the parts mean: locales/en/terms.ftl.
#
# The form of each role:
#   button, key, command help   imperative to one person: Wpisz, Cofnij, Pokaż tę pomoc
#   status                      impersonal or a whole sentence without the reader's gender: Wysłano. Teraz gra Anna
#   heading, label              noun: Klasyfikacja, Twój cel
#   the coach's advice          imperative; other moves, to compare with, after “jeśli zamiast tego”
#   a move in the report        -no, -to for what was done, infinitive for what would have been better
# Boxes stand in the accusative, { $box_acc }: Wpisz 24 w Szansę. “pole „X”” is for boxes without forms.

-address = ty
    .never = pan, pani, pana, państwo, państwa, proszę, jesteście, czekacie

# Leaflet: pole, kratka, linia
-box = pole
    .stems = pole, pola, polu, pól
    .never = kratka, kategoria, rubryka

# Leaflet: układ
-hand = układ
    .stems = układ
    .never = ręka

# Leaflet: rzut, rzucić kośćmi
-throw = rzut, rzucić
    .stems = rzu
    .never = turlaj, kości

-rethrow = przerzut
    .stems = przerzu
    .never = dorzut

# Leaflet: zostawić
-keep = zostawić
    .stems = zosta, nie kostki z
    .never = zatrzymaj

# Leaflet: wpisać, zapisać
-enter = wpisać
    .stems = wpis
    .never = zanotuj

-cross-out = skreślić
    .stems = skreśl
    .never = oddaję, poświęć

-chip = żeton
    .stems = żeton
    .never = sztonik

# Leaflet: ruch, kolejka
-turn = tura
    .stems = tur, teraz gra
    .never = ruch, kolejka, kolejek

-round = runda
    .stems = rund
    .never = okrążenie

-seat = miejsce
    .stems = miejsc
    .never = krzesło

-host = gospodarz
    .stems = gospodarz
    .never = właściciel

-undo = cofnąć
    .stems = cof
    .never = anuluj

-game-log = zapis partii
    .stems = zapis partii, zapisu partii, zapisem partii, zapisie partii
    .never = protokół, dziennik

-record = rekord
    .stems = rekord
    .never = wyczyn

# Leaflet: bonus
-bonus = bonus
    .stems = bonus
    .never = premia, premii, premię, premią

-coach = doradca
    .stems = doradc
    .never = trener, trenera

-pad = arkusz
    .stems = arkusz
    .never = blok, bloczek

-call = zapowiedzieć
    .stems = zapowi
    .never = nazwane

-card = karta
    .stems = kart, karc
    .never = kartka

-voice = zwyczajny
    .never = domu, domowe, boli, zachowujesz

-die = kostka
    .stems = kostk, kostek
    .never = kość, kości, kośćmi, kościami

-button = Cofnij
    .stems = *ij, *aj, *uj, *isz, *erz, rzuć, *iedz, *aw, *ieś, *ól, *ów, *eń, *ącz, *ńcz, *uń, *órz, przywróć, zaproś

-help = Pokaż tę pomoc
    .stems = *aż, *ij, *yj, *aj, *uj, *isz, *dź, *cz, uruchom, niech
