# Lithuanian at the table. What the parts mean: locales/en/terms.ftl.
#
# Buttons, keys and the help of commands are infinitives (Mesti, Įrašyti), the coach and refusals give orders (Mesk,
# Įrašyk), headings are nouns, a status of the program has no person (Skaičiuojama, Bandoma), of a player is in the
# third (Žaidžia …). The coach compares with “vietoj to pasilikus …, vidutiniškai prarandi …”. A box follows the word
# langelis in quotation marks, on buttons a colon.
# Fingerprint: atspaudas. Promise: pažadas. Spectators: žiūrovai. Goal: tikslas. Chance: tikimybė.
# Match: varžybos. Challenge: iššūkis. Exercise: užduotis. Attempt: bandymas. Request: prašymas.
# Hotspot: prieigos taškas.

-address = tu
    .never = jūs, jūsų, jums, jumis, jus, *kite, *kitės, norėdami, galite, turite, esate, norite

# Leaflet: eilutė, laukelis
-box = langelis
    .stems = langel
    .never = laukelis, laukelį, kategorija

# Leaflet: kombinacija
-hand = derinys
    .stems = derin
    .never = kombinacija

# Leaflet: mesti, metimas
-throw = mesti, metimas
    .stems = met, mes
    .never = ridenti

-rethrow = permetimas
    .stems = permet, perme
    .never = pakartotinis

# Leaflet: pasilikti, palikti
-keep = pasilikti
    .stems = pasil, lieka, nėra tarp
    .never = išlaikyti

# Leaflet: įrašyti
-enter = įrašyti
    .stems = įraš
    .never = užrašyti

-cross-out = išbraukti
    .stems = išbrauk
    .never = paaukoti

-chip = žetonas
    .stems = žeton
    .never = fišk*

# Leaflet: ėjimas
-turn = ėjimas
    .stems = ėjim
    .except = online-turn
    .never = manevras

-round = raundas
    .stems = raund
    .never = ratas

-seat = vieta
    .stems = viet
    .never = kėdė

-host = šeimininkas
    .stems = šeiminink
    .never = savininkas

-undo = atšaukti
    .stems = atšauk
    .never = anuliuoti

-game-log = protokolas
    .stems = protokol
    .never = žurnalas

-record = rekordas
    .stems = rekord
    .never = pasiekimas

# Leaflet: premija
-bonus = premija
    .stems = premij
    .never = bonusas, bonuso

-coach = patarėjas
    .stems = patarėj
    .never = treneris, trenerio

-pad = taškų lapas
    .stems = taškų lap
    .never = bloknotas, bloknote

-call = skelbti
    .stems = skelb
    .never = pavadinta

-card = kortelė
    .stems = kortel
    .never = kortos

-voice = kasdieniška
    .never = namuose, skauda, įvertinimas, įvertinimu, sutaupote

-die = kauliukas
    .stems = kauliuk

-button = Atšaukti
    .stems = *ti, *tis

-help = Rodyti šią pagalbą
    .stems = *ti, *tis
