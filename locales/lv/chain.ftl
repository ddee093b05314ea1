# What binds a game log: the chain of its lines, and the heads that devices note
record-chain = Ķēde te pārtrūkst: šī rindiņa vai kaut kas, ar ko tā saistīta, ir mainīts.
# $number: of the throw, from 1
record-no-such-throw = { $number }. metiena nekad nav bijis, tātad tam nevar piederēt baiti.

# yatzy verify: a row each
verify-chain = Ķēde
verify-chain-kept = vesela: katra rindiņa ir tāda, kā uzrakstīta
verify-chain-none = nav: protokols rakstīts ar roku vai vecākā versijā, tātad mainīta rindiņa nebūtu redzama
verify-chain-broken = pārtrūkusi
# The newest hash of the chain, by which a later game log is recognised
verify-head = Galva
verify-head-found = Protokols turpinās no tevis pierakstītās galvas.
verify-head-missing = Tevis pierakstītās galvas protokolā nav, tātad šī ir cita spēle vai cita pagātne.
verify-head-advice = Kas raksta failu, var uzrakstīt arī tā ķēdi; vairāk parāda galva, ko ierīce pierakstīja spēles laikā: --head.
verify-bad-head = “{ $given }” nav galva; norādi 64 heksadecimālos ciparus, kas rādīti pie galda.
verify-no-secret = Spēle ir beigusies, bet protokolā nav noslēpuma, tātad kauliņus nevar pārbaudīt.
help-verify-head = Galva, ko ierīce pierakstīja spēles laikā
web-head = Protokola galva
web-head-hint = Šī ierīce pieraksta jaunāko galvu. Protokolā ar citu pagātni tās nav.

# $games: how many of 100, such as “37” or “less than 1”
chart-dice-chance = Godīgi kauliņi ir vismaz tik nevienmērīgi { $games } spēlēs no 100.

# yatzy export, yatzy import
help-export = Ierakstīt visas spēles, pabeigtas un nepabeigtas, vienā failā
help-export-file = Fails, ko ierakstīt; tā vēl nedrīkst būt
help-import = Pārņemt spēles no faila, ko ierakstīja “yatzy export”
help-import-file = Eksportētais fails
export-done = Ierakstītas spēles: { $count }
export-there = “{ $path }” jau ir; izvēlies citu nosaukumu, lai nekas nepazustu.
import-done = Jaunas spēles: { $count }. Jau bija: { $known }.
import-not = Šis nav tāds fails, kādu raksta šīs versijas “yatzy export”.
import-line = { $line }. rindiņu nevar nolasīt kā spēli, tātad nekas nav pārņemts.
export-unwritable = “{ $path }” nevar ierakstīt ({ $detail }); izvēlies citu vietu.
