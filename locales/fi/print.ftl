# Printing, from pages and from the terminal

## On the pages

# A heading, and a link to what can be printed
print-title = Tulosta
# Buttons
print-pad = Tulosta pistevihko
# The pad of a table, with what was written
print-this-pad = Tulosta tämä vihko
print-rules = Tulosta nämä säännöt
print-report = Tulosta raportti
print-records = Tulosta ennätykset
print-page = Tulosta tämä sivu
# The label of the field for the number of players
print-players = Kuinka monelle?
# Below it
print-players-hint = Jätä tyhjäksi, niin vihko on niin monelle kuin sivulle mahtuu.
print-paper = Paperi
print-paper-name = { $paper ->
    [a4] A4
    [a5] A5
   *[letter] US Letter
}
print-landscape = Vaakaan
print-large = Iso teksti
print-hint = Avautuu PDF:nä, valmiina tulostettavaksi.

## In the terminal

# The key, as it is printed on the keyboard
keycap-print = ctrl+p
# Beside the key
key-print = tulosta
keys-print = Tallenna vihko tähän kansioon PDF:nä tulostettavaksi
# $path: a file
print-written = PDF on tiedostossa { $path }, valmiina tulostettavaksi.
# Part of the hint below the form for a new game
new-print = ctrl+p: pistevihko tulostettavaksi
