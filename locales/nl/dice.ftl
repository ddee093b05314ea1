# The proof of the dice: promise, secret, fingerprint; “yatzy verify”.

## On pages

dice-fingerprint = Vingerafdruk van het verslag
dice-fingerprint-hint = Dit apparaat noteert de nieuwste vingerafdruk. Een gewijzigd verslag heeft die niet.
dice-yourself = Controleer het zelf: download het verslag en voer dan dit uit
dice-agrees = Wat dit apparaat tijdens het spel noteerde, klopt met het verslag.
dice-differs = Wat dit apparaat noteerde, klopt niet met het verslag: dit zijn niet de dobbelstenen die het zag.
# After “Dice:”; the last choice can still be taken back for some seconds
dice-soon = over een moment te controleren
dice-promise = Belofte over de dobbelstenen
dice-secret = Geheim van de dobbelstenen
dice-check = De dobbelstenen controleren
dice-fair = Wat dit bewijst: de server koos niet de worpen van een plaats die hij niet bestuurt. Wat het niet kan bewijzen: een gastheer die meespeelt, kent het geheim, en worpen van de computer of van pagina’s zonder script bevatten geen bytes van een speler.

## yatzy verify: a row each

# yatzy verify: a row each
verify-chain = Keten
verify-chain-kept = heel: elke regel is zoals hij geschreven is
verify-chain-none = geen: het verslag is met de hand of door een oudere versie geschreven, dus een veranderde regel zou niet opvallen
verify-chain-absent = geen: het spel begon in een oudere versie of de keten is verwijderd, dus een veranderde regel zou niet opvallen
verify-chain-broken = gebroken
# The newest hash of the chain, by which a later game log is recognised
verify-fingerprint = Vingerafdruk
verify-fingerprint-found = Het verslag gaat verder vanaf de vingerafdruk die je hebt genoteerd.
verify-fingerprint-missing = De vingerafdruk die je hebt genoteerd, staat niet in het verslag, dus dit is een ander spel, of eerdere beurten zijn gewijzigd.
verify-fingerprint-advice = Wie een bestand schrijft, kan ook de keten schrijven. Een vingerafdruk die een apparaat tijdens het spel noteerde, bewijst meer: --head.
verify-bad-fingerprint = “{ $given }” is geen vingerafdruk; geef de 64 hexadecimale cijfers op die aan tafel te zien waren.
verify-no-secret = Het spel is afgelopen, maar het geheim staat niet in het verslag, dus de dobbelstenen zijn niet te controleren.
verify-rules = Regels
verify-dice = Dobbelstenen
verify-rules-kept = overal gevolgd
verify-rules-broken = overtreden
verify-dice-verified = { $throws ->
    [one] gecontroleerd: de ene worp volgt uit het geheim
   *[other] gecontroleerd: alle { $throws } worpen volgen uit het geheim
}
verify-dice-verified-all = gecontroleerd: alle worpen volgen uit het geheim
verify-dice-wrong = fout
verify-dice-real = niets te controleren: echte dobbelstenen
verify-dice-no-secret = nog niet te controleren: het geheim komt vrij als het spel is afgelopen
verify-dice-unbound = niet te controleren: het verslag heeft geen belofte met haar geheim
verify-without-bytes = { $count ->
    [one] Aan één worp droeg geen apparaat van een speler bytes bij:
   *[other] Aan { $count } worpen droeg geen apparaat van een speler bytes bij:
}
verify-wrong-secret = Het geheim past niet bij de belofte, dus het zijn niet de dobbelstenen die het programma beloofde.
verify-wrong-commitment = De belofte die je hebt genoteerd, is niet die in het verslag, dus dit is niet het spel dat je was aangekondigd.
verify-wrong-throw = Worp { $number } is niet wat het geheim en de bytes van de speler geven, dus hij is veranderd.
verify-bad-commitment = “{ $given }” is geen belofte; geef de 64 hexadecimale cijfers op die vóór de eerste worp te zien waren.
